const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A number as a step writes it, for a regular expression: '12', 'four'. */
export const COUNT = `(?:\\d{1,3}(?![/\\d]|[.,]\\d)|${WORDS.join('|')})`

/** The number that words mean; 'a' is one. */
export function countOf(said: string): number {
  const at = WORDS.indexOf(said.toLowerCase())
  return at >= 0 ? at + 1 : /^an?$/i.test(said) ? 1 : Number(said)
}

/** A number in the style of another: in words if steps use these, else in digits. */
export function sayCount(count: number, like: string): string {
  return /^\d/.test(like) ? String(count) : (WORDS[count - 1] ?? String(count))
}
