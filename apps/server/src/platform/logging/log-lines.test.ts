import { describe, expect, it, vi } from 'vitest'
import { createLogLines } from './log-lines.ts'

/** A reader that takes what it has room for, then fails as it is told to. */
function createReader(room = Number.POSITIVE_INFINITY) {
  const reader = {
    text: '',
    room,
    code: 'ENOSPC',
    /** How often it was called. */
    asked: 0,
    write: async (bytes: Buffer) => {
      reader.asked += 1
      const taken = bytes.subarray(0, reader.room)
      if (taken.length === 0) throw Object.assign(new Error(reader.code), { code: reader.code })
      reader.room -= taken.length
      reader.text += taken.toString()
      return taken.length
    },
  }
  return reader
}
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

describe('the lines of the log', () => {
  it('go in one piece, in their order', async () => {
    const reader = createReader()
    const lines = createLogLines(reader.write)
    for (const line of ['one\n', 'two\n', 'three\n']) lines.write(line)
    expect(reader.asked).toBe(0)
    await settled()
    expect(reader).toMatchObject({ text: 'one\ntwo\nthree\n', asked: 1 })
  })

  it('wait while a disk is full, are dropped beyond their room, and say so once there is space', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    try {
      const reader = createReader(6)
      const lines = createLogLines(reader.write, 20)
      lines.write('first line\n')
      await settled()
      expect(reader.text).toBe('first ')
      for (const count of [1, 2, 3, 4, 5]) lines.write(`line ${count}\n`)
      await vi.advanceTimersByTimeAsync(2_500)
      expect(reader.text).toBe('first ')
      reader.room = 10_000
      await vi.advanceTimersByTimeAsync(1_000)
      const [last = '', ...rest] = reader.text.trimEnd().split('\n').reverse()
      expect(rest.reverse()).toEqual(['first line', 'line 1', 'line 2'])
      expect(JSON.parse(last)).toMatchObject({ level: 'warn', lines: 3 })
    } finally {
      vi.useRealTimers()
    }
  })

  it('end when nobody reads them any more', async () => {
    const reader = createReader(0)
    reader.code = 'EPIPE'
    const lines = createLogLines(reader.write)
    lines.write('one\n')
    await settled()
    lines.write('two\n')
    await settled()
    expect(reader.asked).toBe(1)
  })

  it('are written at the end of the process, unless that fails or their reader stands still', async () => {
    const reader = createReader()
    const lines = createLogLines(reader.write)
    const written: string[] = []
    lines.write('last words\n')
    lines.flushSync((bytes) => {
      written.push(bytes.toString())
      return Math.min(4, bytes.length)
    })
    expect(written).toEqual(['last words\n', ' words\n', 'ds\n'])
    lines.write('more\n')
    const full = () => {
      throw new Error('no space')
    }
    expect(() => lines.flushSync(full)).not.toThrow()

    const stuck = createLogLines(() => new Promise(() => undefined))
    stuck.write('held\n')
    await settled()
    stuck.write('behind\n')
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000)
    stuck.flushSync(() => expect.unreachable('it would wait for ever'))
    clock.mockRestore()
  })
})
