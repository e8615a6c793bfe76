import { fold } from './lookalikes.ts'
import { plainText } from './plain-text.ts'
import { toSingular } from './plural.ts'

/** No request is read further than a prompt may be long. */
const MAX_LENGTH = 4000

/** Lower-case words without accents or apostrophes, singular; commas and sentence ends stand alone. */
export type Token = { word: string; typed: string }

/**
 * Takes a text apart, as recognition, review and search read it. Markup is dropped, hyphens part
 * words, '&' reads 'and', and what is only drawn otherwise reads as what it is drawn like.
 */
export function toTokens(text: string): Token[] {
  const plain = fold(plainText(text, MAX_LENGTH)).replace(/['’]/g, '').replace(/[&+]/g, ' and ')
  const found = plain.match(/\p{L}+|\d+(?:[.,]\d+)?|[½¼¾]|[,;.!?:()]/gu) ?? []
  return found.map((typed) => ({
    typed,
    word: /^[;.!?:()]$/.test(typed) ? '.' : toSingular(typed),
  }))
}

/** A phrase as tokens are compared: 'Crème Fraîche' → 'creme fraiche'. */
export function toKey(phrase: string): string {
  if (phrase.length <= MAX_LENGTH && PLAIN_WORDS.test(phrase)) {
    return phrase.split(' ').map(toSingular).join(' ')
  }
  return toTokens(phrase)
    .map(({ word }) => word)
    .join(' ')
}

/** In most names there is nothing to take apart, and a browser reads thousands as it loads the lexicon. */
const PLAIN_WORDS = /^[a-z]{2,}(?: [a-z]{2,})*$/
