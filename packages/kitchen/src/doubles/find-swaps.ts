import type { PairedFoods } from './pair-foods.ts'
import type { Amount, ComparedFood } from './read-foods.ts'

/** A main food of the first recipe in whose place the second has another. */
export type FoodSwap = { one: ComparedFood; other: ComparedFood }

/**
 * Foods that one recipe has in the place of the other's: both known, both of weight, and in amounts
 * that could be each other's. A food that nobody knows may be the other's under a name of its own.
 */
export function findSwaps({ onlyOne, onlyOther }: PairedFoods, factor: number): FoodSwap[] {
  const free = onlyOther.filter(isMain)
  return onlyOne.filter(isMain).flatMap((one) => {
    const at = free.findIndex((candidate) => couldReplace(one, candidate, factor))
    const [other] = at < 0 ? [] : free.splice(at, 1)
    return other ? [{ one, other }] : []
  })
}

function isMain({ ingredient, weight }: ComparedFood): boolean {
  return ingredient !== undefined && weight >= 1
}

function couldReplace(one: ComparedFood, other: ComparedFood, factor: number): boolean {
  return areNear(one.amount, other.amount, factor) || areNear(one.said, other.said, factor)
}

/** Whether two amounts could be of the same use; where they cannot be compared, they could. */
function areNear(one: Amount | undefined, other: Amount | undefined, factor: number): boolean {
  if (!one || !other || one.of !== other.of) return true
  const ratio = other.value / (one.value * factor)
  return ratio < MOST_APART && ratio > 1 / MOST_APART
}

/** Two flax eggs weigh half of two eggs, a tin of beans more than the beef it replaces. */
const MOST_APART = 4
