import { fold } from './lookalikes.ts'

/** No line is read further. */
const MAX_LENGTH = 1000

/**
 * The words and figures of a text of any language, in small letters without accents; commas and
 * slashes stand alone. Unlike `toTokens` it makes no English singular of them.
 */
export function foldWords(text: string): string[] {
  return fold(text.slice(0, MAX_LENGTH)).match(/\p{L}+|\d+(?:[.,]\d+)?|[,;/]/gu) ?? []
}
