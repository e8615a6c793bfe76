import { addressKey } from './address-key.ts'
import type { DoubleRecipe } from './double-recipe.ts'
import { type ComparedFood, readFoods } from './read-foods.ts'
import { significantWords } from './read-method.ts'

/**
 * Keys to find the doubles of a recipe by, among many: two recipes that could be the same share at
 * least one. 'a…' is its address, 't…' two words of its title, 'f…' a band of its foods (MinHash, so
 * that two thirds of the foods in common are enough). At most `MOST_KEYS` of eight letters at most,
 * always the same for the same recipe.
 */
export function doubleKeys(recipe: DoubleRecipe): string[] {
  const address = recipe.address ? addressKey(recipe.address) : undefined
  const keys = [
    ...(address === undefined ? [] : [`a${hash(address, 0).toString(36)}`]),
    ...titleKeys(recipe.title),
    ...foodKeys(readFoods(recipe).foods),
  ]
  return [...new Set(keys)].slice(0, MOST_KEYS)
}

export const MOST_KEYS = 40

/** Every two of the longest words, since short ones are in every other title. */
function titleKeys(title: string): string[] {
  const words = [...significantWords(title)]
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .slice(0, TITLE_WORDS)
    .sort()
  const pairs = words.flatMap((one, at) => words.slice(at + 1).map((other) => `${one} ${other}`))
  return (words.length === 1 ? words : pairs).map((said) => `t${hash(said, 0).toString(36)}`)
}

const TITLE_WORDS = 5

/** Foods that hardly any recipe can be told by are left out, kinds are what a shopper buys. */
function foodKeys(foods: readonly ComparedFood[]): string[] {
  const ids = new Set(
    foods
      .filter(({ weight }) => weight > LEAST_WEIGHT)
      .map(nameOf)
      .filter((name) => name !== ''),
  )
  if (ids.size < FEWEST_FOODS) return []
  return Array.from({ length: BANDS }, (_, band) => {
    const least = Array.from({ length: ROWS }, (__, row) =>
      Math.min(...[...ids].map((id) => hash(id, band * ROWS + row + 1))),
    )
    return `f${hash(least.join(' '), band).toString(36)}`
  })
}

const FEWEST_FOODS = 2
const BANDS = 24
const ROWS = 4

/** Salt, pepper and water weigh less. */
const LEAST_WEIGHT = 0.2

/** 'Unsalted butter' and 'butter', 'plain flour' and 'flour' are one food; an unknown one is its words. */
function nameOf({ ingredient, words }: ComparedFood): string {
  return ingredient ? (ingredient.boughtAs ?? ingredient).id : words.toSorted().join(' ')
}

/** A hash of 32 bits with a seed (FNV-1a with a final mix). */
function hash(text: string, seed: number): number {
  let value = (0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1)) >>> 0
  for (let at = 0; at < text.length; at++)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b) >>> 0
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35) >>> 0
  return (value ^ (value >>> 16)) >>> 0
}
