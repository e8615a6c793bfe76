import { hash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Db } from './session.ts'

const dialect = new PgDialect()

/** Runs a statement that each connection parses and plans only once, identified by its text. */
export function executePrepared(db: Db, statement: SQL): Promise<pg.QueryResult> {
  const query = dialect.sqlToQuery(statement)
  const prepared = db._.session.prepareQuery<{
    execute: pg.QueryResult
    all: unknown
    values: unknown
  }>(query, undefined, hash('sha1', query.sql, 'base64url'), false)
  return prepared.execute()
}
