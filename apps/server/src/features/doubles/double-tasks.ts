// Runs on a worker thread: what it imports is loaded there too.
import type { DoubleAnswer, DoubleRecipe } from '@potluck/kitchen/doubles'
import { defineTask } from '../../platform/workers/task.ts'

/** Recipes, each once however often it is compared, and pairs of their places. */
type Comparisons = { recipes: DoubleRecipe[]; pairs: [number, number][] }

export const doubleTasks = {
  keys: defineTask('doubles.keys', async (recipes: DoubleRecipe[]): Promise<string[][]> => {
    const { doubleKeys } = await import('@potluck/kitchen/doubles')
    return recipes.map(doubleKeys)
  }),

  /** An answer a pair, in their order; undefined of those that are no doubles. */
  find: defineTask('doubles.find', async ({ recipes, pairs }: Comparisons) => {
    const answers = await compareAll({ recipes, pairs })
    return answers.map((answer) => (answer?.same ? answer : undefined))
  }),

  /** An answer a pair, in their order, doubles or not. */
  compare: defineTask('doubles.compare', (comparisons: Comparisons) => compareAll(comparisons)),
}

async function compareAll({ recipes, pairs }: Comparisons): Promise<(DoubleAnswer | undefined)[]> {
  const { compareDoubles } = await import('@potluck/kitchen/doubles')
  return pairs.map(([one, other]) => {
    const [first, second] = [recipes[one], recipes[other]]
    return first && second && compareDoubles(first, second)
  })
}
