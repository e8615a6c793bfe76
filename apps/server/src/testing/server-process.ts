import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BUNDLE = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
/** The server run from its sources, for tests of what it does rather than how fast. */
export const SOURCES = fileURLToPath(new URL('../main.ts', import.meta.url))
// A limit that only tells a hang from a busy machine.
const READY_WITHIN_MS = 120_000
/** Linux counts a hundred ticks a second. */
const TICK_MS = 10

/** Off unless a test asks for it. */
const USUAL = { LOG_LEVEL: 'error', RATE_LIMIT: '0', COOKBOOK: 'off' }

/** The server as a process of its own. */
export type RunningServer = {
  origin: string
  process: ChildProcess
  /** Milliseconds from the start of the process to the first `ready`. */
  readyAfterMs: number
  /** Resident memory in MB, as the system reports it. */
  residentMb(): Promise<number>
  /** CPU milliseconds of the main thread, as the system reports them. */
  servingMs(): Promise<number>
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the server, by default the built one, on a free port and waits until it is ready. */
export async function startServer(
  env: Record<string, string>,
  script = BUNDLE,
): Promise<RunningServer> {
  const port = await findFreePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...USUAL, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  await waitUntilReady(origin, child).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    origin,
    process: child,
    readyAfterMs: performance.now() - startedAt,
    residentMb: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
    },
    servingMs: async () => {
      const stat = await readFile(`/proc/${child.pid}/task/${child.pid}/stat`, 'utf8')
      // After the name, which is in brackets, user and system time are the 12th and 13th field.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS
    },
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await ended
    },
  }
}

/** Runs the server from its sources where it should fail to start: its output and exit code. */
export async function runToEnd(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [SOURCES], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output }
}

/** A temporary folder, with a function to remove it. */
export async function makeTemporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'potluck-server-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function waitUntilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    const ready = await fetch(`${origin}/api/ready`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => {
      setTimeout(resolve, 25)
    })
  }
  throw new Error('The server was not ready in time')
}
