import { EVERYDAY } from './everyday-words.ts'
import type { Unit } from './lexicon.ts'

/** Whether a word is common in requests and names nothing to eat. */
export function isEveryday(word: string): boolean {
  return EVERYDAY.has(word)
}

/** How adverbs, participles and most adjectives end, and hardly a dish. */
const QUALIFIES = /(?:ly|ing|ed|ful|less|est|ous|ive|able|ible|ness|tion)$/

/**
 * The one word of a short request that is neither known nor everyday: most likely a dish with a
 * name. Undefined when there is none, or so many that the request is simply prose.
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
