import type { Dish } from '@potluck/cookbook'
import type { Shelved } from './shelf.ts'

/** An occasion, a season or a mood for which a dish is wanted. */
export type Mood = {
  /** Matched against text in lower case. */
  words: RegExp
  /** Its name in a sentence: 'for a picnic'. */
  called: string
  /** Whether a dish may be chosen when only the mood is given; it need not be a main. */
  is: (dish: Dish) => boolean
  /** How well a dish suits the mood; 0 for not at all. */
  suits: (shelved: Shelved) => number
  /** It is expressed by something that is missing: 'no fridge'. */
  isLack?: true
  /** The dish may be expensive or take an afternoon. */
  isSpecial?: true
  /** It may cook for hours. */
  takesTime?: true
  /** The most kcal in a portion. */
  maxCalories?: number
  /** How many it is made for, if nobody says. */
  servings?: number
}
