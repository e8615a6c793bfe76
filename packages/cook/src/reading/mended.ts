import type { Cookbook } from '@potluck/cookbook'
import { findFoodNames, findNearest, INGREDIENTS, toTokens } from '@potluck/kitchen/knowledge'
import { readHow } from '../read-request.ts'
import { MOODS } from '../wishes/moods.ts'
import { findRefused } from './refused.ts'
import { isKnownWord } from './unknown-words.ts'
import { readWords } from './words.ts'

/**
 * Corrects typos when it is certain what was meant: in refused foods ('without bread crums'), in two words that
 * together name a food or a dish ('turkey brest'), and in long words close to only one food ('cinammon'). Everything
 * else stays as typed.
 */
export function withMendedSlips(text: string, book: Cookbook): string {
  const { tokens, text: plain } = readWords(text)
  const refused = findRefused(plain)
  const isNamed = tokens.map(() => false)
  const words = tokens.map(({ word }) => word)
  // Dish names are left out, as the book finds them despite typos.
  const misspelt = book.findMisspelt(words, isKnownWord)
  const known = [...book.findNamed(words), ...(misspelt ? [misspelt] : []), ...readHow(plain).spans]
  for (const { start, end } of known) isNamed.fill(true, start, end)
  const isItem = itemsOf(words)
  const mendedWords = tokens.reduce((mended, { word, typed }, at) => {
    if (
      (isNamed[at] && !(isItem[at] && !isNamedWell(word, book))) ||
      word.length < SHORTEST ||
      !/^[a-z]+$/.test(word) ||
      isKnownWord(word) ||
      isOfMood(word)
    )
      return mended
    const isRefused =
      !OPENER.test(word) && refused.some(({ start, end }) => start <= at && at < end)
    const around = [tokens[at - 1]?.word, tokens[at + 1]?.word]
    const near = nearOf(word)
    const isOne = near.every((one) => one.slice(0, 4) === near[0]?.slice(0, 4))
    const isSure = isRefused || (word.length >= LONG && near.length === 1) || (isItem[at] && isOne)
    const meant = near.find((one) => isSure || isPartOfName(one, around, book))
    return meant === undefined ? mended : mended.replace(new RegExp(`\\b${typed}\\b`, 'i'), meant)
  }, text)
  return mendedWords.replace(/\bbread ?crumb?s?\b/gi, 'breadcrumbs')
}

/** Which words are items of a list by themselves: the 'spinich' of 'spinich, chicken thighs, rice'. */
function itemsOf(words: readonly string[]): boolean[] {
  const parts = (at: number) => {
    const word = words[at]
    return word === undefined || word === ',' || word === 'and'
  }
  const isList = words.filter((word) => word === ',').length > 0
  return words.map((_, at) => isList && parts(at - 1) && parts(at + 1))
}

function isNamedWell(word: string, book: Cookbook): boolean {
  return book.findNamed([word]).length > 0
}

/** Words that introduce a refused food, and are not a misspelt one. */
const OPENER =
  /^(?:without|nothing|containing|avoid\w*|minus|except|instead|rather|allerg\w+|tolerate|cannot|hates?)$/

/** Whether a word says how somebody feels: 'hangover' is not a misspelt hanger steak. */
function isOfMood(word: string): boolean {
  return MOODS.some(({ words }) => words.test(word))
}

/** Letters. In a shorter word, one other letter makes another word. */
const SHORTEST = 5
/** From this many letters on, two wrong ones are corrected. */
const LONG = 8

function nearOf(word: string): readonly string[] {
  return findNearest(word, foodWords(), word.length >= LONG ? 2 : 1)
}

let foods: readonly string[] | undefined
/** All words that occur in names of foods. */
function foodWords(): readonly string[] {
  foods ??= [
    ...new Set(
      INGREDIENTS.flatMap(({ name }) => toTokens(name).map((token) => token.word)).filter((word) =>
        /^[a-z]{4,}$/.test(word),
      ),
    ),
  ]
  return foods
}

/** Whether a word together with the one before or after it is the name of a food or a dish. */
function isPartOfName(
  word: string,
  [before, behind]: readonly (string | undefined)[],
  book: Cookbook,
): boolean {
  const pairs = [
    ...(before === undefined ? [] : [[before, word]]),
    ...(behind === undefined ? [] : [[word, behind]]),
  ]
  return pairs.some((pair) => {
    const isFood = findFoodNames(pair).some(({ from, to }) => to - from === pair.length)
    return isFood || book.findNamed(pair).some(({ start, end }) => end - start === pair.length)
  })
}
