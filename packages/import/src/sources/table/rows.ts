import { Readable } from 'node:stream'
import { type Options, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import { RefusedError } from '../../refused-error.ts'

/** A recipe as a row is a page or two; a longer one is none. */
const ROW_AT_MOST = 1_000_000
const ROWS_AT_MOST = 100_000
const CELLS_AT_MOST = 500

const optionsOf = (delimiter: string): Options => ({
  delimiter,
  bom: true,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: ROW_AT_MOST,
})

export type Header = { delimiter: string; names: string[] }

/** The first row, by each of the characters that tables part their cells with, the one with most cells. */
export function findHeader(text: string): Header | undefined {
  const headers = [',', ';', '\t'].flatMap((delimiter) => {
    const [names] = firstRows(text, delimiter, 1)
    return names && names.length <= CELLS_AT_MOST ? [{ delimiter, names }] : []
  })
  return headers.toSorted((one, other) => other.names.length - one.names.length)[0]
}

/** The first rows, that of the names among them; none of what is no table. */
export function firstRows(text: string, delimiter: string, count = 4): string[][] {
  try {
    const start = text.slice(0, FIRST_ROWS_WITHIN)
    const rows: string[][] = parseAtOnce(start, { ...optionsOf(delimiter), to: count })
    return rows.map((row) => row.map((cell) => cell.trim()))
  } catch {
    return []
  }
}
const FIRST_ROWS_WITHIN = 20_000

/** The rows below the first one, one after the other. @throws RefusedError of what is no table */
export async function* readRows(text: string, delimiter: string): AsyncGenerator<string[]> {
  const rows = Readable.from(piecesOf(text)).pipe(parse({ ...optionsOf(delimiter), from: 2 }))
  let count = 0
  try {
    for await (const row of rows) {
      count += 1
      if (count > ROWS_AT_MOST || row.length > CELLS_AT_MOST) {
        throw new RefusedError('The table is larger than it may be.')
      }
      yield row
    }
  } catch (error) {
    if (error instanceof RefusedError) throw error
    throw new RefusedError('The table breaks off: a row of it cannot be read.', { cause: error })
  }
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE)
}
const PIECE = 65_536
