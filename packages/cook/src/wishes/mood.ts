import type { Dish } from '@potluck/cookbook'
import type { Shelved } from './shelf.ts'

/** An occasion, a season or a mood that a dish is asked for. */
export type Mood = {
  /** Tried on small letters. */
  words: RegExp
  /** What it is called in a sentence: 'for a picnic'. */
  called: string
  /** Whether a dish that is asked for so may be of other courses than a dinner's. */
  is: (dish: Dish) => boolean
  /** How well a dish suits it; 0 not at all. */
  suits: (shelved: Shelved) => number
  /** It is said by what there is not: 'no fridge'. */
  isLack?: true
  /** Nobody minds what it costs, or that it takes an afternoon. */
  isSpecial?: true
  /** An hour or three on the stove are part of it. */
  takesTime?: true
  /** The most calories of a portion. */
  maxCalories?: number
  /** For how many it is made, where nobody says. */
  servings?: number
}
