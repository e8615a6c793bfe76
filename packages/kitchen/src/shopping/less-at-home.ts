import type { MeasureSystem } from '../measures/measure-system.ts'
import { formatAmounts } from './format-amounts.ts'
import type { ShoppingItem } from './shopping-list.ts'
import type { BoughtAmount } from './sum-amounts.ts'
import { worthOf } from './worth-of.ts'

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
