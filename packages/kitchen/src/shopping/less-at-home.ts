import { findIngredient } from '../lexicon/lexicon.ts'
import type { MeasureSystem } from '../measures/measure-system.ts'
import { UNITS } from '../units/units.ts'
import { formatAmounts } from './format-amounts.ts'
import type { ShoppingItem } from './shopping-list.ts'
import type { BoughtAmount } from './sum-amounts.ts'

/** What is left to buy of something. */
export type LeftToBuy = {
  amounts: BoughtAmount[]
  /** For people; '' where nothing is left, and where nobody said how much. */
  amount: string
  /** Nothing is left to buy. */
  isCovered: boolean
}

/**
 * What is left to buy of an item when `stored` is at home, an item of the same key. Never less than
 * nothing. Where nobody knows how one measure becomes the other, all of it is left.
 */
export function lessAtHome(
  item: ShoppingItem,
  stored: ShoppingItem,
  system?: MeasureSystem,
): LeftToBuy {
  if (item.amounts.length === 0) return { amounts: [], amount: '', isCovered: true }
  const shelf = stored.amounts.map((one) => ({ ...one }))
  const amounts = item.amounts.flatMap((wanted) => takeFrom(shelf, wanted, item) ?? [])
  const isCovered = amounts.length === 0
  const amount = isCovered ? '' : formatAmounts(amounts, { isMore: item.isMore, system })
  return { amounts, amount, isCovered }
}

/** What the shelf cannot give of an amount; undefined where it gives all. The shelf gets emptier. */
function takeFrom(
  shelf: BoughtAmount[],
  wanted: BoughtAmount,
  item: ShoppingItem,
): BoughtAmount | undefined {
  let left = wanted.amount
  for (const stock of shelf) {
    const each = worthOf(stock, wanted, item)
    if (each === undefined || !(each > 0)) continue
    const taken = Math.min(stock.amount, left / each)
    stock.amount -= taken
    left -= taken * each
  }
  // A hair of a gram is what floating point leaves.
  return left > wanted.amount * 1e-6 ? { ...wanted, amount: left } : undefined
}

/** How much of what is wanted one of the stock is: a gram, a ml or a thing. */
function worthOf(
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
