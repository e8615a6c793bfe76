// Runs on a worker thread: what it imports is loaded there too.
import { defineTask } from '../../platform/workers/task.ts'
import { type AtHome, readShelves } from './at-home.ts'
import { mergeLines } from './merged-items.ts'
import { type PreviewQuestion, previewLines } from './preview.ts'
import type { LineRow } from './queries.ts'

const loadKitchen = () => import('@potluck/kitchen/knowledge')

/** Adding up a full list beside a full pantry takes a tenth of a second: worker threads do it. */
export const shoppingTasks = {
  merge: defineTask(
    'shopping.merge',
    async (asked: { lines: LineRow[]; pantry: AtHome[]; today: string }) =>
      mergeLines(await loadKitchen(), asked),
  ),
  preview: defineTask(
    'shopping.preview',
    async ({ pantry, today, ...asked }: PreviewQuestion & { pantry: AtHome[]; today: string }) => {
      const kitchen = await loadKitchen()
      return previewLines(kitchen, asked, readShelves(kitchen, pantry, today))
    },
  ),
}
