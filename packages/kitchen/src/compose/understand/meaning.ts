import type { Fact } from '../../lexicon/facts.ts'
import type { Kind } from '../foods/food.ts'
import type { FoodId } from '../foods/foods.ts'
import type { Cuisine, FormId, Meal, Means, Mood, StyleId } from '../wish.ts'

/** What a phrase says about a dish. */
export type Meaning = {
  /** The phrase in our own spelling. */
  word: string
  foods?: readonly FoodId[]
  /** A food that keeps its own name in the recipe: 'trout'. */
  instead?: string
  /** Cooked already: 'half a roast chicken'. */
  cooked?: true
  /** A group that is better for some of each: 'roots'. */
  several?: true
  /** What 'no …' keeps to, where that is more than the food of this name: 'nut-allergy'. */
  rules?: readonly string[]
  /** Foods that 'no …' rules out beside those it asks for. */
  bans?: readonly FoodId[]
  /** Kinds that 'no …' rules out along with the foods: 'fruit'. */
  kinds?: readonly Kind[]
  /** What is kept to by saying it, as `toAvoidance` reads it: 'vegan'. */
  avoids?: readonly string[]
  /** Left out beside by saying it, or by 'no …': what is known to hold it. */
  leavesOut?: { kinds?: readonly Kind[]; facts?: readonly Fact[] }
  cuisines?: readonly Cuisine[]
  /** The cuisine is only the nearest one. */
  nearby?: true
  form?: FormId
  style?: StyleId
  /** The form is only the nearest one. */
  nearest?: true
  /** A form that was ruled out: 'no soup'. */
  notForm?: FormId
  /** What the cook does without: 'no oven'. */
  without?: Means
  meal?: Meal
  sweet?: boolean
  moods?: readonly Mood[]
  heat?: 0 | 2
  easy?: true
  /** A sentence that declines: the engine must not pretend. */
  refusal?: string
  /** It colors the dish, but a dish without it is no broken promise: 'creamy'. */
  loose?: true
}
