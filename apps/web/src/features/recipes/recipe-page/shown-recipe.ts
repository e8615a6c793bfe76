import { fromIngredientRow, type IngredientLine, type ScalingNote } from '@potluck/kitchen'
import type { Recipe } from '../api.ts'

/** One line of an ingredient list as it is shown. */
export interface ShownIngredient {
  /** '1 ½ cups'; empty where the line names none. */
  amount: string
  name: string
  /** A line that names a group: 'For the sauce'. */
  isHeading: boolean
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
  const ingredients = lines.map((line, index) => showLine(line, rows[index]))
  return { ingredients, steps, lines, notes: [] }
}

/** A line in the words of its row. */
export function showLine(
  line: IngredientLine,
  row: { name: string; quantity: string; unit: string; preparation?: string } | undefined,
): ShownIngredient {
  if (line.heading || !row) return { amount: '', name: line.name, isHeading: true }
  const { quantity, unit, name, preparation } = row
  return {
    amount: [quantity, unit]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' '),
    name: preparation === undefined ? name : `${name}, ${preparation}`,
    isHeading: false,
  }
}
