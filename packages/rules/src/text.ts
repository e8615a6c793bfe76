/**
 * How many characters a text has by every limit of the product: Unicode code points, as PostgreSQL's
 * `length` and JSON Schema's `maxLength` count them. '🍕' is one, to `String.length` it is two.
 */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/**
 * A title or a name as one line: a break, with the space around it, becomes a space, and characters
 * that only steer a printer or a terminal go. Everything else stays as it was typed.
 */
export function toOneLine(text: string): string {
  return text.replace(BREAKS, ' ').replace(CONTROLS, '')
}

const BREAKS = /\s*[\n\r\t\v\f\u0085\u2028\u2029]+\s*/g
const CONTROLS = /\p{Cc}/gu
