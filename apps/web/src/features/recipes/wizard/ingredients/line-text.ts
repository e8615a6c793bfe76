import { toIngredientText } from '@potluck/kitchen'
import type { IngredientFields } from '../ingredient-rows.ts'

/** The row as the line that the kitchen reads; '' without a name, and of a heading. */
export function toLineText(row: IngredientFields): string {
  return row.heading || row.name.trim() === '' ? '' : toIngredientText(row)
}
