import { foldWords } from '../../text/fold-words.ts'
import { toKey } from '../../text/tokens.ts'
import type { SourceFile } from './read-lexicon.ts'
import { listOf } from './read-line.ts'
import type { SourceEntry, SourceIssue } from './source-entry.ts'

/** What foods and small words are called elsewhere: by language, what is meant, then its words. */
export type PackedLanguages = Record<string, Record<string, readonly string[]>>

/**
 * Reads `languages.txt`: 'NAME; de words, words; fr …'. A food is answered by its id, a group of small
 * words by its name with the plus. Faults are answered with their line.
 */
export function readLanguages(
  { name: file, text }: SourceFile,
  entries: readonly SourceEntry[],
): { languages: PackedLanguages; issues: SourceIssue[] } {
  const ids = new Map(
    entries.flatMap(({ id, name, synonyms }) =>
      [name, ...synonyms].map((word) => [toKey(word), id] as const),
    ),
  )
  const languages: PackedLanguages = {}
  const taken = new Map<string, number>()
  const issues: SourceIssue[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const fault = (message: string) => issues.push({ file, line: index + 1, message })
    const [name = '', ...fields] = line.split(';').map((field) => field.trim())
    const id = name.startsWith('+') ? name : ids.get(toKey(name))
    if (id === undefined || (name.startsWith('+') && !GROUPS.has(name))) {
      fault(`there is no '${name}'`)
      continue
    }
    for (const field of fields) {
      const [, language, words = ''] = /^([a-z]{2}) (.+)$/.exec(field) ?? []
      if (language === undefined) {
        fault(`'${field}' should be a language and words: 'de Mehl, Weizenmehl'`)
        continue
      }
      const table = languages[language] ?? {}
      languages[language] = table
      table[id] = listOf(words)
      for (const word of new Set(table[id].map((one) => foldWords(one).join(' ')))) {
        const before = taken.get(`${language} ${word}`)
        if (before !== undefined) fault(`'${word}' of ${language} stands in line ${before} already`)
        taken.set(`${language} ${word}`, index + 1)
      }
    }
  }
  return { languages, issues }
}

const GROUPS: ReadonlySet<string> = new Set(['+and', '+or', '+with', '+promise', '+plain'])
