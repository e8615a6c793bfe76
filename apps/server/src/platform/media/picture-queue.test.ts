import { describe, expect, it, vi } from 'vitest'
import { createPictureQueue, placesIn, type QueueLimits } from './picture-queue.ts'

/** A queue whose work ends when the test says so; `begun` lists what was started, in order. */
function watchQueue(limits: Partial<QueueLimits> = {}) {
  const queue = createPictureQueue({
    places: 2,
    inAll: 8,
    ofOne: 5,
    longestWaitMs: 1_000,
    ...limits,
  })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (owner: string, name: string, options?: { patient?: boolean; most?: number }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    ends.set(name, resolve)
    const work = async () => {
      begun.push(name)
      await promise
      return name
    }
    return queue.run(owner, work, options)
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { queue, ask, end, begun }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))
const OVERLOADED = { code: 'OVERLOADED', retryAfterSeconds: 10 }

describe('the queue of pictures', () => {
  it('does two at once, and owners take turns', async () => {
    const { ask, end, begun } = watchQueue()
    const all = ['1', '2', '3', '4'].map((name) => ask('ada', `ada ${name}`))
    all.push(ask('ben', 'ben 1'))
    await settled()
    expect(begun).toEqual(['ada 1', 'ada 2'])
    await end('ada 1')
    await end('ada 2')
    expect(begun.toSorted()).toEqual(['ada 1', 'ada 2', 'ada 3', 'ben 1'])
    for (const name of ['ada 3', 'ben 1', 'ada 4']) await end(name)
    expect(await Promise.all(all)).toEqual(['ada 1', 'ada 2', 'ada 3', 'ada 4', 'ben 1'])
  })

  it('refuses what is too much of one owner or in all, but patient work', async () => {
    const { ask, begun, end } = watchQueue({ places: 1, inAll: 4, ofOne: 2 })
    const waiting = [ask('ada', 'a1'), ask('ada', 'a2')]
    await expect(ask('ada', 'a3')).rejects.toMatchObject(OVERLOADED)
    waiting.push(ask('ben', 'b1'), ask('cleo', 'c1'))
    await expect(ask('dana', 'd1')).rejects.toMatchObject(OVERLOADED)
    waiting.push(ask('ada', 'a4', { patient: true }))
    for (const name of ['a1', 'b1', 'c1', 'a2', 'a4']) await end(name)
    await Promise.all(waiting)
    expect(begun).toHaveLength(5)
    const many = [1, 2, 3, 4].map((count) => ask('all', `v${count}`, { most: 3 }))
    await expect(many.pop()).rejects.toMatchObject(OVERLOADED)
    for (const name of ['v1', 'v2', 'v3']) await end(name)
    await Promise.all(many)
    const again = ask('ada', 'a5')
    await end('a5')
    expect(await again).toBe('a5')
  })

  it('gives up what waited too long, and never the place of what runs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { ask, end, begun } = watchQueue({ places: 1 })
      const long = ask('ada', 'long')
      const late = expect(ask('ben', 'late')).rejects.toMatchObject(OVERLOADED)
      const patient = ask('cleo', 'patient', { patient: true })
      await vi.advanceTimersByTimeAsync(60_000)
      await late
      expect(begun).toEqual(['long'])
      await end('long')
      await end('patient')
      expect(await Promise.all([long, patient])).toEqual(['long', 'patient'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('goes on after work that failed', async () => {
    const { queue } = watchQueue({ places: 1 })
    const failing = queue.run('ada', () => Promise.reject(new Error('damaged')))
    await expect(failing).rejects.toThrow('damaged')
    expect(await queue.run('ada', async () => 'next')).toBe('next')
  })

  it('leaves half of the threads to all else', () => {
    const places = ['', '1', '2', '3', '4', '64', 'many'].map((size) =>
      placesIn({ UV_THREADPOOL_SIZE: size }),
    )
    expect(places).toEqual([2, 1, 1, 1, 2, 2, 2])
    expect(placesIn({})).toBe(2)
  })
})
