import type { DoubleAnswer, DoubleRecipe } from '@potluck/kitchen/doubles'
import { TookTooLongError, type Workers } from '../../platform/workers/index.ts'
import { doubleTasks } from './double-tasks.ts'

/** Two recipes that could be one. */
export type Pair = readonly [DoubleRecipe, DoubleRecipe]

/** A thread compares so many at once: a pair takes some milliseconds, of long recipes twenty. */
const AT_ONCE = 100

/**
 * What the kitchen says of each pair, on threads: undefined where the recipes are no doubles, and where
 * they took too long to compare.
 * @throws OVERLOADED
 */
export async function findAmong(
  workers: Workers,
  owner: string,
  pairs: readonly Pair[],
): Promise<(DoubleAnswer | undefined)[]> {
  return inParts(pairs, (comparisons) =>
    workers.run(doubleTasks.find, comparisons, owner).catch(nothingFound(comparisons.pairs.length)),
  )
}

/** How the recipes of each pair differ, doubles or not. @throws OVERLOADED */
export async function compareEach(
  workers: Workers,
  owner: string,
  pairs: readonly Pair[],
): Promise<(DoubleAnswer | undefined)[]> {
  return inParts(pairs, (comparisons) => workers.run(doubleTasks.compare, comparisons, owner))
}

type Comparisons = { recipes: DoubleRecipe[]; pairs: [number, number][] }

async function inParts(
  pairs: readonly Pair[],
  run: (comparisons: Comparisons) => Promise<(DoubleAnswer | undefined)[]>,
): Promise<(DoubleAnswer | undefined)[]> {
  const answers: (DoubleAnswer | undefined)[] = []
  for (let from = 0; from < pairs.length; from += AT_ONCE) {
    const part = pairs.slice(from, from + AT_ONCE)
    answers.push(...(await run(toComparisons(part))))
  }
  return answers
}

function toComparisons(pairs: readonly Pair[]): Comparisons {
  const recipes = [...new Set(pairs.flat())]
  const places = new Map(recipes.map((recipe, at) => [recipe, at]))
  const placeOf = (recipe: DoubleRecipe) => places.get(recipe) ?? 0
  return { recipes, pairs: pairs.map(([one, other]) => [placeOf(one), placeOf(other)]) }
}

/** Recipes that nobody can compare within the time are no doubles as far as anybody knows. */
const nothingFound = (count: number) => (error: unknown) => {
  if (!(error instanceof TookTooLongError)) throw error
  return Array.from({ length: count }, () => undefined)
}
