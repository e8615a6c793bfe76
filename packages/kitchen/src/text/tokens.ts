import { fold } from './lookalikes.ts'
import { plainText } from './plain-text.ts'
import { toSingular } from './plural.ts'

/** The length of the longest prompt; the rest of a longer text is not read. */
const MAX_LENGTH = 4000

/** Lower-case words without accents or apostrophes, singular; commas and sentence ends stand alone. */
export type Token = { word: string; typed: string }

/**
 * Splits a text into the tokens that recognition, review and search compare. Markup is dropped,
 * hyphens separate words, '&' reads as 'and', and look-alike letters as the Latin ones.
 */
export function toTokens(text: string): Token[] {
  const plain = fold(plainText(text, MAX_LENGTH)).replace(/['’]/g, '').replace(/[&+]/g, ' and ')
  const found = plain.match(/\p{L}+|\d+(?:[.,]\d+)?|[½¼¾]|[,;.!?:()]/gu) ?? []
  return found.map((typed) => ({
    typed,
    word: /^[;.!?:()]$/.test(typed) ? '.' : toSingular(typed),
  }))
}

/** A phrase in the form in which names are compared: 'Crème Fraîche' → 'creme fraiche'. */
export function toKey(phrase: string): string {
  if (phrase.length <= MAX_LENGTH && PLAIN_WORDS.test(phrase)) {
    return phrase.split(' ').map(toSingular).join(' ')
  }
  return toTokens(phrase)
    .map(({ word }) => word)
    .join(' ')
}

/** Most names are plain; a browser reads thousands of them while it loads the lexicon. */
const PLAIN_WORDS = /^[a-z]{2,}(?: [a-z]{2,})*$/
