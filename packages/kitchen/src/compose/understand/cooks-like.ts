import { FLESH, isOneOf } from '../../adapting/read-dish.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { findByKey } from '../../lexicon/lexicon.ts'
import { toKey } from '../../text/tokens.ts'
import type { FoodId } from '../foods/foods.ts'
import type { Unit } from './lexicon.ts'

/** Sorts of flesh, and the food of the composer that cooks as they do; the first that fits counts. */
const NEAREST: readonly (readonly [group: string, food: FoodId])[] = [
  ['ground poultry', 'ground-chicken'],
  ['poultry', 'bone-in-chicken'],
  ['ground meat', 'ground-beef'],
  ['sausage', 'sausage'],
  ['shellfish', 'shrimp'],
  ['fish', 'cod'],
  ['meat', 'stewing-beef'],
]

/** The composer's food that cooks as a sort of meat or fish does that it does not have: duck, venison, trout. */
export function cooksLike(food: Ingredient): FoodId | undefined {
  if (!isOneOf(food, FLESH) || isOneOf(food, OTHERWISE) || READY.test(food.name)) return undefined
  return NEAREST.find(([group]) => isOneOf(food, [group]))?.[1]
}

/** Flesh that is no piece of meat to be cooked: a broth of it, what is eaten as it is. */
const OTHERWISE = ['stock', 'sauce', 'fat', 'oil', 'gelatin', 'cured meat', 'ham', 'bacon', 'offal']
const READY =
  /^(?:canned|smoked|cooked|dried|pickled) |\b(?:lard|tallow|suet|fat|shells?|bones?|roe)$/

/** A word for meat or fish that only the lexicon knows, as the food that cooks like it, by its own name. */
export function withNearestFood(unit: Unit): Unit {
  if (unit.meaning !== undefined) return unit
  const food = findByKey(toKey(unit.typed))
  const like = food && cooksLike(food)
  return like === undefined
    ? unit
    : { ...unit, meaning: { word: unit.word, foods: [like], instead: unit.typed } }
}
