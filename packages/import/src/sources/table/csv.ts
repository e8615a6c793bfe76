import type { SourceFile } from '../../files/source-file.ts'
import { RefusedError, type Source } from '../../source.ts'
import { fieldOfName } from './columns.ts'
import { type Column, readTable } from './read-table.ts'
import { findHeader, readRows } from './rows.ts'

/** A table as CSV whose columns are known by their names; those of some programs have a format of their own. */
export const csv: Source = {
  format: 'CSV',
  recognises: (file) => isTable(file) && readColumns(file) !== undefined,
  async *read(file) {
    const text = file.text() ?? ''
    const table = readColumns(file)
    if (!table) return
    const { columns, delimiter, names } = table
    if (
      !hasField(columns, 'title') ||
      !(hasField(columns, 'ingredients') || hasField(columns, 'steps'))
    ) {
      const listed = names
        .slice(0, 20)
        .map((name) => `'${name.slice(0, 40)}'`)
        .join(', ')
      throw new RefusedError(
        `Which columns are the title, the ingredients and the steps cannot be told: it has ${listed}.`,
      )
    }
    const format = PROGRAMS.find(([, marks]) => marks.every((mark) => names.includes(mark)))?.[0]
    const rows = readRows(text, delimiter)
    const mended = format === 'My Recipe Box' ? mendRows(rows, names) : rows
    yield* readTable(mended, { columns, format: format ?? this.format })
  },
}

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

function readColumns(file: SourceFile) {
  const header = findHeader(file.text() ?? '')
  if (!header) return undefined
  const columns = header.names.map((name): Column => ({ name, field: fieldOfName(name) ?? null }))
  return { ...header, columns }
}

const hasField = (columns: readonly Column[], field: Column['field']) =>
  columns.some((column) => column.field === field)

/** Short names in the first row, one of them known; or several, and as many cells in the row below. */
function isTable(file: SourceFile): boolean {
  const text = file.text()
  if (!text || /^\s*[<{[]/.test(text)) return false
  const header = readColumns(file)
  if (!header || header.names.length < 2) return false
  const isNamed = header.names.every((name) => name.length <= 60 && !/[.!?]\s|\n/.test(name))
  if (!isNamed) return false
  const known = header.columns.filter(({ field }) => field !== null).length
  if (known >= 2) return true
  const [, second = ''] = text.slice(0, 20_000).split(/\r\n?|\n/)
  return header.names.length >= 4 && second.split(header.delimiter).length === header.names.length
}
