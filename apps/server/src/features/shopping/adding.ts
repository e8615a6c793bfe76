import type { BodyOf, contract } from '@potluck/contract'
import { LIST_LIMITS } from '@potluck/rules'
import type { Database, Db } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Workers } from '../../platform/workers/index.ts'
import { countPlannedIngredients, listPlannedRecipes } from '../planner/index.ts'
import { type Contribution, putContributions, type Scope } from './contributions.ts'
import { type RecipeAsked, shoppingTasks } from './kitchen-tasks.ts'
import * as queries from './queries.ts'
import { checkRoom, listFull, makeRoom } from './room.ts'

type AddingDeps = { database: Database; workers: Workers; now: () => Date }
type Endpoints = typeof contract.shopping

/** Adds the ingredients of recipes to the list, single ones or those planned for some days. */
export function createRecipeAdding({ database, workers, now }: AddingDeps) {
  return {
    /** @throws RECIPE_NOT_FOUND, LIST_FULL */
    putRecipe: async (member: Member, body: BodyOf<Endpoints['POST /shopping-list/recipes']>) => {
      const { recipeId, portions, ingredients } = body
      const recipe = isUuid(recipeId)
        ? await queries.findRecipeToBuy(database.db, recipeId, member.id)
        : undefined
      if (!recipe) throw new AppError('RECIPE_NOT_FOUND')
      const lines = await contribute(member, [{ recipe, portions, ingredients }])
      return database.transaction(async (tx) => {
        const there = await queries.keepRecipes(tx, [recipeId])
        if (!there.has(recipeId)) throw new AppError('RECIPE_NOT_FOUND')
        return put(tx, member, { recipeId }, lines)
      })
    },

    /** @throws LIST_FULL */
    putWeek: async (member: Member, days: BodyOf<Endpoints['POST /shopping-list/weeks']>) => {
      const ingredients = await countPlannedIngredients(database.db, member.id, days)
      // Some are water, which nobody buys, but never half of them.
      if (ingredients > LIST_LIMITS.shopping * 2) throw listFull()
      const planned = await listPlannedRecipes(database.db, member.id, days)
      const asked = planned.map((recipe) => {
        const { portions, entry_id: id, day } = recipe
        return { recipe, portions, entry: { id, day } }
      })
      const lines = await contribute(member, asked)
      return database.transaction(async (tx) => {
        const there = await queries.keepRecipes(
          tx,
          planned.map(({ recipe_id }) => recipe_id),
        )
        const kept = lines.filter(({ recipe_id }) => there.has(recipe_id))
        return put(tx, member, days, kept)
      })
    },
  }

  async function contribute(member: Member, asked: RecipeAsked[]): Promise<Contribution[]> {
    const lines = await workers.run(shoppingTasks.contribute, asked, member.id)
    if (lines.length > LIST_LIMITS.shopping) throw listFull()
    return lines
  }

  async function put(tx: Db, member: Member, scope: Scope, lines: Contribution[]) {
    await makeRoom(tx, member, now())
    await putContributions(tx, member.id, { scope, lines }, now())
    await checkRoom(tx, member)
    return { lines: lines.length, isEmpty: lines.length === 0 }
  }
}
