import { Readable } from 'node:stream'
import type { Database } from '../../platform/database/index.ts'
import type { Download } from '../../platform/http/index.ts'
import { type ItemRow, listItemsFrom } from './item-queries.ts'

const PAGE = 500
const COLUMNS = ['title', 'outcome', 'why', 'kind', 'format', 'file', 'check', 'lost', 'address']

/**
 * What became of each thing that was found, as a table for any program: read from the database as it
 * is written.
 */
export function writeReport(
  database: Database,
  importId: string,
  { baseUrl, now }: { baseUrl: string; now: Date },
): Download {
  async function* lines(): AsyncGenerator<string> {
    // The mark by which spreadsheets know that it is UTF-8.
    yield `\uFEFF${toLine(COLUMNS)}`
    for (let from = 0; ; ) {
      const rows = await listItemsFrom(database.db, importId, from, PAGE)
      yield rows.map((row) => toLine(toCells(row, baseUrl))).join('')
      const last = rows.at(-1)
      if (!last || rows.length < PAGE) return
      from = last.position + 1
    }
  }
  const day = now.toISOString().slice(0, 10)
  return { name: `potluck-import-${day}.csv`, bytes: Readable.from(lines()) }
}

function toCells(row: ItemRow, baseUrl: string): string[] {
  const { title, state, reason, kind, format, file, doubts, lost, recipe_id: id } = row
  return [
    title,
    state,
    reason ?? '',
    kind,
    format,
    file,
    doubts.map(({ field, reason: why }) => `${field}: ${why}`).join('\n'),
    lost.map(({ field, value, reason: why }) => `${field}: ${value} (${why})`).join('\n'),
    id === null ? '' : `${baseUrl}/recipe/${id}`,
  ]
}

const toLine = (cells: readonly string[]) => `${cells.map(toCell).join(',')}\r\n`

/** In quotes; a text that a spreadsheet would take for a formula begins with an apostrophe. */
function toCell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text)
  return `"${isFormula ? "'" : ''}${text.replaceAll('"', '""')}"`
}
