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
  const place = storage ?? (ingredient && usualStorage(name, ingredient))
  const days = place && ingredient?.keep[place]
  return place && days !== undefined ? { days, storage: place } : undefined
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
