import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packLexicon } from '../src/lexicon/source/pack-lexicon.ts'
import { readLexicon, type SourceFile } from '../src/lexicon/source/read-lexicon.ts'
import type { SourceIssue } from '../src/lexicon/source/source-entry.ts'

const folder = join(import.meta.dirname, '../lexicon')

/** The lexicon's source files, by name. */
export function readLexiconFiles(): SourceFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt') && name !== 'substitutions.txt')
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}

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
  const literal = json.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')
  return {
    text: `// Written by tools/generate-lexicon.ts from the lines in lexicon/.\nexport const LEXICON = \`${literal}\`\n`,
    issues: [],
  }
}

/** The module as it stands in the repository. */
export function readGenerated(): string {
  return readFileSync(join(import.meta.dirname, '../src/lexicon/tables.generated.ts'), 'utf8')
}
