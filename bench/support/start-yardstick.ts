import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../../apps/server/src/testing/server-process.ts'

/** Starts yardstick.ts: `/bare` and, where a database is given, `/row` answer so many bytes. */
export async function startYardstick(
  bytes: number,
  databaseUrl: string | undefined,
): Promise<{ origin: string; process: ChildProcess }> {
  const port = await findFreePort()
  const script = fileURLToPath(new URL('yardstick.ts', import.meta.url))
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      PORT: String(port),
      BYTES: String(bytes),
      DATABASE_URL: databaseUrl ?? '',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 200; tries++) {
    const up = await fetch(`${origin}/bare`).then(
      () => true,
      () => false,
    )
    if (up) return { origin, process: child }
    await pause(50)
  }
  throw new Error('The yardstick did not start')
}
