import { formatFigure, formatIngredientLine, formatUnitPart } from './format-ingredient-line.ts'
import type { IngredientLine, IngredientRow } from './ingredient-line.ts'
import { parseIngredientLine } from './parse-ingredient-line.ts'

/**
 * A row as one line of text, in the order in which the kitchen reads lines: '113 g butter, softened'.
 * A quantity in words stands behind the food: 'sunflower oil, for frying'. Never reads like a heading.
 */
export function toIngredientText(row: IngredientRow): string {
  const isInWords = AMOUNT_IN_WORDS.test(row.quantity.trim())
  const text = joinTrimmed(' ', [isInWords ? row.unit : formatRowAmount(row), row.name])
  return withoutHeadingMarks(
    joinTrimmed(', ', [text, row.preparation ?? '', isInWords ? row.quantity : '']),
  )
}

/** The amount in the row's own words: '1 ½ cups', 'to taste'; '' where it names none. */
export function formatRowAmount({ quantity, unit }: IngredientRow): string {
  return joinTrimmed(' ', [quantity, unit])
}

/** Reads a row; what a cook typed into its fields is taken apart like a line. A row is never a heading. */
export function fromIngredientRow(row: IngredientRow): IngredientLine {
  const line = parseIngredientLine(toIngredientText(row))
  return row.group === undefined ? line : { ...line, group: row.group }
}

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

/**
 * A line as a cook types it into the fields for name, quantity and unit. The preparation stands with
 * the name; 'to taste' or 'handful' of a line without a figure is its quantity, which is else ''.
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

/** The food that a typed name means: 'Pecorino' of 'Pecorino, finely grated', 'garlic' of 'garlic (cloves)'. */
export function foodOfName(name: string): string {
  return parseIngredientLine(name).name || name
}

/** 'To taste', 'as needed', 'for frying': no figure, but how much a cook wants. */
const AMOUNT_IN_WORDS = /^(?:to|as|for) \p{L}/iu

function joinTrimmed(separator: string, parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator)
}

function withoutHeadingMarks(text: string): string {
  return parseIngredientLine(text).heading ? text.replace(HEADING_MARKS, '') : text
}

const HEADING_MARKS = /^(?:[\s#*_]|for the\s)+|[\s#*_:]+$/giu
