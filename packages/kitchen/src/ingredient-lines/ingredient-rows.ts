import { formatFigure, formatIngredientLine, formatUnitPart } from './format-ingredient-line.ts'
import type { IngredientLine, IngredientRow } from './ingredient-line.ts'
import { AMOUNT_IN_WORDS, joinTrimmed, toIngredientText } from './ingredient-text.ts'
import { parseIngredientLine } from './parse-ingredient-line.ts'

/** Reads a row; its fields are parsed like a line. A row is never a heading. */
export function fromIngredientRow(row: IngredientRow): IngredientLine {
  const line = parseIngredientLine(toIngredientText(row))
  return row.group === undefined ? line : { ...line, group: row.group }
}

/**
 * A line as a recipe's row. A package size or second measure goes into the unit ('(400 g) cans'), a
 * remark after the name ('salt, to taste'); a heading keeps its colon.
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

/**
 * A line as a cook types it into the fields for name, quantity and unit. The preparation goes with
 * the name; without a number, 'to taste' or 'handful' is the quantity, which is otherwise ''.
 */
export function toTypedRow(line: IngredientLine): Omit<IngredientRow, 'preparation'> {
  const { comment, ...rest } = line
  const isInWords = line.quantity === undefined && AMOUNT_IN_WORDS.test(comment ?? '')
  const { preparation, ...row } = toIngredientRow(isInWords ? rest : line)
  const name = joinTrimmed(', ', [row.name, preparation ?? ''])
  if (row.quantity !== '') return { ...row, name }
  if (isInWords && comment) return { ...row, name, quantity: comment }
  return { ...row, name, quantity: row.unit, unit: '' }
}

/**
 * The food of a typed name: 'Pecorino' for 'Pecorino, finely grated', 'garlic' for 'garlic
 * (cloves)'.
 */
export function foodOfName(name: string): string {
  return parseIngredientLine(name).name || name
}
