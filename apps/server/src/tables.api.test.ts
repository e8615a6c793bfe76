import { globSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from './platform/database/index.ts'
import { openTestDatabase } from './testing/test-database.ts'

/** 'uuid' or 'text[] null', as the database writes the type. */
type Columns = Record<string, string>

const files = globSync('features/*/tables.ts', { cwd: import.meta.dirname })
const tables = await declaredTables()
let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('every feature with a tables.ts declares some', () => {
  expect(tables.length).toBeGreaterThanOrEqual(files.length)
})

it.each(
  tables.map((table) => [getTableName(table), table] as const),
)('the table %s has the columns that are declared, and needs no other to be written', async (name, table) => {
  const declared = declaredColumns(table)
  const { stored, required } = await readTable(name)
  expect(pick(stored, Object.keys(declared))).toEqual(declared)
  expect(Object.keys(declared)).toEqual(expect.arrayContaining(required))
})

async function declaredTables(): Promise<PgTable[]> {
  const modules = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))))
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is PgTable => is(value, PgTable))
}

function declaredColumns(table: PgTable): Columns {
  const inKey = getTableConfig(table).primaryKeys.flatMap(({ columns }) => columns)
  return Object.fromEntries(
    Object.values(getTableColumns(table)).map((column) => {
      const type = column.getSQLType()
      const isNullable = !column.notNull && !inKey.some(({ name }) => name === column.name)
      return [column.name, `${type}${isNullable ? ' null' : ''}`]
    }),
  )
}

/** A table's columns as stored, and those that every new row must give. */
async function readTable(name: string): Promise<{ stored: Columns; required: string[] }> {
  const rows = await database.query<{ name: string; type: string; required: boolean }>(
    {
      text: `select a.attname as name,
          format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then '' else ' null' end as type,
          a.attnotnull and not a.atthasdef and a.attidentity = '' as required
        from pg_attribute a
        where a.attrelid = to_regclass('public.' || $1) and a.attnum > 0 and not a.attisdropped`,
    },
    [name],
  )
  return {
    stored: Object.fromEntries(rows.map((row) => [row.name, row.type])),
    required: rows.filter(({ required }) => required).map((row) => row.name),
  }
}

function pick(columns: Columns, names: readonly string[]): Columns {
  return Object.fromEntries(
    names.flatMap((name) => {
      const type = columns[name]
      return type === undefined ? [] : [[name, type]]
    }),
  )
}
