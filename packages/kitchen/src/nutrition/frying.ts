import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { findByKey, isKindOf } from '../lexicon/lexicon.ts'

/**
 * How much of a bath of fat fried food absorbs: USDA Agriculture Handbook 8 counts 8 to 12 percent.
 */
const TAKEN_UP = 0.1
/** From this much on, oil is for deep-frying rather than a dressing, in g: some 250 ml. */
const BATH_GRAMS = 220

/** The share of a line that is eaten: most of the oil for deep-frying stays in the pan. */
export function fryingShare(line: IngredientLine, ingredient: Ingredient, grams: number): number {
  const oil = findByKey('oil')
  if (!oil || !isKindOf(ingredient, oil)) return 1
  const isForFrying = /\b(?:deep|shallow)?[- ]?fry(?:ing)?\b/i.test(line.raw)
  return isForFrying && grams >= BATH_GRAMS ? TAKEN_UP : 1
}
