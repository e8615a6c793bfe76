import { expect, it } from 'vitest'
import type { ShoppingItem } from './api.ts'
import { toPurchase } from './to-purchase.ts'

const bought = (amount: string, name: string) => {
  const item = { amount, name } satisfies Partial<ShoppingItem>
  const read = toPurchase(item as ShoppingItem, '2026-11-23')
  return read && [read.entry.qty, read.entry.qtyName, read.entry.name, read.note]
}

it.each([
  ['2 kg', 'rice', [2, 'kg', 'rice', undefined]],
  ['1 ½ kg', 'rice', [1500, 'grams', 'rice', undefined]],
  ['7', 'onions', [7, 'pieces', 'onions', undefined]],
  ['3 (400 g) cans', 'chickpeas', [1200, 'grams', 'chickpeas (cans)', undefined]],
  ['3 cloves', 'garlic', [3, 'pieces', 'garlic (cloves)', undefined]],
  ['200 g + 2 cups', 'unobtainium', [200, 'grams', 'unobtainium', undefined]],
  ['½', 'cabbage', [1, 'pieces', 'cabbage (half)', undefined]],
  ['', 'salt', [1, 'pieces', 'salt', 'assumed']],
])('of %s %s the pantry stores %j', (amount, name, stored) => {
  expect(bought(amount, name)).toEqual(stored)
})
