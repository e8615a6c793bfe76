// Runs on a worker thread: what it imports is loaded there too.
import type { LineToBuy, Stock } from '@potluck/kitchen/knowledge'
import { loadKitchen } from '../../platform/kitchen.ts'
import { defineTask } from '../../platform/workers/task.ts'

/** What cooking these lines takes from the pantry; a full pantry takes a tenth of a second. */
export const useStock = defineTask(
  'cooked.use-stock',
  async ({ lines, stock }: { lines: LineToBuy[]; stock: Stock[] }) => {
    const { stockUses } = await loadKitchen()
    return stockUses(lines, stock)
  },
)
