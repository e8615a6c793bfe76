import type { Database } from '../../platform/database/index.ts'
import type { Workers } from '../../platform/workers/index.ts'
import { createRecipeAdding } from './adding.ts'
import { createBuying } from './buying.ts'
import { createListChanging } from './changing.ts'
import { createListReading } from './reading.ts'

type ShoppingDeps = { database: Database; workers: Workers; now: () => Date }

/**
 * A cook's shopping list: lines of recipes, of planned meals and of their own, added up when it is
 * read.
 */
export function createShopping(deps: ShoppingDeps) {
  return {
    ...createListReading(deps),
    ...createListChanging(deps),
    ...createRecipeAdding(deps),
    ...createBuying(deps),
  }
}

export type Shopping = ReturnType<typeof createShopping>
