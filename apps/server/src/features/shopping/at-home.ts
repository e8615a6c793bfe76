import type { ShoppingItem as Bought } from '@potluck/kitchen/knowledge'
import { expiryStatus } from '@potluck/rules'
import type { Kitchen } from '../../platform/kitchen.ts'

/** A pantry item as a line: '2 kg flour'. */
export type AtHome = { text: string; expiryDate: string | null }

/** What is at home, by the food it can be used as. */
export type Shelves = ReadonlyMap<string, Bought>

/** How much of something is at home, and how much is left to buy. */
export type Compared = {
  atHome: string | null
  left: string
  leftName: string
  isCovered: boolean
}

/** The pantry as the kitchen adds it up. @param today 'YYYY-MM-DD': expired items do not count */
export function readShelves(
  { toShoppingList }: Pick<Kitchen, 'toShoppingList'>,
  pantry: readonly AtHome[],
  today: string,
): Shelves {
  const usable = pantry.filter(({ expiryDate }) => expiryStatus(expiryDate, today) !== 'expired')
  const stock = toShoppingList(usable)
  return new Map(stock.items.map((item) => [item.key, item]))
}

/** @param besides an amount to buy in any case, whatever is at home */
export function compare(
  { lessAtHome }: Pick<Kitchen, 'lessAtHome'>,
  wanted: Bought,
  shelves: Shelves,
  besides?: Bought,
): Compared {
  const shelf = shelves.get(wanted.key)
  if (!shelf) return allOf(wanted)
  const { amount, name, isCovered } = lessAtHome(wanted, shelf, { besides })
  return { atHome: shelf.amount, left: amount, leftName: name, isCovered }
}

/** All of it is to be bought, whatever is at home. */
export function allOf({ amount, name }: Bought, shelf?: Bought): Compared {
  return { atHome: shelf?.amount ?? null, left: amount, leftName: name, isCovered: false }
}
