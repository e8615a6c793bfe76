import type { Ingredient } from '../lexicon/ingredient.ts'
import { findIngredient, isKindOf } from '../lexicon/lexicon.ts'
import { type LineToBuy, type ShoppingItem, toShoppingList } from './shopping-list.ts'
import type { BoughtAmount } from './sum-amounts.ts'
import { worthOf } from './worth-of.ts'

/** A pantry item as a line: '2 kg flour'. */
export type Stock = { id: string; text: string }

/** What cooking takes from an item. */
export type StockUse = {
  id: string
  /** The share of it, up to 1 for all. */
  share: number
  /** What the recipe asks for: '300 g flour'. */
  wanted: string
  /**
   * Whether it is exactly that food, measured as in the recipe. Unsure: a kind of it, a piece's
   * usual weight, an optional food.
   */
  sure: boolean
}

/**
 * What cooking these lines takes from the pantry. Of several suitable items the first is used up
 * first; lines without an amount take nothing, nor do lines that no item certainly suits.
 */
export function stockUses(lines: readonly LineToBuy[], stock: readonly Stock[]): StockUse[] {
  const shelf = stock.flatMap((one) => toShelf(one) ?? [])
  for (const wanted of toShoppingList(lines).items) {
    const food = foodOf(wanted)
    const suiting = shelf
      .map((kept) => ({ kept, fit: fitOf(kept, wanted, food) }))
      .filter(({ fit }) => fit !== undefined)
    const bestFirst = [
      ...suiting.filter(({ fit }) => fit === 'same'),
      ...suiting.filter(({ fit }) => fit === 'kind'),
    ]
    for (const amount of wanted.amounts) take(bestFirst, amount, wanted)
  }
  return shelf.flatMap(toUse)
}

type Fit = 'same' | 'kind' | undefined
type Kept = {
  id: string
  item: ShoppingItem
  food: Ingredient | undefined
  amount: BoughtAmount
  left: number
  wanted: Set<string>
  sure: boolean
}

/** Undefined for what cannot be read as one amount of one thing. */
function toShelf({ id, text }: Stock): Kept | undefined {
  const [item, ...others] = toShoppingList([{ text }]).items
  const [amount, ...more] = item?.amounts ?? []
  if (!item || !amount || others.length > 0 || more.length > 0) return
  return {
    id,
    item,
    food: foodOf(item),
    amount,
    left: amount.amount,
    wanted: new Set(),
    sure: true,
  }
}

function foodOf({ ingredient }: ShoppingItem): Ingredient | undefined {
  return ingredient === undefined ? undefined : findIngredient(ingredient)
}

/** Cheddar at home covers the cheese of a recipe, but cheese does not cover its cheddar. */
function fitOf(
  { item, food: one }: Kept,
  wanted: ShoppingItem,
  other: Ingredient | undefined,
): Fit {
  if (item.key === wanted.key) return 'same'
  if (!one || !other) return
  return isKindOf(one, other) || one.boughtAs === other || other.boughtAs === one
    ? 'kind'
    : undefined
}

function take(
  suiting: readonly { kept: Kept; fit: Fit }[],
  amount: BoughtAmount,
  wanted: ShoppingItem,
): void {
  let missing = amount.amount
  for (const { kept, fit } of suiting) {
    const each = worthOf(kept.amount, amount, wanted)
    if (each === undefined || !(each > 0) || missing <= amount.amount * HAIR) continue
    const taken = Math.min(kept.left, missing / each)
    if (taken <= kept.amount.amount * HAIR) continue
    kept.left -= taken
    missing -= taken * each
    kept.wanted.add(`${wanted.amount} ${wanted.name}`)
    // What a piece weighs is a guess, and so is a remark that one may leave it out.
    const isGuess = (kept.amount.kind === 'count') !== (amount.kind === 'count') || wanted.optional
    kept.sure &&= fit === 'same' && !isGuess
  }
}

/** Less than this is a rounding error. */
const HAIR = 1e-6

function toUse({ id, amount, left, wanted, sure }: Kept): StockUse[] {
  if (wanted.size === 0) return []
  const share = Math.min(1, 1 - left / amount.amount)
  return [{ id, share: share > 1 - HAIR ? 1 : share, wanted: [...wanted].join(' + '), sure }]
}
