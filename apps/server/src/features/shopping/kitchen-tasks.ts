// Runs on a worker thread: what it imports is loaded there too.
import { loadKitchen } from '../../platform/kitchen.ts'
import { defineTask } from '../../platform/workers/task.ts'
import { type AtHome, readShelves } from './at-home.ts'
import { type Asked, toContributions } from './contributions.ts'
import { mergeLines } from './merged-items.ts'
import { type PreviewQuestion, previewLines } from './preview.ts'
import type { LineRow, RecipeToBuy } from './queries.ts'

/** A recipe with the chosen portions and ingredients. */
export type RecipeAsked = Asked & { recipe: RecipeToBuy }

/** Adding up a full list with a full pantry takes a tenth of a second, so worker threads do it. */
export const shoppingTasks = {
  merge: defineTask(
    'shopping.merge',
    async (asked: { lines: LineRow[]; pantry: AtHome[]; today: string }) =>
      mergeLines(await loadKitchen(), asked),
  ),
  /** The lines that recipes add to the list, each at its portions. */
  contribute: defineTask('shopping.contribute', async (recipes: RecipeAsked[]) => {
    const { splitLineToBuy } = await loadKitchen()
    return recipes.flatMap(({ recipe, ...asked }) => toContributions(recipe, asked, splitLineToBuy))
  }),
  preview: defineTask(
    'shopping.preview',
    async ({ pantry, today, ...asked }: PreviewQuestion & { pantry: AtHome[]; today: string }) => {
      const kitchen = await loadKitchen()
      return previewLines(kitchen, asked, readShelves(kitchen, pantry, today))
    },
  ),
}
