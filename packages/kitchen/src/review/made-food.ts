import type { Ingredient } from '../lexicon/ingredient.ts'
import { findByKey, isKindOf } from '../lexicon/lexicon.ts'

/** Whether a food is made of others, so that it can be had free of one of them: bread, pasta, ganache. */
export function isMadeFood(food: Ingredient): boolean {
  const pasta = findByKey('pasta')
  return (
    food.of.length > 0 ||
    MADE_AISLES.includes(food.aisle) ||
    (pasta !== undefined && isKindOf(food, pasta))
  )
}

const MADE_AISLES: readonly Ingredient['aisle'][] = ['bakery', 'frozen', 'snacks-and-sweets']
