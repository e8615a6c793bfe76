import { limitLines } from '../../fields/limit-lines.ts'
import { FIELDS, isField } from '../../fields/set-field.ts'
import type { SourceFile } from '../../files/source-file.ts'
import { RefusedError } from '../../refused-error.ts'
import type { Item } from '../../source.ts'
import { findTable, UNKNOWN_TABLE } from './csv.ts'
import { readTable } from './read-table.ts'
import { readRows } from './rows.ts'

/** A column of a table that somebody has to say more about: its first cells, and what its name seems to say. */
export type TableColumn = { name: string; samples: string[]; field: string | null }

const SAMPLES = 3
const SAMPLE_AT_MOST = 200

/** The columns of a table whose names do not say enough to read it; `fields` are what a column can be. */
export async function describeTable(
  file: SourceFile,
): Promise<{ columns: TableColumn[]; fields: string[] } | undefined> {
  const table = findTable(file)
  if (!table) return undefined
  const samples: string[][] = []
  try {
    for await (const row of readRows(file.text() ?? '', table.delimiter)) {
      samples.push(row)
      if (samples.length === SAMPLES) break
    }
  } catch (error) {
    // A table that breaks off has columns all the same.
    if (!(error instanceof RefusedError)) throw error
  }
  const columns = table.columns.map(({ name, field }, at) => ({
    name,
    samples: samples.flatMap((row) => row[at]?.trim().slice(0, SAMPLE_AT_MOST) || []),
    field,
  }))
  return { columns, fields: FIELDS }
}

/**
 * The recipes of a table by what somebody says its columns are; a column that is not named, or is said
 * to be nothing that a recipe has, is lost under its name.
 * @param mapping fields by the names of columns
 */
export async function* readMappedTable(
  file: SourceFile,
  mapping: Readonly<Record<string, string>>,
): AsyncGenerator<Item> {
  const table = findTable(file)
  try {
    if (!table) throw new RefusedError('This is no table.')
    const said = new Map(Object.entries(mapping))
    const columns = table.columns.map(({ name }) => {
      const field = said.get(name) ?? ''
      return { name, field: isField(field) ? field : null }
    })
    if (!columns.some(({ field }) => field === 'title')) {
      throw new RefusedError('No column is said to be the title.')
    }
    const rows = readRows(file.text() ?? '', table.delimiter)
    for await (const item of readTable(rows, { columns, format: UNKNOWN_TABLE })) {
      if (item.kind === 'recipe') limitLines(item.recipe)
      yield item
    }
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    yield { kind: 'refused', name: file.name, reason: error.message }
  }
}
