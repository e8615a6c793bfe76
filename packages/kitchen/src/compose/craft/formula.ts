import type { UnitId } from '../../units/unit-id.ts'
import type { Bench } from '../dish/bench.ts'
import type { Part } from '../dish/part.ts'
import type { FoodId } from '../foods/foods.ts'

/**
 * A baker's formula: fixed amounts for one batch, multiplied by whole or half batches, never by
 * portions, so that the ratios stay what makes the bake work.
 */
export type Formula = {
  /** How many the batches make. */
  makes: number
  /** So much of the first allowed food for the batches at hand. */
  of(ids: FoodId | readonly FoodId[], amount: number, unit: UnitId, cut?: string): Part | undefined
}

function batchesFor(share: number): number {
  if (share <= 0.5) return 0.5
  return share > 1.4 ? 2 : 1
}

/** Batches that come closest to the wish: half a batch, one or two of `makes` pieces. */
export function openFormula(bench: Bench, makes: number): Formula {
  const wished = bench.wish.servings ?? makes
  const batches = batchesFor(wished / makes)
  return {
    makes: makes * batches,
    of: (ids, amount, unit, cut = '') =>
      bench.take(sweetened(ids, bench), { total: amount * batches, unit, cut, exact: true }),
  }
}

/** Where a limit counts sugar, a bake is sweetened with what does not count: gram for gram it is milder. */
function sweetened(ids: FoodId | readonly FoodId[], { wish }: Bench): FoodId | readonly FoodId[] {
  if (!wish.keeping.lessSugar) return ids
  const list = typeof ids === 'string' ? [ids] : ids
  if (list.includes('powdered-sugar')) return 'powdered-erythritol'
  return list.includes('sugar') || list.includes('brown-sugar') ? 'erythritol' : ids
}
