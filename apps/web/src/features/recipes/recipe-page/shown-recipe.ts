import { fromIngredientRow, scaleIngredientLine, toIngredientRow } from '@potluck/kitchen'
import type { Recipe } from '../api.ts'

/** One line of an ingredient list as it is shown. */
export interface ShownIngredient {
  /** '1 ½ cups'; empty where the line names none. */
  amount: string
  name: string
  /** A line that names a group: 'For the sauce'. */
  isHeading: boolean
}

/** The ingredients for a factor; at 1 in the cook's own words. */
export function toShownIngredients(
  ingredients: Recipe['ingredients'],
  factor: number,
): ShownIngredient[] {
  return ingredients.map((row) => {
    const line = fromIngredientRow(row)
    if (line.heading) return { amount: '', name: line.name, isHeading: true }
    const { quantity, unit, name, preparation } =
      factor === 1
        ? { ...row, preparation: undefined }
        : toIngredientRow(scaleIngredientLine(line, factor))
    return {
      amount: [quantity, unit]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(' '),
      name: preparation === undefined ? name : `${name}, ${preparation}`,
      isHeading: false,
    }
  })
}
