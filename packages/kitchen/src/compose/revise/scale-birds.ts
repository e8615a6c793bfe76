import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { nutritionOf } from '../../nutrition/nutrition.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { toSingular } from '../../text/plural.ts'

/** Whole birds of a recipe: how many, what one is called, and for how many they are by their weight. */
export type Birds = { count: number; name: string; portions: number }

/** With its bones a bird is twice what is eaten of it: grams of it, raw, for one (USDA 'Food Buying Guide'). */
const GRAMS_EACH = 475

/** The whole birds that a recipe is about; undefined where there are none, or none that can be weighed. */
export function findBirds({ ingredients }: RecipeData): Birds | undefined {
  const { lines } = nutritionOf({ ingredients })
  for (const [at, line] of ingredients.entries()) {
    const { quantity, unit, name } = parseIngredientLine(line)
    const grams = lines[at]?.grams
    if (!quantity || unit !== undefined || !BIRD.test(name) || !grams) continue
    const portions = Math.max(1, Math.round(grams / GRAMS_EACH))
    return { count: quantity.max, name: toSingular(name.split(' ').at(-1) ?? name), portions }
  }
  return undefined
}

const BIRD = /\b(?:chickens?|turkeys?|ducks?|goose|geese|capons?|cockerels?|guinea fowls?)$/i

/** Half a bird is the least that one buys, and a third more on each plate is no second bird. */
export function roundBirds(count: number): number {
  if (count <= 1) return Math.max(0.5, Math.ceil(count * 2 - SPARE) / 2)
  return Math.max(1, Math.ceil(count - SPARE))
}

const SPARE = 0.34

/** 'Use only one chicken' of a recipe with two: what part of the recipe that is. */
export function readOneOf(text: string, { ingredients }: RecipeData): number | undefined {
  const [, said = ''] = ONE_OF.exec(text) ?? []
  if (said === '') return undefined
  const word = toSingular(said.toLowerCase())
  const counts = ingredients.flatMap((line) => {
    const { quantity, unit, name } = parseIngredientLine(line)
    const isIt = toSingular((name.split(' ').at(-1) ?? '').toLowerCase()) === word
    return quantity && unit === undefined && isIt ? [quantity.max] : []
  })
  const [count = 1] = counts
  return counts.length === 1 && count > 1 ? 1 / count : undefined
}

const ONE_OF =
  /\b(?:use|using|only|just|with|make it with|there is|i have|we have)(?: (?:only|just))? (?:one|1|a single) (?:whole |small |large )?(\p{L}+)\b(?! (?:pan|pot|skillet|dish)\b)/iu
