import { plainText } from './plain-text.ts'
import { toSingular } from './plural.ts'

/** No request is read further than a prompt may be long. */
const MAX_LENGTH = 4000

/** Lower-case words without accents or apostrophes, singular; commas and sentence ends stand alone. */
export type Token = { word: string; typed: string }

/** Takes a request apart. Markup is dropped, hyphens part words, '&' reads 'and'. */
export function toTokens(text: string): Token[] {
  const plain = fold(plainText(text, MAX_LENGTH)).replace(/['’]/g, '').replace(/[&+]/g, ' and ')
  const found = plain.match(/[a-z]+|\d+(?:[.,]\d+)?|[½¼¾]|[,;.!?:()]/g) ?? []
  return found.map((typed) => ({
    typed,
    word: /^[;.!?:()]$/.test(typed) ? '.' : toSingular(typed),
  }))
}

/** A phrase as tokens are compared: 'Crème Fraîche' → 'creme fraiche'. */
export function toKey(phrase: string): string {
  return toTokens(phrase)
    .map(({ word }) => word)
    .join(' ')
}

function fold(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return plain.replace(/[łøœæßđı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
}

/** Letters that Unicode does not take apart into a plain one and its mark. */
const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  đ: 'd',
  ı: 'i',
}
