import { markBareHeadings } from './bare-headings.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { parseIngredientLine } from './parse-ingredient-line.ts'

/** A recipe has at most 100 ingredients; a whole pasted page is not read to its end. */
const MAX_LINES = 200

/**
 * Reads a pasted list, one line each, including headings; blank lines and the title 'Ingredients'
 * are left out.
 */
export function parseIngredientLines(text: string): IngredientLine[] {
  const lines = text
    .slice(0, 100_000)
    .split(/\r\n|[\n\r\u2028]|<br ?\/?>|<\/li>/i)
    .map(parseIngredientLine)
    .filter((line) => line.name !== '' && !(line.heading && /^ingredients?\b/i.test(line.name)))
    .slice(0, MAX_LINES)
  return markBareHeadings(lines)
}
