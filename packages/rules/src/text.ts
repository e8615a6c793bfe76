/**
 * The length of a text for every limit of the product: Unicode code points, as PostgreSQL's
 * `length` and JSON Schema's `maxLength` count. '🍕' is one; `String.length` says two.
 */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/**
 * A title or a name on one line: a line break with the space around it becomes a space, and control
 * characters are removed. Everything else stays as typed.
 */
export function toOneLine(text: string): string {
  return text.replace(SPACES, asOneLine).replace(CONTROLS, '')
}

/** Whether nothing is visible: only spaces and characters without a glyph. */
export function isBlank(text: string): boolean {
  return !SOMETHING_SEEN.test(text)
}

function asOneLine(space: string): string {
  return BREAK.test(space) ? ' ' : space
}

// Matched as whole runs: searching for space before a break would scan a long run from each of its
// positions.
const SPACES = /[\s\u0085]+/g
const BREAK = /[\n\r\t\v\f\u0085\u2028\u2029]/
const CONTROLS = /\p{Cc}/gu
// The last one is the Braille pattern without dots.
const SOMETHING_SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u
