import type { contract } from '@potluck/contract'
import { portionsFactor, toIngredientText } from '@potluck/kitchen'
import { calendarDay, LIST_LIMITS } from '@potluck/rules'
import type { z } from 'zod'
import type { Database, Db } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { isUuid, uuidv7 } from '../../platform/ids.ts'
import type { Workers } from '../../platform/workers/index.ts'
import { listPantry, pantryLine, putAway, takeBack, toPantryRow } from '../pantry/index.ts'
import { countPlannedIngredients, listPlannedRecipes } from '../planner/index.ts'
import { loadKitchen } from '../recipes/index.ts'
import type { AtHome } from './at-home.ts'
import { type Contribution, putContributions, type Scope } from './contributions.ts'
import { type RecipeAsked, shoppingTasks } from './kitchen-tasks.ts'
import * as queries from './queries.ts'

type ShoppingDeps = { database: Database; workers: Workers; now: () => Date }

type Endpoints = typeof contract.shopping
type BodyOf<Key extends keyof Endpoints> = Endpoints[Key] extends { body: infer Body }
  ? Body extends z.ZodType
    ? z.output<Body>
    : never
  : never

/** A cook's shopping list: lines of recipes, of planned meals and of their own, added up when read. */
export function createShopping({ database, workers, now }: ShoppingDeps) {
  return {
    list: async (member: Member, timeZone: string) => {
      const lines = await queries.listLines(database.db, member.id)
      if (lines.length === 0) return { items: [] }
      const asked = { lines, pantry: await listAtHome(member), today: calendarDay(now(), timeZone) }
      return { items: await workers.run(shoppingTasks.merge, asked, member.id) }
    },

    /** What a recipe would put on the list. @throws RECIPE_NOT_FOUND */
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

    /** @throws LIST_FULL at 1,000 lines */
    write: async (member: Member, text: string) => {
      const { splitLineToBuy } = await loadKitchen()
      const texts = splitLineToBuy(text)
      const lines = (texts.length > 0 ? texts : [text]).map((one) => ({ id: uuidv7(), text: one }))
      return database.transaction(async (tx) => {
        await makeRoom(tx, member)
        await queries.insertOwnLines(tx, member.id, lines, now())
        await checkRoom(tx, member)
        return { lines: lines.map(({ id }) => id) }
      })
    },

    /** @throws SHOPPING_LINE_NOT_FOUND when none of them is the member's */
    setState: async (member: Member, change: BodyOf<'PUT /shopping-list/lines'>) => {
      await setStates(database.db, member, change)
      return { message: 'Your shopping list is changed' }
    },

    /** Says what some lines ask for in the member's own words. @throws SHOPPING_LINE_NOT_FOUND, LIST_FULL */
    reword: (member: Member, { lines, text }: BodyOf<'PUT /shopping-list/text'>) =>
      database.transaction(async (tx) => {
        await makeRoom(tx, member)
        const id = uuidv7()
        await queries.insertOwnLines(tx, member.id, [{ id, text }], now())
        const replaced = await queries.replaceLines(tx, member.id, { lines, by: id }, now())
        if (replaced === 0) throw new AppError('SHOPPING_LINE_NOT_FOUND')
        await checkRoom(tx, member)
        return { lines: [id] }
      }),

    /** @throws RECIPE_NOT_FOUND, LIST_FULL */
    putRecipe: async (member: Member, body: BodyOf<'POST /shopping-list/recipes'>) => {
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
    putWeek: async (member: Member, days: BodyOf<'POST /shopping-list/weeks'>) => {
      const ingredients = await countPlannedIngredients(database.db, member.id, days)
      // Some are water, which nobody buys, but not half of them.
      if (ingredients > LIST_LIMITS.shopping * 2) throw new AppError('LIST_FULL', { message: FULL })
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

    /**
     * A purchase counts once, from however many pages it is sent: what was bought for lines that are off
     * the list by now is in the pantry already. @throws SHOPPING_LINE_NOT_FOUND, LIST_FULL of the pantry
     */
    buy: async (member: Member, { lines, items }: BodyOf<'POST /shopping-list/purchases'>) => {
      const bought = await Promise.all(
        items.map(async ({ lines: asking = lines, ...item }) => {
          return { asking, row: await toPantryRow(item) }
        }),
      )
      return database.transaction(async (tx) => {
        await queries.lockList(tx, member.id)
        const taken = await queries.takeOff(tx, member.id, lines, now())
        if (taken.length === 0) throw new AppError('SHOPPING_LINE_NOT_FOUND')
        const open = new Set(taken.flatMap(({ id, wasGone }) => (wasGone ? [] : id)))
        const rows = bought.flatMap(({ asking, row }) => {
          return asking.some((line) => open.has(line)) ? row : []
        })
        await putAway(tx, member.id, rows, now())
        return { items: rows.map(({ id }) => id), lines: [...open] }
      })
    },

    /** @throws SHOPPING_LINE_NOT_FOUND */
    takeBack: (member: Member, { lines, items }: BodyOf<'POST /shopping-list/returns'>) =>
      database.transaction(async (tx) => {
        await setStates(tx, member, { lines, state: 'ticked' })
        await takeBack(tx, member.id, items)
        return { message: 'Back on your shopping list' }
      }),
  }

  async function listAtHome(member: Member): Promise<AtHome[]> {
    const items = await listPantry(database.db, member.id)
    return items.map((item) => ({ text: pantryLine(item), expiryDate: item.expiryDate }))
  }

  async function contribute(member: Member, asked: RecipeAsked[]): Promise<Contribution[]> {
    const lines = await workers.run(shoppingTasks.contribute, asked, member.id)
    if (lines.length > LIST_LIMITS.shopping) throw new AppError('LIST_FULL', { message: FULL })
    return lines
  }

  async function setStates(
    db: Db,
    member: Member,
    change: Parameters<typeof queries.setStates>[2],
  ) {
    const changed = await queries.setStates(db, member.id, change, now())
    if (changed === 0) throw new AppError('SHOPPING_LINE_NOT_FOUND')
  }

  async function put(tx: Db, member: Member, scope: Scope, lines: Contribution[]) {
    await makeRoom(tx, member)
    await putContributions(tx, member.id, { scope, lines }, now())
    await checkRoom(tx, member)
    return { lines: lines.length, isEmpty: lines.length === 0 }
  }

  async function makeRoom(tx: Db, member: Member) {
    await queries.lockList(tx, member.id)
    await queries.forgetOldLines(tx, member.id, now())
  }
}

export type Shopping = ReturnType<typeof createShopping>

/** @throws LIST_FULL, which takes the transaction back */
async function checkRoom(tx: Db, member: Member): Promise<void> {
  if ((await queries.countLines(tx, member.id)) > LIST_LIMITS.shopping) {
    throw new AppError('LIST_FULL', { message: FULL })
  }
}

const FULL = `Your shopping list is full: it holds ${LIST_LIMITS.shopping.toLocaleString('en')} lines.`
