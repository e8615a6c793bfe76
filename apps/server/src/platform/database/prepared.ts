import { hash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './session.ts'

const dialect = new PgDialect()

/**
 * A hot statement: each connection parses and plans its text once. For texts of which there are few,
 * whatever is asked; what differs from call to call is a parameter.
 */
export async function executePrepared<Row extends Record<string, unknown>>(
  db: Db,
  statement: SQL,
): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement)
  const prepared = db._.session.prepareQuery<{
    execute: { rows: Row[] }
    all: unknown
    values: unknown
  }>(query, undefined, hash('sha1', query.sql, 'base64url'), false)
  const { rows } = await prepared.execute()
  return rows
}
