import { parseSearchText } from '@potluck/rules'
import type { Db } from '../../../../platform/database/index.ts'
import { type Reading, readTexts } from './lexeme-queries.ts'
import { toPlainWords } from './plain-words.ts'
import { all, any, has, hasPrefix, type TsQuery } from './ts-query.ts'

/** What a text that is typed into a box asks of a title; undefined where it has no word that says anything. */
export async function readTitleQuery(db: Db, text: string): Promise<TsQuery | undefined> {
  const words = askedWords(text)
  return titleQuery(words, await readTexts(db, words))
}

/** The words of a text, those that it is to be without left out. */
export function askedWords(text: string): string[] {
  return parseSearchText(text).flatMap((term) => (term.excluded ? [] : term.words))
}

/** A title with all of these words, the last of them perhaps only begun. */
export function titleQuery(words: readonly string[], { texts }: Reading): TsQuery | undefined {
  const lexemesOf = (word: string) => texts.get(word)?.lexemes ?? []
  const parts = words.map((word, at) =>
    at === words.length - 1
      ? beginsWith(word, lexemesOf(word))
      : all(lexemesOf(word).map((lexeme) => has(`=w:${lexeme}`))),
  )
  return all(parts.filter((part) => part !== undefined))
}

/** A title word that begins so, or that is the word's own form: 'tomatoes' begins no stem. */
function beginsWith(word: string, lexemes: readonly string[]): TsQuery | undefined {
  const typed = toPlainWords(word).map((part) => hasPrefix(`=w:${part}`))
  return any([...typed, ...lexemes.map((lexeme) => has(`=w:${lexeme}`))])
}
