const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A count as a step says it, for a regular expression: '12', 'four'. */
export const COUNT = `(?:\\d{1,3}(?![/\\d]|[.,]\\d)|${WORDS.join('|')})`

/** The count that words say; 'a' is one. */
export function countOf(said: string): number {
  const at = WORDS.indexOf(said.toLowerCase())
  return at >= 0 ? at + 1 : /^an?$/i.test(said) ? 1 : Number(said)
}

/** A count in the manner of another: in words as far as steps have them, or in figures. */
export function sayCount(count: number, like: string): string {
  return /^\d/.test(like) ? String(count) : (WORDS[count - 1] ?? String(count))
}
