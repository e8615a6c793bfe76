import { toIngredientText } from '@potluck/kitchen'
import type { IngredientFields } from '../ingredient-rows.ts'

/** The row as the line that the kitchen reads; '' for a heading and for a row without a name. */
export function toLineText(row: IngredientFields): string {
  return row.heading || row.name.trim() === '' ? '' : toIngredientText(row)
}
