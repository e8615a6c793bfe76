import { portionsFactor, toIngredientText } from '@potluck/kitchen'
import { calendarDay } from '@potluck/rules'
import type { Database } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import type { Workers } from '../../platform/workers/index.ts'
import { listPantry, pantryLine } from '../pantry/index.ts'
import type { AtHome } from './at-home.ts'
import { shoppingTasks } from './kitchen-tasks.ts'
import * as queries from './queries.ts'

type ReadingDeps = { database: Database; workers: Workers; now: () => Date }

/** The list, and what a recipe would add to it, each compared with what is at home. */
export function createListReading({ database, workers, now }: ReadingDeps) {
  return {
    list: async (member: Member, timeZone: string) => {
      const lines = await queries.listLines(database.db, member.id)
      if (lines.length === 0) return { items: [] }
      const asked = { lines, pantry: await listAtHome(member), today: calendarDay(now(), timeZone) }
      return { items: await workers.run(shoppingTasks.merge, asked, member.id) }
    },

    /** What a recipe would add to the list. @throws RECIPE_NOT_FOUND */
    preview: async (
      member: Member,
      recipeId: string,
      { portions, timeZone }: { portions: number | undefined; timeZone: string },
    ) => {
      const recipe = await queries.findRecipeToBuy(database.db, recipeId, member.id)
      if (!recipe) throw new AppError('RECIPE_NOT_FOUND')
      const asked = {
        lines: recipe.ingredients.map(toIngredientText),
        factor: portionsFactor(recipe.servings, portions),
        pantry: await listAtHome(member),
        today: calendarDay(now(), timeZone),
      }
      return { lines: await workers.run(shoppingTasks.preview, asked, member.id) }
    },
  }

  async function listAtHome(member: Member): Promise<AtHome[]> {
    const items = await listPantry(database.db, member.id)
    return items.map((item) => ({ text: pantryLine(item), expiryDate: item.expiryDate }))
  }
}
