import type { SourceFile } from '../../files/source-file.ts'
import { RefusedError } from '../../refused-error.ts'
import type { Source } from '../../source.ts'
import { fieldOfName } from './columns.ts'
import { type Column, readTable } from './read-table.ts'
import { findHeader, firstRows, type Header, readRows } from './rows.ts'

/** A table as CSV whose columns are known by their names; those of some programs have a format of their own. */
export const csv: Source = {
  format: 'CSV',
  recognises: (file) => {
    const table = findTable(file)
    return table !== undefined && isOfRecipes(table.columns)
  },
  async *read(file) {
    const table = findTable(file)
    if (!table) return
    if (!isOfRecipes(table.columns)) refuse(table.names)
    const { columns, delimiter, names } = table
    const format = PROGRAMS.find(([, marks]) => marks.every((mark) => names.includes(mark)))?.[0]
    const rows = readRows(file.text() ?? '', delimiter)
    const mended = format === 'My Recipe Box' ? mendRows(rows, names) : rows
    yield* readTable(mended, { columns, format: format ?? this.format })
  },
}

export const UNKNOWN_TABLE = 'table'

/** Any other table: its columns are told, so that somebody can say what they are. Held against a file last. */
export const unknownTable: Source = {
  format: UNKNOWN_TABLE,
  recognises: (file) => findTable(file) !== undefined,
  // biome-ignore lint/correctness/useYield: what it holds cannot be told.
  async *read(file) {
    refuse(findTable(file)?.names ?? [])
  },
}

function refuse(names: readonly string[]): never {
  const listed = names.slice(0, 20).map((name) => `'${name.slice(0, 40)}'`)
  throw new RefusedError(
    `Which columns are the title, the ingredients and the steps cannot be told: it has ${listed.join(', ')}.`,
  )
}

export type Table = { columns: Column[]; names: string[]; delimiter: string }

const isOfRecipes = (columns: readonly Column[]) =>
  hasField(columns, 'title') && (hasField(columns, 'ingredients') || hasField(columns, 'steps'))

/** Programs by columns that no other has. */
const PROGRAMS: readonly (readonly [format: string, marks: readonly string[]])[] = [
  ['Plan to Eat', ['Title', 'Main Ingredient', 'Url Host']],
  ['My Recipe Box', ['title', 'inactiveTime', 'originalPicture']],
  ['BigOven', ['Title', 'PrimaryIngredient', 'Instructions']],
]

/** My Recipe Box ends its rows with a comma and quotes no category: one with a comma takes that cell. */
async function* mendRows(
  rows: AsyncIterable<string[]>,
  names: readonly string[],
): AsyncGenerator<string[]> {
  const at = names.indexOf('categories')
  for await (const row of rows) {
    const isShifted = names.at(-1) === '' && (row[names.length - 1] ?? '') !== ''
    const category = row.slice(at, at + 2).join(',')
    yield isShifted && at >= 0 ? row.toSpliced(at, 2, category) : row
  }
}

const hasField = (columns: readonly Column[], field: Column['field']) =>
  columns.some((column) => column.field === field)

/** Short names in the first row, two of them known; or several, and as many cells in the rows below. */
export function findTable(file: SourceFile): Table | undefined {
  const text = file.text()
  if (!text || /^\s*[<{[]/.test(text)) return undefined
  const header = findHeader(text)
  if (!header || header.names.length < 2) return undefined
  if (header.names.some((name) => name.length > 60 || /[.!?]\s|\n/.test(name))) return undefined
  const columns = header.names.map((name): Column => ({ name, field: fieldOfName(name) ?? null }))
  const known = columns.filter(({ field }) => field !== null).length
  return known >= 2 || isEven(header, text) ? { ...header, columns } : undefined
}

/** Whether each of the first rows has as many cells as there are columns; prose has two commas now and then. */
function isEven({ delimiter, names }: Header, text: string): boolean {
  const rows = firstRows(text, delimiter).slice(1)
  const isEnough = names.length >= 4 || rows.length >= 2 || delimiter !== ','
  return (
    names.length >= 3 &&
    rows.length >= 1 &&
    isEnough &&
    rows.every(({ length }) => length === names.length)
  )
}
