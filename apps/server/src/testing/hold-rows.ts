import { appendFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type pg from 'pg'
import type { Shape } from '../platform/database/columns.ts'
import type { Database } from '../platform/database/database.ts'
import { watchStatements } from '../platform/database/watched-rows.ts'
import { noteReads } from './columns/note-reads.ts'

/** What the database itself says about its types and tables. */
type Catalog = {
  /** 'uuid' by 2950 */
  types: Map<number, string>
  /** Table columns that may be null: '16412.3', the table's id and the column's number. */
  nullable: Set<string>
}

type Field = pg.QueryResult['fields'][number]

let catalog: Promise<void> | undefined
const folder = process.env.STATEMENT_RESULTS
const seen = new Set<string>()

/**
 * Compares the answer of every statement with its shape, from here on in this process: for each
 * column the name, the type, whether the table allows null, and the values. Each place that calls a
 * statement is recorded for `scripts/statements.mjs`, which names those that no test called.
 */
export function holdRows(database: Database): Promise<void> {
  catalog ??= readCatalog(database).then(watch)
  return catalog
}

function watch(known: Catalog): void {
  watchStatements((shape) => {
    const place = callerOf()
    return (answer) => {
      const faults = shape ? findFaults(shape, answer, known) : []
      if (faults.length > 0) {
        const text = `${place} answers otherwise than its shape says: ${faults.join('; ')}`
        // Also printed, since a request would hide it behind a 500.
        process.stderr.write(`${text}\n`)
        throw new Error(text)
      }
      note(place)
      if (shape) noteReads(place, shape, answer.fields)
    }
  })
}

async function readCatalog(database: Database): Promise<Catalog> {
  const [types, nullable] = await Promise.all([
    database.execute('select oid::integer, typname from pg_type'),
    database.execute(`
      select a.attrelid::integer as relation, a.attnum as number
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
        and not a.attnotnull`),
  ])
  return {
    types: new Map(rowsOf(types).map(({ oid, typname }) => [oid, typname])),
    nullable: new Set(rowsOf(nullable).map(({ relation, number }) => `${relation}.${number}`)),
  }
}

function rowsOf(answer: pg.QueryResult | pg.QueryResult[]): pg.QueryResultRow[] {
  return Array.isArray(answer) ? answer.flatMap(({ rows }) => rows) : answer.rows
}

function findFaults(
  shape: Shape,
  { fields, rows }: Pick<pg.QueryResult, 'fields' | 'rows'>,
  known: Catalog,
): string[] {
  const names = fields.map(({ name }) => name)
  const missing = Object.keys(shape).filter((name) => !names.includes(name))
  return [
    ...missing.map((name) => `${name} is missing`),
    ...fields.flatMap((field) => findFault(shape, field, rows, known) ?? []),
  ]
}

function findFault(
  shape: Shape,
  { name, dataTypeID, tableID, columnID }: Field,
  rows: readonly pg.QueryResultRow[],
  { types, nullable }: Catalog,
): string | undefined {
  const column = shape[name]
  if (!column) return `${name} is not in the shape`
  const type = types.get(dataTypeID) ?? String(dataTypeID)
  if (!column.types.includes(type)) return `${name} is ${type}, not ${column.types.join(' or ')}`
  if (!column.isNullable && nullable.has(`${tableID}.${columnID}`)) {
    return `${name} may be null in its table`
  }
  const wrong = rows.find((row) => !column.holds(row[name]))
  return wrong && `${name} cannot be ${JSON.stringify(wrong[name]).slice(0, 300)}`
}

/** Files that statements pass through. */
const INSIDE = ['/platform/database/', import.meta.filename]
const ROOT = join(import.meta.dirname, '../../../..')

/** 'apps/server/src/features/feed/queries.ts:77:19', where a statement was called outside the platform. */
function callerOf(): string {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 12
  const stack = new Error('not thrown').stack ?? ''
  Error.stackTraceLimit = stackTraceLimit
  const frames = stack.split('\n').slice(1)
  const frame = frames.find((line) => !INSIDE.some((part) => line.includes(part))) ?? ''
  const [, file = '', at = ''] = /\(?(\/[^()]+?):(\d+:\d+)\)?$/.exec(frame) ?? []
  return `${relative(ROOT, file)}:${at}`
}

function note(place: string): void {
  if (!folder || seen.has(place)) return
  seen.add(place)
  appendFileSync(
    join(folder, `statements-${process.env.TEST_DATABASE}-${process.pid}.txt`),
    `${place}\n`,
  )
}
