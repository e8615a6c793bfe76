import { parseSearchText } from '@potluck/rules'
import type { Db } from '../../../../platform/database/index.ts'
import { type Reading, readTexts } from './lexeme-queries.ts'
import { toPlainWords } from './plain-words.ts'
import { all, any, has, hasPrefix, type TsQuery } from './ts-query.ts'

/** The query on titles for a text typed into a search box; undefined if it only has stop words. */
export async function readTitleQuery(db: Db, text: string): Promise<TsQuery | undefined> {
  const words = askedWords(text)
  return titleQuery(words, await readTexts(db, words))
}

/** The words of a text, without those it excludes. */
export function askedWords(text: string): string[] {
  return parseSearchText(text).flatMap((term) => (term.excluded ? [] : term.words))
}

/** A title with all of these words, the last of them perhaps incomplete. */
export function titleQuery(words: readonly string[], { texts }: Reading): TsQuery | undefined {
  const lexemesOf = (word: string) => texts.get(word)?.lexemes ?? []
  const parts = words.map((word, at) =>
    at === words.length - 1
      ? beginsWith(word, lexemesOf(word))
      : all(lexemesOf(word).map((lexeme) => has(`=w:${lexeme}`))),
  )
  return all(parts.filter((part) => part !== undefined))
}

/**
 * A title word that starts like this, or the stem of the word: 'tomatoes' is not the start of any
 * stem.
 */
function beginsWith(word: string, lexemes: readonly string[]): TsQuery | undefined {
  const typed = toPlainWords(word).map((part) => hasPrefix(`=w:${part}`))
  return any([...typed, ...lexemes.map((lexeme) => has(`=w:${lexeme}`))])
}
