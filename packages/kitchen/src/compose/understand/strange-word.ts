import { EVERYDAY } from './everyday-words.ts'
import type { Unit } from './lexicon.ts'

/** Whether a word is common in requests and is not food. */
export function isEveryday(word: string): boolean {
  return EVERYDAY.has(word)
}

/** Endings of adverbs, participles and most adjectives, but hardly of dishes. */
const QUALIFIES = /(?:ly|ing|ed|ful|less|est|ous|ive|able|ible|ness|tion)$/

/**
 * The only word of a short request that is neither known nor common, most likely a named dish.
 * Undefined if there is none, or so many that the request is prose.
 */
export function findStrangeWord(units: readonly Unit[]): string | undefined {
  if (units.length > 12) return undefined
  const strange = units.filter(
    ({ meaning, word }) =>
      !meaning && /^[a-z]{4,20}$/.test(word) && !isEveryday(word) && !QUALIFIES.test(word),
  )
  const only = strange.length === 1 ? strange[0] : undefined
  return only?.typed
}
