/** Runs what it is handed, so many at once; the rest waits in the order in which it came. */
export function atMost(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = places
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The place goes from hand to hand: nobody who comes now is before those who wait.
      if (next) next()
      else free += 1
    }
  }
}
