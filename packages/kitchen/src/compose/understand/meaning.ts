import type { Fact, Kind } from '../foods/food.ts'
import type { FoodId } from '../foods/foods.ts'
import type { Cuisine, FormId, Meal, Mood, StyleId } from '../wish.ts'

/** What a phrase says about a dish. */
export type Meaning = {
  /** The phrase in our own spelling. */
  word: string
  foods?: readonly FoodId[]
  /** A food that keeps its own name in the recipe: 'trout'. */
  instead?: string
  /** Facts that 'no …' rules out along with the foods: 'nuts'. */
  facts?: readonly Fact[]
  /** Kinds that 'no …' rules out along with the foods: 'fruit'. */
  kinds?: readonly Kind[]
  /** Facts ruled out by saying it: 'vegan'. */
  avoids?: readonly Fact[]
  cuisines?: readonly Cuisine[]
  /** The cuisine is only the nearest one. */
  nearby?: true
  form?: FormId
  style?: StyleId
  /** The form is only the nearest one. */
  nearest?: true
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
