import type { Quantity } from '../quantities/quantity.ts'
import type { UnitId } from '../units/unit-id.ts'

/** An amount with its unit: 400 g. */
export type Measure = { quantity: Quantity; unit: UnitId }

/** One line of an ingredient list, parsed. Absent parts are left out, never empty strings. */
export type IngredientLine = {
  /** The line as it was typed (trimmed, cut at 1000 characters). Scaling does not change it. */
  raw: string
  quantity?: Quantity
  /** The size of the unit or the thing counted: 'large' in '2 large eggs', 'heaped'. */
  size?: string
  unit?: UnitId
  /** An additional amount: 2 tbsp in '1 cup plus 2 tbsp flour'. */
  plus?: Measure
  /** The same amount in other units: 8 oz in '225 g / 8 oz butter'. */
  second?: Measure
  /** The content of each counted thing: 400 g in '2 (400 g) cans'. */
  packageSize?: Measure
  /** The food: 'butter or margarine'. For a heading, its words without the colon. */
  name: string
  /** Its preparation: 'softened'. */
  preparation?: string
  /** Any other remark: 'to taste', 'about 2 lemons'. */
  comment?: string
  optional: boolean
  /** Only set for a heading of a group ('For the sauce:'), which is not an ingredient. */
  heading?: true
  /** The heading of its group, if the list has been grouped. */
  group?: string
}

/** An ingredient as a recipe stores it: quantity and unit are the cook's own words. */
export type IngredientRow = {
  name: string
  quantity: string
  unit: string
  preparation?: string
  /**
   * The heading of its group: 'For the sauce'. Consecutive rows with the same heading form a group.
   */
  group?: string | undefined
}
