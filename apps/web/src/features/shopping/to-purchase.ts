import { type PantryLine, readPantryLine } from '@potluck/rules'
import type { ShoppingItem } from './api.ts'

/** What the pantry would store of an item bought; undefined if that cannot be told. */
export type ReadPurchase = Extract<PantryLine, { ok: true }>

/** @param today 'YYYY-MM-DD' */
export function toPurchase(item: ShoppingItem, today: string): ReadPurchase | undefined {
  // Of several amounts ('200 g + 2 cups') the pantry stores one.
  const [amount = ''] = item.amount.split(' + ')
  const read = readPantryLine([amount, item.name].filter(Boolean).join(' '), today)
  return read.ok ? read : undefined
}
