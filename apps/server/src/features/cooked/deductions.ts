import type { contract } from '@potluck/contract'
import { portionsFactor, toIngredientText } from '@potluck/kitchen'
import { giveBackToPantry, type PantryAmount, pantryShare, takeFromPantry } from '@potluck/rules'
import type { z } from 'zod'
import type { Database } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import type { Workers } from '../../platform/workers/index.ts'
import { type ItemRow, listPantry, lockPantry, pantryLine } from '../pantry/index.ts'
import * as queries from './deduction-queries.ts'
import { useStock } from './kitchen-tasks.ts'

type Endpoints = typeof contract.cooked
type Question = z.output<Endpoints['GET /cooked-recipes/deduction-proposals']['query']>
type Wanted = z.output<Endpoints['POST /cooked-recipes/{id}/deductions']['body']>['items']

type DeductionsDeps = { database: Database; workers: Workers; now: () => Date }

/** Takes what was cooked out of the pantry: the kitchen proposes, the cook confirms. */
export function createDeductions({ database, workers, now }: DeductionsDeps) {
  const { db } = database

  return {
    /** @throws RECIPE_NOT_FOUND */
    propose: async (member: Member, { recipeId, portions }: Question) => {
      const recipe = await queries.findRecipeLines(db, recipeId, member.id)
      if (!recipe) throw new AppError('RECIPE_NOT_FOUND')
      const items = await listPantry(db, member.id)
      if (items.length === 0) return { proposals: [] }
      const factor = portionsFactor(recipe.servings, portions)
      const lines = recipe.ingredients.map((row) => ({ text: toIngredientText(row), factor }))
      const stock = items.map((item) => ({ id: item.id, text: pantryLine(item) }))
      const uses = await workers.run(useStock, { lines, stock }, member.id)
      const byId = new Map(uses.map((use) => [use.id, use]))
      return {
        proposals: items.flatMap((item) => {
          const use = byId.get(item.id)
          return (use && toProposal(item, use)) ?? []
        }),
      }
    },

    /**
     * Skips items that were deleted from the pantry meanwhile.
     * @throws COOKED_NOT_FOUND, CONFLICT if it was deducted already, or an item is counted in
     * another unit by now
     */
    deduct: (member: Member, cookedId: string, wanted: Wanted) =>
      database.transaction(async (tx) => {
        const record = await queries.lockCooked(tx, cookedId, member.id)
        if (!record) throw new AppError('COOKED_NOT_FOUND')
        if (record.is_deducted) {
          throw new AppError('CONFLICT', { message: 'This was taken out of the pantry already.' })
        }
        await lockPantry(tx, member.id)
        const ids = wanted.map(({ itemId }) => itemId)
        const items = await queries.lockItems(tx, member.id, ids)
        const uses = items.flatMap((item) => {
          const asked = wanted.find(({ itemId }) => itemId === item.id)
          return asked ? toUse(item, { qty: asked.qty, unit: asked.qtyName }) : []
        })
        await queries.insertDeductions(tx, cookedId, uses)
        await queries.takeOut(tx, uses, now())
        return { deducted: uses.length }
      }),

    /** Gives back what was taken out, except what was cleared since. @throws COOKED_NOT_FOUND */
    undo: (member: Member, cookedId: string) =>
      database.transaction(async (tx) => {
        if (!(await queries.lockCooked(tx, cookedId, member.id))) {
          throw new AppError('COOKED_NOT_FOUND')
        }
        await lockPantry(tx, member.id)
        const taken = await queries.endDeductions(tx, cookedId)
        const items = taken.flatMap((one) => toItem(one, now()))
        await queries.putBack(tx, items)
        return { message: 'Put back into the pantry' }
      }),
  }
}

export type Deductions = ReturnType<typeof createDeductions>

function toProposal(item: ItemRow, { share, wanted, sure }: KitchenUse) {
  const use = pantryShare(item, share)
  if (!use) return
  return {
    itemId: item.id,
    name: item.name,
    wanted,
    have: toAmount(item),
    use: toAmount(use.used),
    remains: use.remains && toAmount(use.remains),
    sure: sure && !use.rounded,
  }
}

type KitchenUse = { share: number; wanted: string; sure: boolean }

function toAmount({ qty, unit }: PantryAmount) {
  return { qty, qtyName: unit }
}

function toUse(item: queries.StoredAmount, asked: PantryAmount): queries.Use {
  const use = takeFromPantry(item, asked)
  if (!use) {
    const message = `The pantry counts ${item.name} in ${item.unit} by now.`
    throw new AppError('CONFLICT', { message })
  }
  return { id: item.id, used: use.used.qty, after: use.remains }
}

/** The item as it was before; if it was changed or cleared since, only what was taken is added. */
function toItem({ used, before, after, held }: queries.Taken, now: Date): queries.KeptItem[] {
  const taken = { qty: used, unit: (after ?? before).unit }
  const updated_at = now.toISOString()
  if (!held) return [after ? { ...before, ...taken, updated_at } : before]
  if (held.qty === after?.qty && held.unit === after.unit) return [{ ...before, updated_at }]
  const amount = giveBackToPantry(held, taken)
  return amount ? [{ ...before, ...amount, updated_at }] : []
}
