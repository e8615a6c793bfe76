import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { findByKey, isKindOf } from '../lexicon/lexicon.ts'

/** What fried food takes up of a bath of fat: USDA Agriculture Handbook 8 counts 8 to 12 percent. */
const TAKEN_UP = 0.1
/** From here on oil is a bath and not a dressing, in g: some 250 ml. */
const BATH_GRAMS = 220

/** The share of a line that is eaten: a bath of oil for frying stays in the pan. */
export function fryingShare(line: IngredientLine, ingredient: Ingredient, grams: number): number {
  const oil = findByKey('oil')
  if (!oil || !isKindOf(ingredient, oil)) return 1
  const isForFrying = /\b(?:deep|shallow)?[- ]?fry(?:ing)?\b/i.test(line.raw)
  return isForFrying && grams >= BATH_GRAMS ? TAKEN_UP : 1
}
