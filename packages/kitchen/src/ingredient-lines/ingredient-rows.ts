import { formatFigure, formatIngredientLine, formatUnitPart } from './format-ingredient-line.ts'
import type { IngredientLine, IngredientRow } from './ingredient-line.ts'
import { parseIngredientLine } from './parse-ingredient-line.ts'

/**
 * A line as a recipe's row. A package size or second measure stands in the unit ('(400 g) cans'),
 * a remark behind the name ('salt, to taste'); a heading keeps its colon.
 */
export function toIngredientRow(line: IngredientLine): IngredientRow {
  const { raw, name, preparation, comment, optional, heading } = line
  return {
    name: formatIngredientLine({ raw, name, comment, optional, heading }),
    quantity: formatFigure(line),
    unit: formatUnitPart(line),
    ...(preparation === undefined ? {} : { preparation }),
  }
}

/** Reads a row back; what a cook typed into its fields is taken apart like a line. */
export function fromIngredientRow(row: IngredientRow): IngredientLine {
  const amount = [row.quantity, row.unit, row.name].map((part) => part.trim()).filter(Boolean)
  const preparation = row.preparation?.trim()
  return parseIngredientLine(`${amount.join(' ')}${preparation ? `, ${preparation}` : ''}`)
}
