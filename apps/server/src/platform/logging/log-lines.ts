import fs, { writeSync } from 'node:fs'
import { promisify } from 'node:util'

/** Takes bytes and answers how many it took. */
export type Write = (bytes: Buffer) => Promise<number>

export type LogLines = {
  write(line: string): void
  /** Writes what waits, unless the reader is stuck; for the moment before the process ends. */
  flushSync(write: (bytes: Buffer) => number): void
}

/** The most characters that may wait: some 5,000 requests. */
const ROOM = 1_000_000
const STANDS_STILL_AFTER_MS = 1_000
/** A full disk is tried again after this; a full pipe may be read at any moment. */
const FULL_DISK_PAUSE_MS = 1_000
const FULL_PIPE_PAUSE_MS = 50

/**
 * Lines on their way to a file, a pipe or a terminal. Callers never wait: what does not fit while a
 * disk is full or a reader is stuck is dropped, and a later line says how much. (pino's own
 * destination waits: at a full disk its flush never ends.)
 */
export function createLogLines(write: Write, room: number = ROOM): LogLines {
  let lines: string[] = []
  let waiting = 0
  /** What `write` was given and has not taken yet. */
  let rest: Buffer = Buffer.alloc(0)
  let dropped = 0
  let isPumping = false
  let isReaderGone = false
  /** When the current write began. */
  let writingSince: number | undefined

  function take(): Buffer {
    const taken = Buffer.from(lines.join(''))
    lines = []
    waiting = 0
    return taken
  }

  async function pump(): Promise<void> {
    while (!isReaderGone && (rest.length > 0 || lines.length > 0)) {
      if (rest.length === 0) rest = take()
      try {
        writingSince = performance.now()
        rest = rest.subarray(await write(rest))
        if (rest.length === 0) tellDropped()
      } catch (error) {
        await recover(codeOf(error))
      } finally {
        writingSince = undefined
      }
    }
    isPumping = false
  }

  async function recover(code: string): Promise<void> {
    if (code === 'EPIPE' || code === 'EBADF') isReaderGone = true
    else await pause(code === 'EAGAIN' ? FULL_PIPE_PAUSE_MS : FULL_DISK_PAUSE_MS)
  }

  function tellDropped(): void {
    if (dropped === 0) return
    const msg = 'log lines were dropped while nothing took them'
    const line = { level: 'warn', time: new Date().toISOString(), lines: dropped, msg }
    dropped = 0
    add(`${JSON.stringify(line)}\n`)
  }

  function add(line: string): void {
    lines.push(line)
    waiting += line.length
  }

  return {
    write: (line) => {
      if (isReaderGone) return
      if (waiting + line.length > room) {
        dropped += 1
        return
      }
      add(line)
      if (isPumping) return
      isPumping = true
      // What is logged in the same turn is written in one piece.
      setImmediate(() => void pump())
    },
    flushSync: (writeNow) => {
      if (isReaderGone) return
      const isRunning = writingSince !== undefined
      if (isRunning && performance.now() - (writingSince ?? 0) > STANDS_STILL_AFTER_MS) return
      const last = isRunning ? take() : Buffer.concat([rest, take()])
      try {
        for (let left = last; left.length > 0; ) left = left.subarray(writeNow(left))
      } catch {
        // The log itself failed: there is nowhere left to report it.
      }
    },
  }
}

let standardOutput: LogLines | undefined

/** The log on standard output; what waits is written when the process ends. */
export function openStandardOutput(): LogLines {
  if (standardOutput) return standardOutput
  // With an error listener, a full pipe reports that instead of blocking a thread, and an error
  // ends nothing.
  process.stdout.on('error', () => undefined)
  const lines = createLogLines(async (bytes) => (await writeFd(OUTPUT, bytes)).bytesWritten)
  process.once('exit', () => lines.flushSync((bytes) => writeSync(OUTPUT, bytes)))
  standardOutput = lines
  return lines
}

const OUTPUT = 1
const writeFd = promisify(fs.write)

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Does not keep the process alive. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}
