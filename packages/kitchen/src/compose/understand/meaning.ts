import type { Fact } from '../../lexicon/facts.ts'
import type { Kind } from '../foods/food.ts'
import type { FoodId } from '../foods/foods.ts'
import type { Cuisine, FormId, Meal, Means, Mood, StyleId } from '../wish.ts'

/** What a phrase says about a dish. */
export type Meaning = {
  /** The phrase in standard spelling. */
  word: string
  foods?: readonly FoodId[]
  /** A food that keeps its own name in the recipe: 'trout'. */
  instead?: string
  /** Cooked already: 'half a roast chicken'. */
  cooked?: true
  /** A group that is better for some of each: 'roots'. */
  several?: true
  /** The rules of 'no …', if they are more than the food of this name: 'nut-allergy'. */
  rules?: readonly string[]
  /** Foods that 'no …' excludes besides those it would ask for. */
  bans?: readonly FoodId[]
  /** Kinds that 'no …' excludes along with the foods: 'fruit'. */
  kinds?: readonly Kind[]
  /** The rules that saying it sets, as `toAvoidance` reads them: 'vegan'. */
  avoids?: readonly string[]
  /** Also left out by saying it, or by 'no …': foods known to contain it. */
  leavesOut?: { kinds?: readonly Kind[]; facts?: readonly Fact[] }
  cuisines?: readonly Cuisine[]
  /** The cuisine is only the nearest one. */
  nearby?: true
  form?: FormId
  style?: StyleId
  /** The form is only the nearest one. */
  nearest?: true
  /** An excluded form: 'no soup'. */
  notForm?: FormId
  /** What the cook does without: 'no oven'. */
  without?: Means
  meal?: Meal
  sweet?: boolean
  moods?: readonly Mood[]
  heat?: 0 | 2
  easy?: true
  /** A sentence that declines, since the engine must not pretend. */
  refusal?: string
  /** It influences the dish, but a dish without it is acceptable: 'creamy'. */
  loose?: true
}
