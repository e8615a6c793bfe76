import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import { type Contents, contentsOf } from '../recognition/contents.ts'
import { findLanguage } from './languages.ts'
import { readInLanguage } from './read-in-language.ts'

/**
 * The contents of a line of another language than English. It is complete only where every word of
 * it is one that the kitchen knows of that language, remarks and all; an English meaning of a word
 * that it does not know ('Camembert', but 'Gift' too) can accuse a line, never acquit it.
 */
export function contentsInLanguage(line: IngredientLine, tag: string): Contents {
  const { name, preparation, comment, raw } = line
  const said = [name, preparation, comment].filter((part) => part !== undefined).join(', ') || raw
  const language = findLanguage(tag)
  if (!language) return doubtful(contentsOf(said), [said])
  const { english, unread, promises } = readInLanguage(said, language)
  const known = english === '' ? NOTHING_KNOWN : contentsOf(english)
  if (unread.length === 0 && !promises) return known
  const others = unread.map((words) => contentsOf(words))
  const facts = new Map([...others, known].flatMap((one) => [...one.facts]))
  const all = [known, ...others]
  const contents: Contents = {
    facts,
    complete: false,
    ingredients: all.flatMap(({ ingredients }) => ingredients),
    mentions: all.flatMap(({ mentions }) => mentions),
    unread,
  }
  // 'Vegane Butter', 'sin leche': what it is named after need not be in it.
  return promises ? doubtful(contents, unread) : contents
}

const NOTHING_KNOWN: Contents = {
  facts: new Map(),
  complete: false,
  ingredients: [],
  mentions: [],
  unread: [],
}

function doubtful(contents: Contents, unread: readonly string[]): Contents {
  const { facts, ingredients, mentions } = contents
  return {
    facts: new Map([...facts].map(([fact, { via }]) => [fact, { sure: false, via }])),
    complete: false,
    ingredients: [],
    mentions: [...ingredients, ...mentions],
    unread,
  }
}
