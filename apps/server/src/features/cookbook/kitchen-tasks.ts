// Runs on a worker thread: what it imports is loaded there too.
import type { DishFile } from '@potluck/cookbook'
import { defineTask } from '../../platform/workers/task.ts'

/** What reading the cookbook takes is done by worker threads: all of it computes for most of a second. */
export const bookTasks = {
  /** Files of dishes as what is written of a recipe, in their order. */
  read: defineTask('cookbook.read', async (files: DishFile[]) => {
    const [{ openCookbook }, { toHouseRecipe }] = await Promise.all([
      import('@potluck/cookbook'),
      import('./house-recipe.ts'),
    ])
    return openCookbook(files).dishes().map(toHouseRecipe)
  }),
}
