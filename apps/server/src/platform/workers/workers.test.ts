import { afterEach, describe, expect, it, vi } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { AppError } from '../http/index.ts'
import { defineTask } from './task.ts'
import { createWorkers, TookTooLongError, type Workers, type WorkersOptions } from './workers.ts'

/** As defined in `test-thread.ts`. */
const double = defineTask<number, number>('double', (value) => value)
const refuse = defineTask<string, string>('refuse', (words) => words)
const loop = defineTask<boolean, undefined>('loop', () => undefined)
const crash = defineTask<number, undefined>('crash', () => undefined)
const hold = defineTask<Int32Array, undefined>('hold', () => undefined)
const note = defineTask<{ list: Int32Array; value: number }, undefined>('note', () => undefined)
const whoAmI = defineTask<null, number>('whoAmI', () => 0)
const unknown = defineTask<number, number>('unknown', (value) => value)

let workers: Workers
afterEach(async () => {
  vi.useRealTimers()
  await workers.close()
})

function start(options: Partial<WorkersOptions> = {}): Workers {
  const entry = new URL('./test-thread.ts', import.meta.url)
  workers = createWorkers({ entry, log: silentLog, most: 1, ...options })
  return workers
}

const shared = (length: number) => new Int32Array(new SharedArrayBuffer(4 * length))

function open(gate: Int32Array): void {
  Atomics.store(gate, 0, 1)
  Atomics.notify(gate, 0)
}

describe('work on other threads', () => {
  it('answers what the task answers, and throws what it throws', async () => {
    start()
    expect(await workers.run(double, 21, 'ada')).toBe(42)
    await expect(workers.run(refuse, 'no such pan', 'ada')).rejects.toThrow('no such pan')
    await expect(workers.run(unknown, 1, 'ada')).rejects.toThrow('No thread knows')
    expect(await workers.run(double, 4, 'ada')).toBe(8)
  })

  it('ends what takes too long, and goes on with the next', async () => {
    start({ limitMs: 300 })
    const [endless, next] = await Promise.allSettled([
      workers.run(loop, true, 'eve'),
      workers.run(double, 5, 'ada'),
    ])
    expect(endless).toMatchObject({ status: 'rejected', reason: expect.any(TookTooLongError) })
    expect(next).toEqual({ status: 'fulfilled', value: 10 })
  })

  it('loses with a thread that crashes its own task alone', async () => {
    start()
    const [lost, next] = await Promise.allSettled([
      workers.run(crash, 7, 'eve'),
      workers.run(double, 6, 'ada'),
    ])
    expect(lost).toMatchObject({ status: 'rejected', reason: { code: 'OVERLOADED' } })
    expect(next).toEqual({ status: 'fulfilled', value: 12 })
  })

  it('refuses what cannot be copied, and goes on', async () => {
    start()
    const uncopied = defineTask<unknown, unknown>('double', (value) => value)
    await expect(workers.run(uncopied, () => 1, 'eve')).rejects.toThrow()
    expect(await workers.run(double, 1, 'ada')).toBe(2)
  })

  it('gives members their turns, however much one of them has asked for', async () => {
    start()
    const [gate, list] = [shared(1), shared(20)]
    const held = workers.run(hold, gate, 'ben')
    const asked = [1, 2, 3, 4].map((value) => workers.run(note, { list, value }, 'eve'))
    const other = workers.run(note, { list, value: 100 }, 'ada')
    open(gate)
    await Promise.all([held, ...asked, other])
    expect([...list.slice(1, 6)]).toEqual([1, 100, 2, 3, 4])
  })

  it('leaves a thread to others, whatever one member has asked for', async () => {
    start({ most: 2 })
    const gate = shared(1)
    const held = [1, 2, 3].map(() => workers.run(hold, gate, 'eve'))
    expect(await workers.run(double, 9, 'ada')).toBe(18)
    open(gate)
    await Promise.all(held)
  })

  it('refuses more than may wait, in all and of one member', async () => {
    start({ mostWaiting: 3, mostWaitingEach: 2 })
    const gate = shared(1)
    await workers.run(double, 0, 'ben')
    const held = workers.run(hold, gate, 'ben')
    const asked = [1, 2, 3].map((value) => workers.run(double, value, 'eve'))
    await expect(asked[2]).rejects.toMatchObject({ code: 'OVERLOADED', retryAfterSeconds: 2 })
    const more = workers.run(double, 4, 'ada')
    await expect(workers.run(double, 5, 'cleo')).rejects.toThrow(AppError)
    open(gate)
    expect(await Promise.all([held, asked[0], asked[1], more])).toEqual([undefined, 2, 4, 8])
  })

  it('ends a thread that nobody has wanted for ten minutes, and starts another when one does', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    start()
    workers.wake()
    const first = await workers.run(whoAmI, null, 'ada')
    vi.advanceTimersByTime(9 * 60_000)
    expect(await workers.run(whoAmI, null, 'ada')).toBe(first)
    vi.advanceTimersByTime(11 * 60_000)
    expect(await workers.run(whoAmI, null, 'ada')).not.toBe(first)
  })

  it('fails what waits when no thread can be started', async () => {
    start({ entry: new URL('./no-such-file.ts', import.meta.url) })
    await expect(workers.run(double, 1, 'ada')).rejects.toMatchObject({ code: 'OVERLOADED' })
  })

  it('fails what runs and waits when it is closed, and takes no more', async () => {
    start()
    await workers.run(double, 1, 'ada')
    const gate = shared(1)
    const asked = [workers.run(hold, gate, 'ada'), workers.run(double, 1, 'ada')]
    const settled = Promise.allSettled(asked)
    await workers.close()
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(workers.run(double, 1, 'ada')).rejects.toMatchObject({ code: 'OVERLOADED' })
  })
})
