import type { Ingredient } from '../lexicon/ingredient.ts'
import { foldWords } from '../text/fold-words.ts'
import type { Language, Meaning } from './languages.ts'

/** A text of another language, as far as its words are known. */
export type ReadInLanguage = {
  /** In English words, its unknown words left out: 'flour and egg'. */
  english: string
  foods: readonly Ingredient[]
  /** Phrases of words that are not known. */
  unread: readonly string[]
  /** Whether it says what something is without or in place of. */
  promises: boolean
}

/** Reads the words of a text by one language, the longest phrase first. Unknown words are never guessed. */
export function readInLanguage(text: string, language: Language): ReadInLanguage {
  const english: string[] = []
  const foods: Ingredient[] = []
  const unread: string[][] = []
  let promises = false
  let isBehindFood = false
  let isBehindUnread = false
  for (const { words, meaning } of meaningsOf(foldWords(text), language)) {
    const isUnread = meaning === undefined
    if (isUnread) {
      if (isBehindUnread) unread.at(-1)?.push(...words)
      else unread.push([...words])
    } else if (meaning.kind === 'food') {
      // Two foods without a link between them: both are in it.
      english.push(...(isBehindFood ? ['and'] : []), meaning.ingredient.name)
      foods.push(meaning.ingredient)
    } else if (meaning.kind === 'promise') promises = true
    else if (meaning.kind !== 'plain' && isBehindFood) english.push(meaning.kind)
    if (meaning && meaning.kind !== 'plain') isBehindFood = meaning.kind === 'food'
    isBehindUnread = isUnread
  }
  if (!isBehindFood && foods.length > 0) english.splice(english.findLastIndex(isNoLink) + 1)
  return { english: english.join(' '), foods, unread: unread.map((one) => one.join(' ')), promises }
}

const isNoLink = (word: string) => word !== 'and' && word !== 'or' && word !== 'with'

type Part = { words: readonly string[]; meaning: Meaning | undefined }

function* meaningsOf(words: readonly string[], language: Language): Generator<Part> {
  let at = 0
  while (at < words.length) {
    const part = longestFrom(words, at, language)
    yield part
    at += part.words.length
  }
}

function longestFrom(words: readonly string[], at: number, language: Language): Part {
  for (let length = Math.min(language.longest, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length)
    const meaning = language.find(phrase)
    if (meaning) return { words: phrase, meaning }
  }
  const phrase = words.slice(at, at + 1)
  const [word = ''] = phrase
  if (word === ',') return { words: phrase, meaning: { kind: 'and' } }
  if (word === '/' || word === ';') return { words: phrase, meaning: { kind: 'or' } }
  return { words: phrase, meaning: /^\d/.test(word) ? { kind: 'plain' } : undefined }
}
