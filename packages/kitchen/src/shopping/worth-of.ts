import { findIngredient } from '../lexicon/lexicon.ts'
import { UNITS } from '../units/units.ts'
import type { ShoppingItem } from './shopping-list.ts'
import type { BoughtAmount } from './sum-amounts.ts'

/** How much of what is wanted one of the stock is: a gram, a ml or a thing. */
export function worthOf(
  stock: BoughtAmount,
  wanted: BoughtAmount,
  { food, ingredient }: ShoppingItem,
): number | undefined {
  const { kind } = wanted
  if (kind === 'count') {
    if (stock.kind === 'count') return isSameCount(stock, wanted) ? 1 : undefined
    const each = measureOf(wanted, stock.kind, ingredient)
    return each && 1 / each
  }
  if (stock.kind === 'count') return measureOf(stock, kind, ingredient)
  if (stock.kind === kind) return 1
  return food && (kind === 'weight' ? food.gramsPerMl : 1 / food.gramsPerMl)
}

/** Cans are cans; where both say what they hold, they have to agree. */
function isSameCount(stock: BoughtAmount, wanted: BoughtAmount): boolean {
  if (stock.unit !== wanted.unit) return false
  const [one, other] = [sizeOf(stock), sizeOf(wanted)]
  return one === undefined || other === undefined || Math.abs(one - other) < 10
}

/** The grams or ml in one counted thing: what its package holds, or what one of the food weighs. */
function measureOf(
  counted: BoughtAmount,
  kind: 'weight' | 'volume',
  ingredient: string | undefined,
): number | undefined {
  const { packageSize, unit } = counted
  if (packageSize) return UNITS[packageSize.unit].dimension === kind ? sizeOf(counted) : undefined
  const entry = kind === 'weight' && ingredient ? findIngredient(ingredient) : undefined
  const grams = entry?.weigh[unit ?? 'each']
  // The lexicon weighs what is eaten; one buys it with its peel.
  return entry && grams && grams / entry.edible
}

function sizeOf({ packageSize }: BoughtAmount): number | undefined {
  return packageSize && packageSize.quantity.max * UNITS[packageSize.unit].factor
}
