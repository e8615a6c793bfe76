import {
  formatRowAmount,
  fromIngredientRow,
  type IngredientLine,
  type IngredientRow,
  type ScalingNote,
} from '@potluck/kitchen'
import type { Recipe } from '../api.ts'

/** One line of an ingredient list as it is shown. */
export interface ShownIngredient {
  /** '1 ½ cups'; empty if the line has no amount. */
  amount: string
  name: string
  /** The heading of its group: 'For the sauce'. */
  group: string | undefined
}

/** A recipe scaled to a number of portions, in the chosen measures. */
export interface ShownRecipe {
  ingredients: ShownIngredient[]
  steps: readonly string[]
  /** The ingredients as the kitchen reads them. */
  lines: readonly IngredientLine[]
  /** Notes on what does not scale with the amounts. */
  notes: ScalingNote[]
}

export type WrittenRecipe = Pick<Recipe, 'ingredients' | 'instructions'>

/** The recipe exactly as its author wrote it. */
export function showAsWritten({
  ingredients: rows,
  instructions: steps,
}: WrittenRecipe): ShownRecipe {
  const lines = rows.map(fromIngredientRow)
  return { ingredients: rows.map(showRow), steps, lines, notes: [] }
}

/** An ingredient exactly as its author wrote it. */
export function showRow(row: IngredientRow): ShownIngredient {
  const { name, preparation, group } = row
  return {
    amount: formatRowAmount(row),
    name: preparation === undefined ? name : `${name}, ${preparation}`,
    group,
  }
}
