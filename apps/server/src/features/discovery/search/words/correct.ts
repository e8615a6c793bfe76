import { parseSearchText, type SearchTerm } from '@potluck/rules'
import type { Db } from '../../../../platform/database/index.ts'
import type { Kitchen } from '../../../../platform/kitchen.ts'
import { spellFoods } from './food-spelling.ts'
import { listAlike, type Reading } from './lexeme-queries.ts'
import { fold } from './plain-words.ts'
import { canBeMisspelt, chooseSpelling } from './spelling.ts'

/**
 * The text with words that no recipe, or hardly any, has replaced by what was most likely meant;
 * undefined if nothing needs correcting. A word that names a food by any of its names is left as it
 * is.
 */
export async function correct(
  tx: Db,
  text: string,
  read: Reading,
  kitchen: Kitchen,
  viewerId: string,
): Promise<string | undefined> {
  const doubtful = listDoubtful(parseSearchText(text), read, kitchen)
  const rare = [...doubtful.values()].filter(({ recipes }) => recipes <= HARDLY_ANY)
  if (rare.length === 0) return undefined
  const alike = await listAlike(tx, rare, viewerId)
  const meant = new Map(
    rare.flatMap(({ typed, recipes }) => {
      const { isUsed, candidates } = alike.get(typed) ?? { isUsed: false, candidates: [] }
      const some = isUsed ? Math.max(recipes, 1) : 0
      const word = chooseSpelling(typed, some, candidates)
      return word === undefined ? [] : [[typed, word] as const]
    }),
  )
  if (meant.size === 0) return undefined
  // If it was said to be right, every word of it is.
  const foods = spellFoods(parseSearchText(text), read, kitchen)
  return replaceWords(text, new Map([...foods, ...meant]))
}

const HARDLY_ANY = 20
/** Looking one up takes milliseconds; in a pasted paragraph only the first are looked up. */
const LOOKED_UP = 6

/** Words of the text that may be misspelt, keyed as `search_words` writes them. */
function listDoubtful(
  terms: readonly SearchTerm[],
  read: Reading,
  kitchen: Kitchen,
): Map<string, { typed: string; lexeme: string; recipes: number }> {
  const asked = terms.filter(({ kind, excluded }) => kind === 'word' && !excluded)
  const words = asked.flatMap((term) => term.words)
  const foods = kitchen.findFoodNames(words)
  const doubtful = words.flatMap((word, at) => {
    const typed = fold(word)
    const [lexeme, ...others] = read.texts.get(word)?.lexemes ?? []
    const isFood = foods.some(({ from, to }) => from <= at && at < to)
    if (isFood || lexeme === undefined || others.length > 0 || !canBeMisspelt(typed)) return []
    return [{ typed, lexeme, recipes: read.counts.get(lexeme) ?? 0 }]
  })
  return new Map(doubtful.slice(0, LOOKED_UP).map((each) => [each.typed, each]))
}

/** The text with some words replaced and everything else as typed. */
function replaceWords(text: string, meant: ReadonlyMap<string, string>): string {
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => meant.get(fold(word)) ?? word)
}
