/**
 * Limits concurrency: runs at most `places` pieces of work at once; the rest wait in the order of
 * arrival.
 */
export function limitConcurrency(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = places
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place is passed on directly, so that a new call cannot overtake those that wait.
      if (next) next()
      else free += 1
    }
  }
}
