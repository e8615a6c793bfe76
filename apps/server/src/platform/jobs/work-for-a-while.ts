import { setTimeout } from 'node:timers/promises'

/** Long jobs take turns: after this long the next one is worked on. */
const SLICE_MS = 10_000
/** A step of many seconds waited for a thread to start: it kept nobody from anything. */
const REST_AT_MOST_MS = 2_000

/**
 * Does steps for some seconds, with a rest after each for others to be served. Answers whether there is
 * more to do.
 * @param step does one piece of work; answers false when there is none left
 * @param rest how many times as long as a step took
 */
export async function workForAWhile(
  signal: AbortSignal,
  step: () => Promise<boolean>,
  rest: number,
): Promise<boolean> {
  const until = performance.now() + SLICE_MS
  while (performance.now() < until && !signal.aborted) {
    const begun = performance.now()
    if (!(await step())) return false
    const restMs = Math.min(rest * (performance.now() - begun), REST_AT_MOST_MS)
    await setTimeout(restMs, undefined, { ref: false })
  }
  return true
}
