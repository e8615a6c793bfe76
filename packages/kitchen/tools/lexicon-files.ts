import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { packLexicon } from '../src/lexicon/source/pack-lexicon.ts'
import { readLanguages } from '../src/lexicon/source/read-languages.ts'
import { readLexicon, type SourceFile } from '../src/lexicon/source/read-lexicon.ts'
import { readSubstitutions } from '../src/lexicon/source/read-substitutions.ts'
import type { SourceIssue } from '../src/lexicon/source/source-entry.ts'

const folder = join(import.meta.dirname, '../lexicon')

/** The lexicon's source files. Their order, by name alone, is the order of what is shipped. */
export function readLexiconFiles(): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.txt') && !OF_ANOTHER_FORM.has(path))
    .sort((one, other) => (basename(one) < basename(other) ? -1 : 1))
    .map((path) => ({ name: path, text: readFileSync(join(folder, path), 'utf8') }))
}

const OF_ANOTHER_FORM: ReadonlySet<string> = new Set(['substitutions.txt', 'languages.txt'])

/** A row of the USDA's tables: its description, its edible share, and what 100 g hold. */
export type UsdaFood = {
  description: string
  /** What is eaten of its weight, in percent. */
  edible: number
  values: (number | undefined)[]
}

/** The USDA's foods by number. */
export function readUsdaFoods(): Map<string, UsdaFood> {
  const text = readFileSync(join(folder, 'usda', 'foods.csv'), 'utf8')
  const rows = text.trimEnd().split('\n').slice(1)
  return new Map(
    rows.map((row) => {
      const [, ndb = '', quoted, plain, refuse = '', figures = ''] = ROW.exec(row) ?? []
      return [
        ndb,
        {
          description: quoted?.replaceAll('""', '"') ?? plain ?? '',
          edible: 100 - Number(refuse),
          values: figures.split(',').map((cell) => (cell === '' ? undefined : Number(cell))),
        },
      ]
    }),
  )
}

const ROW = /^(\d{5}),(?:"((?:[^"]|"")*)"|([^",]*)),(\d*),(.*)$/

/** The module that ships the lexicon, made from its lines; without text where they have faults. */
export function generateLexicon(): { text: string; issues: SourceIssue[] } {
  const { entries, issues } = readLexicon(readLexiconFiles())
  const usda = readUsdaFoods()
  const unmeasured = entries
    .filter((entry) => entry.usda !== undefined && !usda.has(entry.usda))
    .map(({ where, usda: number }) => ({ ...where, message: `the USDA has no food ${number}` }))
  const faults = [...issues, ...unmeasured]
  if (faults.length > 0) return { text: '', issues: faults }
  const { figures, sources, entries: rows } = packLexicon(entries, usda)
  const lines = (values: readonly unknown[]) => values.map((row) => JSON.stringify(row)).join(',\n')
  const json = `{"sources":${JSON.stringify(sources)},"figures":[\n${lines(figures)}],"entries":[\n${lines(rows)}]}`
  return {
    text: `// Written by tools/generate-lexicon.ts from the lines in lexicon/.\nexport const LEXICON = ${toLiteral(json)}\n`,
    issues: [],
  }
}

/** A text as a module quotes it, its line breaks kept for readable differences. */
function toLiteral(text: string): string {
  return `\`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``
}

/** The module that ships the substitutions; without text where their lines have faults. */
export function generateSubstitutions(): { text: string; issues: SourceIssue[] } {
  const name = 'substitutions.txt'
  const file = { name, text: readFileSync(join(folder, name), 'utf8') }
  const { substitutions, issues } = readSubstitutions(file, readLexicon(readLexiconFiles()).entries)
  if (issues.length > 0) return { text: '', issues }
  const rows = substitutions.map((row) => JSON.stringify(row)).join(',\n')
  return {
    text: `// Written by tools/generate-lexicon.ts from the lines in lexicon/substitutions.txt.\nexport const SUBSTITUTIONS = ${toLiteral(`[\n${rows}]`)}\n`,
    issues: [],
  }
}

/** The module that ships what foods are called elsewhere; without text where its lines have faults. */
export function generateLanguages(): { text: string; issues: SourceIssue[] } {
  const name = 'languages.txt'
  const file = { name, text: readFileSync(join(folder, name), 'utf8') }
  const { languages, issues } = readLanguages(file, readLexicon(readLexiconFiles()).entries)
  if (issues.length > 0) return { text: '', issues }
  const rows = Object.entries(languages).map(
    ([language, table]) => `${JSON.stringify(language)}:${JSON.stringify(table)}`,
  )
  return {
    text: `// Written by tools/generate-lexicon.ts from the lines in lexicon/languages.txt.\nexport const LANGUAGES = ${toLiteral(`{\n${rows.join(',\n')}}`)}\n`,
    issues: [],
  }
}

/** Where the generated modules stand. */
export const GENERATED = {
  lexicon: join(import.meta.dirname, '../src/lexicon/tables.generated.ts'),
  substitutions: join(import.meta.dirname, '../src/substitutions/substitutions.generated.ts'),
  languages: join(import.meta.dirname, '../src/languages/languages.generated.ts'),
}

/** The module as it stands in the repository. */
export function readGenerated(module: keyof typeof GENERATED = 'lexicon'): string {
  return readFileSync(GENERATED[module], 'utf8')
}
