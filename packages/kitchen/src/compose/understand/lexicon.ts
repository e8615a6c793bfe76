import { type Token, toKey } from '../../text/tokens.ts'
import { dishMeanings } from './dish-words.ts'
import { foodMeanings } from './food-words.ts'
import type { Meaning } from './meaning.ts'
import { otherMeanings } from './other-words.ts'

/** Phrases with their meanings, by key. */
export type Lexicon = ReadonlyMap<string, Meaning>

/** A part of a request: a phrase with a meaning, or a word without one. */
export type Unit = { word: string; typed: string; meaning?: Meaning }

/** Only foods: for ingredient lists, where 'chili' is not a dish. */
export const FOOD_WORDS: Lexicon = new Map(
  foodMeanings().map((meaning) => [toKey(meaning.word), meaning]),
)

/** Every phrase of a request. If several tables have a phrase, their meanings are merged. */
export const ALL_WORDS: Lexicon = joinMeanings([
  ...foodMeanings(),
  ...otherMeanings(),
  ...dishMeanings(),
])

/** Reads tokens as the longest known phrases, left to right. */
export function toUnits(tokens: readonly Token[], lexicon: Lexicon): Unit[] {
  const units: Unit[] = []
  const longest = longestOf(lexicon)
  let position = 0
  while (position < tokens.length) {
    const most = longest.get(tokens[position]?.word ?? '') ?? 1
    const found = longestAt(tokens.slice(position, position + most), lexicon)
    units.push(found.unit)
    position += found.length
  }
  return units
}

/** The longest phrase that starts with these tokens; the first token alone if there is none. */
function longestAt(tokens: readonly Token[], lexicon: Lexicon): { unit: Unit; length: number } {
  const [first = { word: '', typed: '' }] = tokens
  for (let length = tokens.length; length > 0; length -= 1) {
    const taken = tokens.slice(0, length)
    const word = taken.map((token) => token.word).join(' ')
    const meaning = lexicon.get(word)
    if (meaning)
      return { unit: { word, typed: taken.map(({ typed }) => typed).join(' '), meaning }, length }
  }
  return { unit: { word: first.word, typed: first.typed }, length: 1 }
}

/** The length of the longest phrase that starts with a word, for each lexicon. */
const longestPhrases = new WeakMap<Lexicon, ReadonlyMap<string, number>>()

function longestOf(lexicon: Lexicon): ReadonlyMap<string, number> {
  const known = longestPhrases.get(lexicon)
  if (known) return known
  const longest = new Map<string, number>()
  for (const phrase of lexicon.keys()) {
    const words = phrase.split(' ')
    const [first = ''] = words
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length))
  }
  longestPhrases.set(lexicon, longest)
  return longest
}

function joinMeanings(meanings: readonly Meaning[]): Lexicon {
  const lexicon = new Map<string, Meaning>()
  for (const meaning of meanings) {
    const key = toKey(meaning.word)
    const known = lexicon.get(key)
    // For foods the later table replaces the earlier one; other meanings are added.
    lexicon.set(key, known && !isOnlyFood(meaning) ? { ...known, ...meaning } : meaning)
  }
  return lexicon
}

function isOnlyFood(meaning: Meaning): boolean {
  return Object.keys(meaning).every((key) =>
    ['word', 'foods', 'facts', 'kinds', 'instead', 'loose', 'several', 'cooked'].includes(key),
  )
}
