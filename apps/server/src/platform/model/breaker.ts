const FAILURES_TO_OPEN = 3
/** Failures further apart than this are treated as coincidence. */
const FAILURES_WITHIN_MS = 60_000
const LEFT_ALONE_MS = 30_000

/** One request that the breaker admitted. */
export type Trial = {
  succeeded(): void
  failed(): void
  /** The request is over; without success or failure before, it changes nothing. */
  end(): void
}

export type Breaker = {
  /** Whether a request may go through now. */
  isAvailable(): boolean
  /** Lets a request through; undefined while the circuit is open. */
  admit(): Trial | undefined
}

/**
 * A circuit breaker: three failures in a row within a minute open it for 30 seconds. Then one
 * request is let through alone, whose result closes the circuit or opens it again.
 */
export function createBreaker(now: () => Date): Breaker {
  /** When the latest failures in a row happened, in milliseconds. */
  let failures: number[] = []
  let openUntil: number | undefined
  let probe: Trial | undefined

  function isAvailable(): boolean {
    return openUntil === undefined || (probe === undefined && now().getTime() >= openUntil)
  }

  function succeeded(): void {
    failures = []
    openUntil = undefined
  }

  function failed(): void {
    // It was admitted before the circuit opened, so its failure is no news.
    if (openUntil !== undefined) return
    const moment = now().getTime()
    failures = [...failures, moment].filter((failure) => moment - failure <= FAILURES_WITHIN_MS)
    if (failures.length >= FAILURES_TO_OPEN) openUntil = moment + LEFT_ALONE_MS
  }

  function reopened(): void {
    openUntil = now().getTime() + LEFT_ALONE_MS
  }

  function admit(): Trial | undefined {
    if (!isAvailable()) return undefined
    const isProbe = openUntil !== undefined
    const trial: Trial = {
      succeeded,
      failed: isProbe ? reopened : failed,
      end: () => {
        if (probe === trial) probe = undefined
      },
    }
    if (isProbe) probe = trial
    return trial
  }

  return { isAvailable, admit }
}
