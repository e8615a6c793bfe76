import type { Quantity } from '../quantities/quantity.ts'
import type { UnitId } from '../units/unit-id.ts'

/** An amount with its unit: 400 g. */
export type Measure = { quantity: Quantity; unit: UnitId }

/** One line of an ingredient list, taken apart. Absent parts are absent, never empty text. */
export type IngredientLine = {
  /** The line as it was typed (trimmed, cut at 1000 characters). Scaling leaves it alone. */
  raw: string
  quantity?: Quantity
  /** The word that sizes the unit or the thing counted: 'large' of '2 large eggs', 'heaped'. */
  size?: string
  unit?: UnitId
  /** What is added on top: 2 tbsp of '1 cup plus 2 tbsp flour'. */
  plus?: Measure
  /** The same amount in other units: 8 oz of '225 g / 8 oz butter'. */
  second?: Measure
  /** How much each one counted holds: 400 g of '2 (400 g) cans'. */
  packageSize?: Measure
  /** The food: 'butter or margarine'. Of a heading, its words without the colon. */
  name: string
  /** What is done to it: 'softened'. */
  preparation?: string
  /** Everything else said about it: 'to taste', 'about 2 lemons'. */
  comment?: string
  optional: boolean
  /** Only set on a line that names a group ('For the sauce:') and is no ingredient. */
  heading?: true
  /** The words of the heading it stands under, where its list has been grouped. */
  group?: string
}

/** An ingredient as a recipe stores it: quantity and unit are the cook's own words. */
export type IngredientRow = {
  name: string
  quantity: string
  unit: string
  preparation?: string
  /** The heading it stands under: 'For the sauce'. Consecutive rows under one heading are a group. */
  group?: string | undefined
}
