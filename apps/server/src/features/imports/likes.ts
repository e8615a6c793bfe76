import type { DoubleRecipe } from '@potluck/kitchen/doubles'
import { MOST_COMPARED } from '../doubles/index.ts'

/** The earlier of several newcomers that a later one seems to be. */
export type Like = { position: number; isSamePage: boolean }
export type Newcomer = { at: number; recipe: DoubleRecipe; keys: readonly string[] }
/** Two newcomers that could be one, the earlier by its position. */
export type Pair = { at: number; position: number; isIdentical: boolean }

/** Newcomers that share keys with those before them, the likeliest few of each. */
export function pairsAmong(newcomers: readonly Newcomer[], first: number): Pair[] {
  const places = new Map<string, number[]>()
  return newcomers.flatMap(({ at, keys }) => {
    const shared = keys.flatMap((key) => {
      const holders = places.get(key) ?? []
      places.set(key, [...holders, at])
      return holders.map((other) => ({ other, isIdentical: key.startsWith('=') }))
    })
    return [...Map.groupBy(shared, ({ other }) => other)]
      .toSorted(([, one], [, other]) => other.length - one.length)
      .slice(0, MOST_COMPARED)
      .map(([other, keysOfBoth]) => ({
        at,
        position: first + other,
        isIdentical: keysOfBoth.some(({ isIdentical }) => isIdentical),
      }))
  })
}

type Answered = Like & { at: number; score: number }

/** Of each the likeliest that is no double itself: that one will be there when it comes in. */
export function chooseLikes<T extends Answered>(
  answered: readonly T[],
  first: number,
): ReadonlyMap<number, T> {
  const likes = new Map<number, T>()
  const inOrder = answered.toSorted(
    (one, other) => one.at - other.at || other.score - one.score || one.position - other.position,
  )
  for (const answer of inOrder) {
    const { at, position } = answer
    if (!likes.has(at) && !likes.has(position - first)) likes.set(at, answer)
  }
  return likes
}
