import { FOODS, type FoodId } from '../foods/foods.ts'
import { ENOUGH, missingOf } from '../understand/pantry.ts'
import type { Larder } from './larder.ts'
import { type Measured, toExactAmount, toKitchenAmount } from './measure.ts'
import type { Take } from './take.ts'

/**
 * How much of a food a dish for so many needs, by what the cook named and what is in the house.
 * @param first the alternative that `how` speaks of
 */
export function needOf(
  larder: Larder,
  id: FoodId,
  first: FoodId,
  how: Take,
  servings: number,
): Measured {
  const share = (how.share ?? 1) * (how.exact ? 1 : larder.wish.keeping.shareOf(id))
  const needed = measure(id, first, { ...how, share }, servings)
  if (how.exact) return needed
  return asFarAsItGoes(larder, id, asManyAs(larder.names.get(id)?.count, needed, id))
}

/** Where the choice is left to the house, rather the 500 g that are there than 600. */
function asFarAsItGoes({ names, amounts }: Larder, id: FoodId, needed: Measured): Measured {
  const missing = names.get(id)?.stocked && missingOf(needed, amounts.get(id))
  if (!missing || missing.amount === 0) return needed
  const there = needed.amount - missing.amount
  if (there < needed.amount * ENOUGH) return needed
  return toKitchenAmount(there, needed.unit, FOODS[id].whole)
}

/** The two eggs that were named rather than three; what is far from the need is not held to it. */
function asManyAs(count: number | undefined, needed: Measured, id: FoodId): Measured {
  if (count === undefined || needed.unit !== 'piece' || count < needed.amount / 2) return needed
  // A glut of a vegetable is to be used up, as far as the pan can take it.
  const most = needed.amount * (FOODS[id].kind === 'vegetable' ? 2 : 1.5)
  if (count <= most) return { ...needed, amount: count }
  return FOODS[id].kind === 'vegetable' ? { ...needed, amount: Math.round(most) } : needed
}

function measure(id: FoodId, first: FoodId, how: Take, servings: number): Measured {
  const { per, whole } = FOODS[id]
  const unit = how.unit ?? per[1]
  const amount = how.total ?? eachOf(id, first, how) * servings * (how.share ?? 1)
  return how.exact ? toExactAmount(amount, unit) : toKitchenAmount(amount, unit, whole)
}

/** What was said of the first alternative, in terms of the one that was taken. */
function eachOf(id: FoodId, first: FoodId, how: Take): number {
  const { per } = FOODS[id]
  if (how.each === undefined) return per[0]
  const said = FOODS[first].per
  const sameUnit = how.unit !== undefined || said[1] === per[1]
  return sameUnit ? how.each : (how.each / said[0]) * per[0]
}
