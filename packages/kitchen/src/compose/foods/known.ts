import type { Figures } from '../../nutrition/figures.ts'
import { nutritionOf } from '../../nutrition/nutrition.ts'
import { type Contents, contentsOf } from '../../recognition/contents.ts'
import { toLine } from '../write-up/line.ts'
import { FOODS, type FoodId } from './foods.ts'

/** What the kitchen's lexicon says of foods, each looked up once: they are always the same. */
const contents = new Map<string, Contents>()
const figures = new Map<FoodId, Figures | undefined>()

/** What is in the food of this name, which the engine writes itself. */
export function contentsOfName(name: string): Contents {
  const known = contents.get(name)
  if (known) return known
  const found = contentsOf(name)
  contents.set(name, found)
  return found
}

/** What a usual portion of a food brings; undefined where nobody has measured it. */
export function figuresOfPortion(id: FoodId): Figures | undefined {
  if (figures.has(id)) return figures.get(id)
  const { name, per, pack } = FOODS[id]
  const [amount, unit] = per
  const line = toLine({ name, cut: '', measured: { amount, unit }, ...(pack && { pack }) })
  const found = nutritionOf({ servings: 1, ingredients: [line] }).perServing
  figures.set(id, found)
  return found
}

/** Grams of carbohydrate in a portion from which on a food fills the place of a starch. */
const FILLING = 10

export function isStarchy(id: FoodId): boolean {
  return (figuresOfPortion(id)?.carbs ?? 0) >= FILLING
}
