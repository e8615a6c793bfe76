import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from '../src/lexicon/source/read-lexicon.ts'

const folder = join(import.meta.dirname, '../lexicon')

/** The lexicon's source files, by name. */
export function readLexiconFiles(): SourceFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}

/** A row of the USDA's tables: its description, its edible share, and what 100 g hold. */
export type UsdaFood = {
  description: string
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
          edible: 1 - Number(refuse) / 100,
          values: figures.split(',').map((cell) => (cell === '' ? undefined : Number(cell))),
        },
      ]
    }),
  )
}

const ROW = /^(\d{5}),(?:"((?:[^"]|"")*)"|([^",]*)),(\d*),(.*)$/
