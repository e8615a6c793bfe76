import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Figures } from './figures.ts'

/**
 * Net carbohydrate in grams: all carbohydrate but fibre, allulose and erythritol, and half of other
 * sugar alcohols. This follows the American Diabetes Association ('Get to Know Carbs': half of
 * sugar alcohols, none of erythritol); for allulose the FDA's guidance of October 2020 says that it
 * is absorbed and not used.
 */
export function netCarbsOf(
  { id, is }: Ingredient,
  { carbs, fiber }: { carbs: number; fiber: number },
): number {
  const share = [id, ...is.map((group) => group.id)].map((name) => COUNTED.get(name))
  return Math.max(0, carbs - fiber) * (share.find((part) => part !== undefined) ?? 1)
}

/** The share of its carbohydrate that counts, by the id of the sweetener. */
const COUNTED: ReadonlyMap<string, number> = new Map([
  ['erythritol', 0],
  ['brown-erythritol', 0],
  // The product sold by the cup is erythritol with a little monk fruit.
  ['monk-fruit-sweetener', 0],
  ['allulose', 0],
  ['xylitol', 0.5],
  ['polyol', 0.5],
])

/** What a limit counts of a portion: of its carbohydrate not what sweeteners pass through the body. */
export function countedIn(figures: Figures, nutrient: keyof Figures): number {
  if (nutrient !== 'carbs') return figures[nutrient]
  const { carbs, fiber, netCarbs } = figures
  return Math.min(carbs, netCarbs + fiber)
}
