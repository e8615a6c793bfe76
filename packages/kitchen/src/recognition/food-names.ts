import type { Ingredient } from '../lexicon/ingredient.ts'
import { findByKey, longestNameFrom } from '../lexicon/lexicon.ts'
import { toKey } from '../text/tokens.ts'

/** A food that words of a text name: those from `from` up to, but not including, `to`. */
export type FoodName = { from: number; to: number; ingredient: Ingredient }

/**
 * The foods that the words of a title or a search name, by any of their names: 'creamy', 'aubergines'
 * names eggplant. Of names within one another the longest counts. A vague word ('sauce') names none.
 */
export function findFoodNames(words: readonly string[]): FoodName[] {
  const keys = words.map((word) => toKey(word))
  const found: FoodName[] = []
  for (let from = 0; from < keys.length; ) {
    const name = findLongest(keys, from)
    if (name) found.push(name)
    from = name?.to ?? from + 1
  }
  return found
}

/** Every food that some of the words name, also within another's name: 'chicken stock' names chicken too. */
export function findEveryFoodName(words: readonly string[]): ReadonlySet<Ingredient> {
  const keys = words.map((word) => toKey(word))
  const found = new Set<Ingredient>()
  for (let from = 0; from < keys.length; from++) {
    const longest = Math.min(longestNameFrom(keys[from] ?? ''), keys.length - from)
    for (let length = 1; length <= longest; length++) {
      const ingredient = findNamed(keys, from, length)
      if (ingredient) found.add(ingredient)
    }
  }
  return found
}

function findLongest(keys: readonly string[], from: number): FoodName | undefined {
  const longest = Math.min(longestNameFrom(keys[from] ?? ''), keys.length - from)
  for (let length = longest; length > 0; length--) {
    const ingredient = findNamed(keys, from, length)
    if (ingredient) return { from, to: from + length, ingredient }
  }
  return undefined
}

function findNamed(keys: readonly string[], from: number, length: number): Ingredient | undefined {
  const ingredient = findByKey(keys.slice(from, from + length).join(' '))
  return ingredient?.vague ? undefined : ingredient
}
