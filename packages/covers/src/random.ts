/** A stream of numbers in [0, 1) that is the same for the same seed, with the draws a layout needs. */
export type Random = {
  /** A number from `low` up to, not including, `high`. */
  between: (low: number, high: number) => number
  /** A number within `reach` of 0, on either side. */
  around: (reach: number) => number
  /** True with the given chance (0-1). */
  chance: (likelihood: number) => boolean
  pick: <T>(choices: readonly [T, ...T[]]) => T
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, ample for a drawing. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (low, high) => low + next() * (high - low),
    around: (reach) => (next() * 2 - 1) * reach,
    chance: (likelihood) => next() < likelihood,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}

/** A 32-bit fingerprint of a text: FNV-1a, then the murmur3 finish, so that ids that differ in one letter part. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
