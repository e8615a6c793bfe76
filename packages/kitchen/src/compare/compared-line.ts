import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import { toTokens } from '../text/tokens.ts'

/** A line with the words that identify it. */
export type ComparedLine = {
  text: string
  /**
   * For an ingredient the words of its name without amount and cut, for a step its significant
   * words.
   */
  words: ReadonlySet<string>
  heading: boolean
}

export function readIngredient(text: string): ComparedLine {
  const { name, heading = false } = parseIngredientLine(text)
  return { text, words: wordsOf(name), heading }
}

export function readStep(text: string): ComparedLine {
  return { text, words: wordsOf(text), heading: false }
}

/** Only this much of a line's beginning is compared. */
const MAX_LENGTH = 600

/** The significant words of a text, singular and lower case. */
export function wordsOf(text: string): ReadonlySet<string> {
  const words = toTokens(text.slice(0, MAX_LENGTH)).map(({ word }) => word)
  return new Set(words.filter((word) => /^[a-z]{2,}$/.test(word) && !SMALL.has(word)))
}

/** The similarity of two sets of words, 0 to 1 (Dice coefficient). */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0
  const shared = [...one].filter((word) => other.has(word)).length
  return (2 * shared) / (one.size + other.size)
}

const SMALL: ReadonlySet<string> = new Set(
  (
    'an and as at by for from if in into is it of on or over the them then they this to until with ' +
    'your fresh freshly large small medium chopped sliced diced minced grated about'
  ).split(' '),
)
