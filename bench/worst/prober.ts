import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * A caller on a thread of its own who asks for small things one after the other, and tells on demand how
 * long the longest answer since the last time took, in milliseconds.
 */
const { origin, paths, cookie } = workerData as { origin: string; paths: string[]; cookie: string }
const agent = new Agent({ keepAlive: true, maxSockets: paths.length })
const EVERY_MS = 2
let longestMs = 0
const underWay = new Map<string, number>()

parentPort?.on('message', () => {
  const now = performance.now()
  const waiting = Array.from(underWay.values(), (askedAt) => now - askedAt)
  parentPort?.postMessage(Math.max(longestMs, ...waiting))
  longestMs = 0
})
for (const path of paths) void askAgainAndAgain(path)

async function askAgainAndAgain(path: string): Promise<void> {
  for (;;) {
    const askedAt = performance.now()
    underWay.set(path, askedAt)
    await get(path)
    longestMs = Math.max(longestMs, performance.now() - askedAt)
    underWay.delete(path)
    await pause(EVERY_MS)
  }
}

function get(path: string): Promise<void> {
  return new Promise((resolve) => {
    request(`${origin}${path}`, { agent, headers: { cookie } }, (response) => {
      response.resume()
      response.on('end', resolve)
    })
      .on('error', () => resolve())
      .end()
  })
}
