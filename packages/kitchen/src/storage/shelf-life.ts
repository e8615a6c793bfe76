import type { Ingredient, Storage } from '../lexicon/ingredient.ts'
import { identify } from '../recognition/identify.ts'

/** How long food keeps, in days, and where. */
export type ShelfLife = { days: number; storage: Storage }

/**
 * How long the food of this name usually keeps, in whole days from the purchase: where one usually
 * keeps it, or in the place that is given. Of a dish or several foods, and of what the lexicon has
 * no figure for, undefined. The days are those of the lexicon (USDA FoodKeeper).
 */
export function shelfLifeOf(name: string, storage?: Storage): ShelfLife | undefined {
  const ingredient = findOnly(name)
  if (ingredient && ONCE_OPEN.test(name) && storage !== 'freezer')
    return storage === 'pantry' ? undefined : { days: daysOnceOpen(ingredient), storage: 'fridge' }
  const place = storage ?? (ingredient && usualStorage(name, ingredient))
  const days = place && ingredient?.keep[place]
  return place && days !== undefined ? { days, storage: place } : undefined
}

/** Cooked, left over, or out of its can or jar: no more what the shelf of a shop keeps. */
const ONCE_OPEN =
  /\b(?:cooked|leftovers?|left over|opened|open (?:can|tin|jar|carton)|fresh (?:basil |tomato )?(?:pesto|salsa|sauce|dip))\b/i

/** USDA FoodKeeper and FSIS, 'Leftovers and Food Safety': cooked and opened food keeps 3 to 4 days in the fridge. */
const DAYS_ONCE_OPEN = 4

/** What is sold for the fridge says itself how much shorter; opened jars of sauce keep as their line says. */
function daysOnceOpen({ keep }: Ingredient): number {
  const isFromPantry = keep.pantry !== undefined && keep.fridge !== undefined
  return isFromPantry
    ? (keep.fridge ?? DAYS_ONCE_OPEN)
    : Math.min(DAYS_ONCE_OPEN, keep.fridge ?? DAYS_ONCE_OPEN)
}

/** The one food that the name is of, as it is bought. */
function findOnly(name: string): Ingredient | undefined {
  const [parts, ...alternatives] = identify(name)
  const [named, ...others] = parts ?? []
  if (!named || alternatives.length > 0 || others.length > 0) return
  // Cooked with, pressed or dried it keeps another time.
  return named.form === undefined && named.mentions.length === 0 ? named.ingredient : undefined
}

/** What is sold frozen stays so; of the rest the line of the lexicon names the usual place first. */
function usualStorage(name: string, { keep }: Ingredient): Storage | undefined {
  if (/\bfrozen\b/i.test(name)) return 'freezer'
  return STORAGES.find((place) => place === Object.keys(keep)[0])
}

const STORAGES: readonly Storage[] = ['pantry', 'fridge', 'freezer']
