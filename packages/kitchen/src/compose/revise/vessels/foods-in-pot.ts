import { findFoodSpans } from '../../../adapting/find-foods.ts'
import { isOneOf } from '../../../adapting/read-dish.ts'
import type { Ingredient } from '../../../lexicon/ingredient.ts'

/** The foods that a text names. */
export function foodsIn(text: string): Ingredient[] {
  return findFoodSpans(text).flatMap(({ ingredient, figure }) => (figure ? [] : [ingredient]))
}

/** What hours in a closed pot would curdle, dissolve or toughen: it comes last. */
export function isLateFood(food: Ingredient): boolean {
  return isOneOf(food, LATE) && !isOneOf(food, NOT_LATE)
}

const LATE = [
  'milk',
  'cream',
  'sour cream',
  'creme fraiche',
  'yogurt',
  'cheese',
  'pasta',
  'noodles',
  'fish',
  'shellfish',
  'spinach',
  'peas',
  'basil',
  'parsley',
  'cilantro',
  'cornstarch',
  'potato starch',
]
const NOT_LATE = ['anchovy', 'dried herb']

/** What is hard or raw, and needs all the hours. */
export function isSlowFood(food: Ingredient): boolean {
  return isOneOf(food, SLOW)
}

const SLOW = [
  'potato',
  'sweet potato',
  'root vegetable',
  'carrot',
  'parsnip',
  'turnip',
  'beet',
  'celeriac',
  'meat',
  'poultry',
  'squash',
  'cabbage',
  'onion',
  'celery',
  'lentil',
]

/** Whether a food is one of these, or a kind of one. */
export function isAny(food: Ingredient, names: readonly string[]): boolean {
  return isOneOf(food, names)
}

/** What a pot simmers in. */
export function isLiquid(text: string): boolean {
  return LIQUID.test(text)
}

const LIQUID =
  /\b(?:stock|broth|bouillon|water|wine|beer|stout|ale|porter|cider|coconut milk|milk|cream|tomato(?:es)?|passata|juice|pur[eé]e|sauce|salsa|liquid|soup)\b/i
