/** A source of random choices that is the same for the same seed. */
export type Chance = {
  /** A number from 0 up to, not including, 1. */
  next(): number
  pick<T>(from: readonly [T, ...T[]]): T
  shuffle<T>(list: readonly T[]): T[]
}

/** Choices that depend only on the parts of a seed. */
export function openChance(...seed: readonly (string | number)[]): Chance {
  let state = toSeed(...seed)
  const next = () => {
    // mulberry32, a 32-bit generator: plenty for choosing among a few dozen things.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
    shuffle: (list) =>
      list
        .map((entry) => ({ entry, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ entry }) => entry),
  }
}

/** Hashes words to one number (FNV-1a). */
export function toSeed(...parts: readonly (string | number)[]): number {
  const text = parts.join('\u0000')
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash | 0
}
