/** A source of chance that a seed makes the same each time (mulberry32). */
export type Chance = {
  /** From 0 up to, not including, 1. */
  next(): number
  pick<T>(of: readonly T[]): T
  shuffle<T>(of: readonly T[]): T[]
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    pick: <T>(of: readonly T[]): T => {
      const found = of[Math.floor(next() * of.length)]
      if (found === undefined) throw new Error('there is nothing to pick from')
      return found
    },
    shuffle: (of) =>
      of
        .map((one) => ({ one, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one),
  }
}
