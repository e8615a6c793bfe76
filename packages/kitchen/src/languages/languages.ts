import type { Ingredient } from '../lexicon/ingredient.ts'
import { findIngredient } from '../lexicon/lexicon.ts'
import { foldWords } from '../text/fold-words.ts'
import { LANGUAGES } from './languages.generated.ts'

/** What a word or phrase of another language means. */
export type Meaning =
  | { kind: 'food'; ingredient: Ingredient }
  | { kind: 'and' | 'or' | 'with' | 'promise' | 'plain' }

/** The words of one language that the kitchen knows, and how many words the longest phrase has. */
export type Language = {
  code: string
  /** The meaning of words as they stand, or of what they are the plural or another ending of. */
  find(words: readonly string[]): Meaning | undefined
  findExactly(words: readonly string[]): Meaning | undefined
  longest: number
}

const packed: Record<string, Record<string, readonly string[]>> = JSON.parse(LANGUAGES)

const known = new Map<string, Language>()

/** Every language of which the kitchen knows words, as ISO 639-1 codes. */
export const LANGUAGE_CODES: readonly string[] = Object.keys(packed)

/** The language of a tag such as 'de' or 'de-AT'; undefined for one the kitchen has no words of. */
export function findLanguage(tag: string): Language | undefined {
  const code = primaryOf(tag)
  const rows = packed[code]
  if (!rows) return undefined
  const language = known.get(code) ?? toLanguage(code, rows)
  known.set(code, language)
  return language
}

/** Whether a text so tagged is to be read as another language than English. */
export function isOtherLanguage(tag: string | undefined): tag is string {
  return tag !== undefined && tag !== '' && primaryOf(tag) !== 'en'
}

function primaryOf(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? ''
}

function toLanguage(code: string, rows: Record<string, readonly string[]>): Language {
  const meanings = new Map<string, Meaning>()
  for (const [id, names] of Object.entries(rows)) {
    const meaning = toMeaning(id)
    if (!meaning) continue
    for (const name of code === 'de' ? names.flatMap(withSpelledUmlauts) : names) {
      const key = foldWords(name).join(' ')
      // Foods stand behind small words, and win: 'e' is no food, 'noisette' is.
      if (meaning.kind === 'food' || !meanings.has(key)) meanings.set(key, meaning)
    }
  }
  const lengths = [...meanings.keys()].map((key) => key.split(' ').length)
  return {
    code,
    longest: Math.max(...lengths),
    findExactly: (words) => meanings.get(words.join(' ')),
    find: (words) => {
      const key = words.join(' ')
      return meanings.get(key) ?? findInflected(meanings, key, ENDINGS[code] ?? [])
    },
  }
}

function toMeaning(id: string): Meaning | undefined {
  if (!id.startsWith('+')) {
    const ingredient = findIngredient(id)
    return ingredient && { kind: 'food', ingredient }
  }
  const kind = GROUPS.find((group) => `+${group}` === id)
  return kind && { kind }
}

const GROUPS = ['and', 'or', 'with', 'promise', 'plain'] as const

/** 'Käse' is typed 'Kaese' where a keyboard has no umlauts. */
function withSpelledUmlauts(name: string): string[] {
  const spelled = name.replace(/[äöü]/gi, (letter) => UMLAUTS[letter.toLowerCase()] ?? letter)
  return spelled === name ? [name] : [name, spelled]
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

function findInflected(
  meanings: ReadonlyMap<string, Meaning>,
  key: string,
  endings: readonly string[],
): Meaning | undefined {
  for (const ending of endings) {
    const stem = key.slice(0, -ending.length)
    if (!key.endsWith(ending) || stem.length < SHORTEST_STEM) continue
    const found = meanings.get(stem)
    if (found) return found
  }
  return undefined
}

const SHORTEST_STEM = 4

/** What is added for many, the longest first. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  de: ['en', 'n', 'e', 's'],
  fr: ['s', 'x'],
  es: ['es', 's'],
  pt: ['es', 's'],
  nl: ['en', 's'],
  sv: ['en', 'et', 'n'],
  pl: [],
  it: [],
  tr: [],
}
