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
  /** '1 ½ cups'; empty where the line names none. */
  amount: string
  name: string
  /** The heading it stands under: 'For the sauce'. */
  group: string | undefined
}

/** A recipe as it is shown for so many, in the measures of a kitchen. */
export interface ShownRecipe {
  ingredients: ShownIngredient[]
  steps: readonly string[]
  /** The ingredients as the kitchen reads them. */
  lines: readonly IngredientLine[]
  /** What does not scale with the amounts. */
  notes: ScalingNote[]
}

export type WrittenRecipe = Pick<Recipe, 'ingredients' | 'instructions'>

/** The recipe in the cook's own words. */
export function showAsWritten({
  ingredients: rows,
  instructions: steps,
}: WrittenRecipe): ShownRecipe {
  const lines = rows.map(fromIngredientRow)
  return { ingredients: rows.map(showRow), steps, lines, notes: [] }
}

/** An ingredient in the words of its row. */
export function showRow(row: IngredientRow): ShownIngredient {
  const { name, preparation, group } = row
  return {
    amount: formatRowAmount(row),
    name: preparation === undefined ? name : `${name}, ${preparation}`,
    group,
  }
}
