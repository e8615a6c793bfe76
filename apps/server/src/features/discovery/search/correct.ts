import { parseSearchText, type SearchTerm } from '@potluck/rules'
import type { Db } from '../../../platform/database/index.ts'
import type { Kitchen } from '../../recipes/index.ts'
import { spellFoods } from './food-spelling.ts'
import { listAlike, listUnusedLexemes, type ReadText } from './lexeme-queries.ts'
import { canBeMisspelt, chooseSpelling } from './spelling.ts'
import { fold } from './words.ts'

/**
 * The text with the words that no recipe has, or hardly any, as they were most likely meant; undefined
 * where nothing is to be corrected. What names a food by any of its names is right as it is.
 */
export async function correct(
  tx: Db,
  text: string,
  read: ReadonlyMap<string, ReadText>,
  kitchen: Kitchen,
  viewerId: string,
): Promise<string | undefined> {
  const doubtful = listDoubtful(parseSearchText(text), read, kitchen)
  const rare = [...doubtful.values()].filter(({ recipes }) => recipes <= HARDLY_ANY)
  if (rare.length === 0) return undefined
  const unused = new Set(
    await listUnusedLexemes(
      tx,
      rare.map(({ lexeme }) => lexeme),
      viewerId,
    ),
  )
  const alike = await listAlike(
    tx,
    rare.map(({ typed }) => typed),
    viewerId,
  )
  const meant = new Map(
    rare.flatMap(({ typed, lexeme, recipes }) => {
      const candidates = alike.filter((candidate) => candidate.typed === typed)
      const some = unused.has(lexeme) ? 0 : Math.max(recipes, 1)
      const word = chooseSpelling(typed, some, candidates)
      return word === undefined ? [] : [[typed, word] as const]
    }),
  )
  if (meant.size === 0) return undefined
  // Said to be right, the text is right in all its words.
  const foods = spellFoods(parseSearchText(text), read, kitchen)
  return replaceWords(text, new Map([...foods, ...meant]))
}

const HARDLY_ANY = 20
/** Looking one up takes milliseconds; of a pasted paragraph the first are enough. */
const LOOKED_UP = 6

/** Words of the text that might be misspelt, by how `search_words` writes them. */
function listDoubtful(
  terms: readonly SearchTerm[],
  read: ReadonlyMap<string, ReadText>,
  kitchen: Kitchen,
): Map<string, { typed: string; lexeme: string; recipes: number }> {
  const asked = terms.filter(({ kind, excluded }) => kind === 'word' && !excluded)
  const words = asked.flatMap((term) => term.words)
  const foods = kitchen.findFoodNames(words)
  const doubtful = words.flatMap((word, at) => {
    const typed = fold(word)
    const { lexemes: [lexeme, ...others] = [], counts = {} } = read.get(word) ?? {}
    const isFood = foods.some(({ from, to }) => from <= at && at < to)
    if (isFood || lexeme === undefined || others.length > 0 || !canBeMisspelt(typed)) return []
    return [{ typed, lexeme, recipes: counts[lexeme] ?? 0 }]
  })
  return new Map(doubtful.slice(0, LOOKED_UP).map((each) => [each.typed, each]))
}

/** The text with some of its words replaced, all else as it was typed. */
function replaceWords(text: string, meant: ReadonlyMap<string, string>): string {
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => meant.get(fold(word)) ?? word)
}
