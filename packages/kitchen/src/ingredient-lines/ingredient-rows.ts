import { formatFigure, formatIngredientLine, formatUnitPart } from './format-ingredient-line.ts'
import type { IngredientLine, IngredientRow } from './ingredient-line.ts'
import { parseIngredientLine } from './parse-ingredient-line.ts'

/**
 * A line as a recipe's row. A package size or second measure stands in the unit ('(400 g) cans'),
 * a remark behind the name ('salt, to taste'); a heading keeps its colon.
 */
export function toIngredientRow(line: IngredientLine): IngredientRow {
  const { raw, name, preparation, comment, optional, heading, group } = line
  return {
    name: formatIngredientLine({ raw, name, comment, optional, heading }),
    quantity: formatFigure(line),
    unit: formatUnitPart(line),
    ...(preparation === undefined ? {} : { preparation }),
    ...(group === undefined ? {} : { group }),
  }
}

/** Reads a row back; what a cook typed into its fields is taken apart like a line. A row is never a heading. */
export function fromIngredientRow(row: IngredientRow): IngredientLine {
  const amount = [row.quantity, row.unit, row.name].map((part) => part.trim()).filter(Boolean)
  const preparation = row.preparation?.trim()
  const text = `${amount.join(' ')}${preparation ? `, ${preparation}` : ''}`
  const line = parseIngredientLine(asFoodText(text))
  return row.group === undefined ? line : { ...line, group: row.group }
}

/** A row's text without the marks that would make it read like a heading: every row is a food. */
export function asFoodText(text: string): string {
  return parseIngredientLine(text).heading ? text.replace(HEADING_MARKS, '') : text
}

const HEADING_MARKS = /^(?:[\s#*_]|for the\s)+|[\s#*_:]+$/giu
