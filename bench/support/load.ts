import autocannon from 'autocannon'

const CONNECTIONS = 32
const SECONDS = 5

export type Load = { perSecond: number; p50: number; p99: number; failed: number }

/** Saturates an address for some seconds over 32 connections. */
export async function saturate(
  url: string,
  options: { headers?: Record<string, string>; method?: 'GET' | 'POST'; body?: string } = {},
): Promise<Load> {
  const warm = { url, connections: 8, duration: 1, ...options }
  await autocannon(warm)
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, ...options })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}
