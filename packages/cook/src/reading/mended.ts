import type { Cookbook } from '@potluck/cookbook'
import { findFoodNames, findNearest, INGREDIENTS, toTokens } from '@potluck/kitchen/knowledge'
import { readHow } from '../read-request.ts'
import { MOODS } from '../wishes/moods.ts'
import { findRefused } from './refused.ts'
import { isKnownWord } from './unknown-words.ts'
import { readWords } from './words.ts'

/**
 * A request in which slips of the pen are mended where it is sure what was meant: in what is ruled out ('without
 * bread crums'), where two words come to a food or a dish together ('turkey brest'), and in long words that come near
 * to one food alone ('cinammon'). All else stays as typed.
 */
export function withMendedSlips(text: string, book: Cookbook): string {
  const { tokens, text: plain } = readWords(text)
  const refused = findRefused(plain)
  const isNamed = tokens.map(() => false)
  const words = tokens.map(({ word }) => word)
  // The book forgives slips in its names by itself.
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

/** Which words are an item of a list by themselves: the 'spinich' of 'spinich, chicken thighs, rice'. */
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

/** What says that something is ruled out is no food with a slip in it. */
const OPENER =
  /^(?:without|nothing|containing|avoid\w*|minus|except|instead|rather|allerg\w+|tolerate|cannot|hates?)$/

/** 'Hangover' is no hanger steak. */
function isOfMood(word: string): boolean {
  return MOODS.some(({ words }) => words.test(word))
}

/** In shorter words a letter makes another word. */
const SHORTEST = 5
/** From so many letters on two slips are forgiven. */
const LONG = 8

function nearOf(word: string): readonly string[] {
  return findNearest(word, foodWords(), word.length >= LONG ? 2 : 1)
}

let foods: readonly string[] | undefined
/** All words that names of foods are made of. */
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

/** Whether a word with the one before or behind it is what a food or a dish is called. */
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
