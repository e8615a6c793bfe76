import { type Token, toKey } from '../../text/tokens.ts'
import { dishMeanings } from './dish-words.ts'
import { foodMeanings } from './food-words.ts'
import type { Meaning } from './meaning.ts'
import { otherMeanings } from './other-words.ts'

/** Phrases and what they mean, by their key. */
export type Lexicon = ReadonlyMap<string, Meaning>

/** One stretch of a request: a phrase with a meaning, or a word without one. */
export type Unit = { word: string; typed: string; meaning?: Meaning }

/** Foods alone: for ingredient lists, where 'chili' is no dish. */
export const FOOD_WORDS: Lexicon = new Map(
  foodMeanings().map((meaning) => [toKey(meaning.word), meaning]),
)

/** Everything a request can say. Where several tables name a phrase, their meanings are joined. */
export const ALL_WORDS: Lexicon = joinMeanings([
  ...foodMeanings(),
  ...otherMeanings(),
  ...dishMeanings(),
])

/** The longest phrase that is looked up, in words. */
const LONGEST = 6

/** Reads tokens as the longest known phrases, left to right. */
export function toUnits(tokens: readonly Token[], lexicon: Lexicon): Unit[] {
  const units: Unit[] = []
  let position = 0
  while (position < tokens.length) {
    const found = longestAt(tokens, position, lexicon)
    units.push(found.unit)
    position += found.length
  }
  return units
}

function longestAt(tokens: readonly Token[], position: number, lexicon: Lexicon) {
  for (let length = Math.min(LONGEST, tokens.length - position); length > 0; length -= 1) {
    const taken = tokens.slice(position, position + length)
    const word = taken.map((token) => token.word).join(' ')
    const meaning = lexicon.get(word)
    const typed = taken.map((token) => token.typed).join(' ')
    if (meaning) return { unit: { word, typed, meaning }, length }
    if (length === 1) return { unit: { word, typed }, length }
  }
  return { unit: { word: '', typed: '' }, length: 1 }
}

function joinMeanings(meanings: readonly Meaning[]): Lexicon {
  const lexicon = new Map<string, Meaning>()
  for (const meaning of meanings) {
    const key = toKey(meaning.word)
    const known = lexicon.get(key)
    // Foods follow foods: the later table knows better. Other meanings add to them.
    lexicon.set(key, known && !isOnlyFood(meaning) ? { ...known, ...meaning } : meaning)
  }
  return lexicon
}

function isOnlyFood(meaning: Meaning): boolean {
  return Object.keys(meaning).every((key) =>
    ['word', 'foods', 'facts', 'kinds', 'instead', 'loose'].includes(key),
  )
}
