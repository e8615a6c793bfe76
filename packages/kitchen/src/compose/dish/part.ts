import type { FoodId } from '../foods/foods.ts'
import type { Measured } from './measure.ts'

/** An ingredient of a dish: so much of a food, cut in a way. */
export type Part = {
  id: FoodId
  measured: Measured
  /** As it stands in the list, after the amount: 'carrots'. */
  name: string
  /** As steps call it: 'chicken', 'cooked chicken'. */
  label: string
  /** As titles call it: 'chicken' even when it is cooked already. */
  short: string
  /** What is done to it first, or a remark; '' for nothing. */
  cut: string
  /** Bought or left over cooked: it is only heated through. */
  cooked: boolean
}
