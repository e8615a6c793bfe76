import { findIngredient } from '../lexicon/lexicon.ts'
import type { MeasureSystem } from '../measures/measure-system.ts'
import { formatAmounts } from './format-amounts.ts'
import { nameForAmounts } from './name-for-amounts.ts'
import type { ShoppingItem } from './shopping-list.ts'
import { type BoughtAmount, sumAmounts } from './sum-amounts.ts'
import { worthOf } from './worth-of.ts'

/** What is left to buy of something. */
export type LeftToBuy = {
  amounts: BoughtAmount[]
  /** For people; '' if nothing is left, or no amount was given. */
  amount: string
  /** The name for this amount: '1 lemon' is left of '2 lemons'. */
  name: string
  /** Nothing is left to buy. */
  isCovered: boolean
}

/**
 * What is left to buy of an item when `stored`, an item with the same key, is at home. If the
 * measures cannot be converted, all of it is left.
 * @param besides also of the same key: bought in any case, whatever is at home
 */
export function lessAtHome(
  item: ShoppingItem,
  stored: ShoppingItem,
  { besides, system }: { besides?: ShoppingItem | undefined; system?: MeasureSystem } = {},
): LeftToBuy {
  const shelf = stored.amounts.map((one) => ({ ...one }))
  const missing = item.amounts.flatMap((wanted) => takeFrom(shelf, wanted, item) ?? [])
  const amounts = sumAmounts([...missing, ...(besides?.amounts ?? [])], item.food)
  const isMore = (missing.length > 0 && item.isMore) || (besides?.isMore ?? false)
  const ingredient = item.ingredient === undefined ? undefined : findIngredient(item.ingredient)
  return {
    amounts,
    amount: formatAmounts(amounts, { isMore, system }),
    name: nameForAmounts(besides?.name ?? item.name, ingredient, amounts),
    isCovered: missing.length === 0 && !besides,
  }
}

/**
 * The part of an amount that the stock does not cover; undefined if it covers all. Reduces the
 * stock.
 */
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
  // Less than this is a rounding error.
  return left > wanted.amount * 1e-6 ? { ...wanted, amount: left } : undefined
}
