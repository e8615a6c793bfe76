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
  return text.replace(SPACES, asOneLine).replace(CONTROLS, '')
}

/** Whether nothing of it is visible: only spaces and characters without a glyph. */
export function isBlank(text: string): boolean {
  return !SOMETHING_SEEN.test(text)
}

function asOneLine(space: string): string {
  return BREAK.test(space) ? ' ' : space
}

// Found run by run, since looking for space before a break reads a long run once from each of its places.
const SPACES = /[\s\u0085]+/g
const BREAK = /[\n\r\t\v\f\u0085\u2028\u2029]/
const CONTROLS = /\p{Cc}/gu
// The last is a pattern of Braille without a dot.
const SOMETHING_SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u
