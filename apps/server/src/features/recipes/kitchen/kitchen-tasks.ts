// Runs on a worker thread: what it imports is loaded there too.

import { loadKitchen } from '../../../platform/kitchen.ts'
import { defineTask } from '../../../platform/workers/task.ts'
import { type Answerable, answerFor, type KeptRecipe, keepsTo } from './kitchen-answers.ts'

/** The kitchen's work on recipes, on worker threads if they are long or many. */
export const recipeTasks = {
  answer: defineTask('recipes.answer', async (recipe: Answerable) =>
    answerFor(await loadKitchen(), recipe),
  ),

  /** The ids of recipes that are free of what somebody avoids in their own words. */
  keep: defineTask(
    'recipes.keep',
    async ({
      recipes,
      ownWords,
    }: {
      recipes: (KeptRecipe & { id: string })[]
      ownWords: string[]
    }) => {
      const kitchen = await loadKitchen()
      return recipes.flatMap((recipe) => (keepsTo(kitchen, recipe, ownWords) ? [recipe.id] : []))
    },
  ),
}
