// Runs on a worker thread: what it imports is loaded there too.
import type { DishFile } from '@potluck/cookbook'
import { defineTask } from '../../platform/workers/task.ts'

/** The cookbook is read by worker threads, since all of it computes for most of a second. */
export const bookTasks = {
  /** The recipes of dish files, in their order. */
  read: defineTask('cookbook.read', async (files: DishFile[]) => {
    const [{ openCookbook }, { toHouseRecipe }] = await Promise.all([
      import('@potluck/cookbook'),
      import('./house-recipe.ts'),
    ])
    return openCookbook(files).dishes().map(toHouseRecipe)
  }),
}
