import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'

const CONNECTIONS = 32
const ROUNDS = 5
const ROUND_SECONDS = 2

export type Target = {
  url: string
  /** Paths that take turns in the place of the one in `url`. */
  requests?: { path: string }[]
  headers?: Record<string, string>
  method?: 'GET' | 'POST'
  body?: string
  /** 32 unless told. */
  connections?: number
}

export type Load = { perSecond: number; p50: number; p99: number; failed: number }

export type Comparison = {
  load: Load
  yardstick: Load
  /** The subject's share of the yardstick's requests a second. */
  ratio: number
}

/**
 * Saturates a subject and a yardstick in turns, so that whatever else the machine does meets both.
 * Everything answered is the median of the rounds, five unless told, of two seconds.
 */
export async function compare(
  subject: Target,
  yardstick: Target,
  rounds = ROUNDS,
): Promise<Comparison> {
  await saturate(yardstick)
  await saturate(subject)
  const measured: Comparison[] = []
  while (measured.length < rounds) {
    const measure = await saturate(yardstick)
    const load = await saturate(subject)
    measured.push({ load, yardstick: measure, ratio: load.perSecond / measure.perSecond })
    // Lets the server finish requests that were cut off, so that they do not slow the yardstick.
    await pause(load.p99)
  }
  return {
    load: summarise(measured.map(({ load }) => load)),
    yardstick: summarise(measured.map((round) => round.yardstick)),
    ratio: median(measured.map(({ ratio }) => ratio)),
  }
}

async function saturate(target: Target): Promise<Load> {
  const result = await autocannon({
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    ...target,
  })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}

function summarise(loads: Load[]): Load {
  return {
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p50: median(loads.map(({ p50 }) => p50)),
    p99: median(loads.map(({ p99 }) => p99)),
    failed: loads.reduce((sum, { failed }) => sum + failed, 0),
  }
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
