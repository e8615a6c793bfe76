import type { IngredientRow } from './ingredient-line.ts'
import { readBareLine } from './read-bare-line.ts'

/**
 * A row as one line of text, in the order in which the kitchen reads lines: '113 g butter,
 * softened'. A quantity in words goes after the food: 'sunflower oil, for frying'. It never reads
 * as a heading.
 */
export function toIngredientText(row: IngredientRow): string {
  const isInWords = AMOUNT_IN_WORDS.test(row.quantity.trim())
  const text = joinTrimmed(' ', [isInWords ? row.unit : formatRowAmount(row), row.name])
  return withoutHeadingMarks(
    joinTrimmed(', ', [text, row.preparation ?? '', isInWords ? row.quantity : '']),
  )
}

/** What stands for the quantity of a row that says of none: a recipe's rows have to have one. */
export const NO_AMOUNT = '–'

/** The amount in the row's own words: '1 ½ cups', 'to taste'; '' if there is none. */
export function formatRowAmount({ quantity, unit }: IngredientRow): string {
  return joinTrimmed(' ', [quantity.trim() === NO_AMOUNT ? '' : quantity, unit])
}

/** 'To taste', 'as needed', 'for frying': an amount without a number. */
export const AMOUNT_IN_WORDS = /^(?:to|as|for) \p{L}/iu

/** The non-empty parts, trimmed and joined. */
export function joinTrimmed(separator: string, parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator)
}

function withoutHeadingMarks(text: string): string {
  return readBareLine(text).heading ? text.replace(HEADING_MARKS, '') : text
}

const HEADING_MARKS = /^(?:[\s#*_]|for the\s)+|[\s#*_:]+$/giu
