import { writeFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { column, type Database, listRows, type RowOf } from '../../platform/database/index.ts'
import { openTestDatabase } from '../test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file in which the mutations are listed. */
    columnMutations: string
  }
}

/**
 * The type that each type is changed to, and how its values are converted; first the changes that
 * statements notice least.
 */
const RETYPED: Record<string, { type: string; using?: string }> = {
  int4: { type: 'bigint' },
  timestamptz: { type: 'timestamp' },
  int8: { type: 'numeric' },
  float8: { type: 'numeric' },
  float4: { type: 'numeric' },
  numeric: { type: 'float8' },
  date: { type: 'timestamptz' },
  int2: { type: 'bigint' },
  json: { type: 'text' },
  jsonb: { type: 'text' },
  uuid: { type: 'text' },
  bool: { type: 'text' },
  text: { type: 'jsonb', using: 'to_jsonb' },
  _text: { type: 'jsonb', using: 'to_jsonb' },
}
const ORDER = Object.keys(RETYPED)

const COLUMN = {
  id: column.text,
  table: column.text,
  name: column.text,
  type: column.text,
}
type ColumnRow = RowOf<typeof COLUMN>

/**
 * Not a test of the product: `npm run mutate:columns` uses it to list how each column can be
 * changed.
 */
it('lists the mutations of every column', async () => {
  const database = await openTestDatabase()
  const mutations = []
  for (const row of await listColumns(database)) {
    for (const mutation of mutationsOf(row)) {
      const { id, table, name } = row
      if (await isPossible(database, mutation.statement))
        mutations.push({ id, column: `${table}.${name}`, ...mutation })
    }
  }
  await database.close()
  expect(mutations).not.toEqual([])
  writeFileSync(inject('columnMutations'), JSON.stringify(mutations))
})

function listColumns({ db }: Database): Promise<ColumnRow[]> {
  return listRows(db, COLUMN)`
    select a.attrelid::integer || '.' || a.attnum as id, c.relname as "table", a.attname as name, t.typname as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      and not a.attisdropped
    order by c.relname, a.attnum`
}

function mutationsOf({ table, name, type }: ColumnRow) {
  const alter = `alter table "${table}"`
  const retyped = RETYPED[type]
  const value = retyped?.using ? `${retyped.using}("${name}")` : `"${name}"::${retyped?.type}`
  return [
    { kind: 'renamed', order: 0, statement: `${alter} rename "${name}" to "${name}_once"` },
    ...(retyped
      ? [
          {
            kind: 'retyped',
            order: ORDER.indexOf(type),
            statement: `${alter} alter "${name}" type ${retyped.type} using ${value}`,
          },
        ]
      : []),
    { kind: 'nullable', order: 0, statement: `${alter} alter "${name}" drop not null` },
  ]
}

/** Changes that views, triggers and keys prevent are left out. */
async function isPossible(database: Database, statement: string): Promise<boolean> {
  const undone = new Error('undone')
  try {
    return await database.transaction(async (tx) => {
      await tx.execute(sql.raw(statement))
      throw undone
    })
  } catch (error) {
    return error === undone
  }
}
