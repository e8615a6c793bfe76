/** One thing that a search includes or excludes: a word, or a quoted phrase. */
export type SearchTerm = {
  words: string[]
  kind: 'word' | 'phrase'
  excluded: boolean
  /** Its position in the text, including its minus sign and quotation marks. */
  from: number
  to: number
}

/**
 * Splits the text of a search: 'chicken -mushroom "sour cream"'. A minus before a word or a quoted
 * phrase excludes it; anything but letters and digits separates words.
 */
export function parseSearchText(text: string): SearchTerm[] {
  return [...text.matchAll(TERM)].flatMap((match): SearchTerm[] => {
    const [whole, minus = '', quoted, bare = ''] = match
    const excluded = minus !== ''
    const from = match.index
    const to = from + whole.length
    if (quoted !== undefined) {
      const words = quoted.match(WORD) ?? []
      return words.length > 0 ? [{ words, kind: 'phrase', excluded, from, to }] : []
    }
    const words = [...bare.matchAll(WORD)]
    if (words.length === 0) return []
    // '-stir-fried' excludes that word, not everything fried.
    if (excluded) {
      const kind = words.length > 1 ? 'phrase' : 'word'
      return [{ words: words.map(([word]) => word), kind, excluded, from, to }]
    }
    return words.map((word) => {
      const start = from + word.index
      return { words: [word[0]], kind: 'word', excluded, from: start, to: start + word[0].length }
    })
  })
}

/** The text without one of its terms. */
export function withoutTerm(text: string, { from, to }: SearchTerm): string {
  return `${text.slice(0, from)} ${text.slice(to)}`.replace(/\s+/g, ' ').trim()
}

// A hyphen within a word splits it; one before a word excludes it. A missing closing quotation mark
// quotes up to the end.
const TERM = /(?<![^\s"“”])([-−–]?)(?:["“”]([^"“”]*)(?:["“”]|$)|([^\s"“”]+))/gu
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu
