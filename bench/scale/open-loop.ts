import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Answers of a fixed arrival rate: milliseconds from when a request was due, not from when it left. */
export type Latencies = { p50: number; p95: number; failed: number }

export type Arrivals = { perSecond: number; seconds: number }

/**
 * Sends requests when they are due, whether or not those before have been answered, so that a server
 * that falls behind has the waiting counted against it.
 */
export async function measureOpenLoop(
  origin: string,
  paths: (number: number) => { path: string; cookie: string },
  { perSecond, seconds }: Arrivals,
): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const count = perSecond * seconds
  const startAt = performance.now() + 50
  const answers: Promise<{ ms: number; ok: boolean }>[] = []
  for (let number = 0; number < count; number++) {
    const dueAt = startAt + (number * 1000) / perSecond
    const early = dueAt - performance.now()
    if (early > 0) await pause(early)
    answers.push(get(agent, origin, paths(number), dueAt))
  }
  const times = await Promise.all(answers)
  agent.destroy()
  const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return {
    p50: sorted[Math.floor(count * 0.5)] ?? Number.NaN,
    p95: sorted[Math.floor(count * 0.95)] ?? Number.NaN,
    failed: times.filter(({ ok }) => !ok).length,
  }
}

function get(
  agent: Agent,
  origin: string,
  { path, cookie }: { path: string; cookie: string },
  dueAt: number,
): Promise<{ ms: number; ok: boolean }> {
  return new Promise((resolve) => {
    const done = (ok: boolean) => resolve({ ms: performance.now() - dueAt, ok })
    request(`${origin}${path}`, { agent, headers: { cookie } }, (response) => {
      response.resume()
      response.on('end', () => done(response.statusCode === 200))
      response.on('error', () => done(false))
    })
      .on('error', () => done(false))
      .end()
  })
}
