import type { Ingredient, Storage } from '../lexicon/ingredient.ts'
import { identify } from '../recognition/identify.ts'

/** How long food keeps, in days, and where. */
export type ShelfLife = { days: number; storage: Storage }

/**
 * How long the food of this name usually keeps, in whole days from the purchase: in its usual
 * place, or in the given one. Undefined for a dish, several foods, or a food without a figure. The
 * days are those of the lexicon (USDA FoodKeeper).
 */
export function shelfLifeOf(name: string, storage?: Storage): ShelfLife | undefined {
  const ingredient = findOnly(name)
  if (ingredient && ONCE_OPEN.test(name) && storage !== 'freezer')
    return storage === 'pantry' ? undefined : { days: daysOnceOpen(ingredient), storage: 'fridge' }
  const place = storage ?? (ingredient && usualStorage(name, ingredient))
  const days = place && ingredient?.keep[place]
  return place && days !== undefined ? { days, storage: place } : undefined
}

/** Cooked, left over or opened food no longer keeps as in the shop. */
const ONCE_OPEN =
  /\b(?:cooked|leftovers?|left over|opened|open (?:can|tin|jar|carton)|fresh (?:basil |tomato )?(?:pesto|salsa|sauce|dip))\b/i

/** USDA FoodKeeper and FSIS, 'Leftovers and Food Safety': cooked and opened food keeps 3 to 4 days in the fridge. */
const DAYS_ONCE_OPEN = 4

/**
 * Food sold for the fridge has its own shorter time; opened jars of sauce keep as their entry says.
 */
function daysOnceOpen({ keep }: Ingredient): number {
  const isFromPantry = keep.pantry !== undefined && keep.fridge !== undefined
  return isFromPantry
    ? (keep.fridge ?? DAYS_ONCE_OPEN)
    : Math.min(DAYS_ONCE_OPEN, keep.fridge ?? DAYS_ONCE_OPEN)
}

/** The single food of a name, as it is bought. */
function findOnly(name: string): Ingredient | undefined {
  const [parts, ...alternatives] = identify(name)
  const [named, ...others] = parts ?? []
  if (!named || alternatives.length > 0 || others.length > 0) return
  // Cooked with, pressed or dried, it keeps for another time.
  return named.form === undefined && named.mentions.length === 0 ? named.ingredient : undefined
}

/** Food sold frozen stays frozen; for others the entry names the usual place first. */
function usualStorage(name: string, { keep }: Ingredient): Storage | undefined {
  if (/\bfrozen\b/i.test(name)) return 'freezer'
  return STORAGES.find((place) => place === Object.keys(keep)[0])
}

const STORAGES: readonly Storage[] = ['pantry', 'fridge', 'freezer']
