import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Backend } from './backend.ts'
import type { RowOf, Shape } from './columns.ts'
import { openEmbedded } from './embedded.ts'
import { toUnreachable } from './errors.ts'
import { applyMigrations } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { repeating } from './repeating.ts'
import { type Db, openSession, runTransaction, type Statement } from './session.ts'
import { setValueTypes } from './value-types.ts'
import { watchStatement } from './watched-rows.ts'

/** A statement as text with placeholders, and the shape of its rows. */
export type HotStatement<S extends Shape> = Statement & { row: S }

export type TransactionOptions = PgTransactionConfig & {
  /** The longest the whole transaction may take, in milliseconds; 30,000 unless told. */
  deadlineMs?: number
}

/** The interface to the database, the same over a PostgreSQL server and over the embedded one. */
export type Database = Omit<Backend, 'pool'> & {
  /** Whether there was nothing in it before this start: the demo seed asks. */
  fresh: boolean
  /** Statements outside of a transaction. Its `transaction` is the one below. */
  db: Db
  /**
   * Runs `fn` in a transaction and answers what it answered. A serialization failure or deadlock
   * runs it again, at most three times more: `fn` must change nothing but the database.
   * On the embedded database there is one connection: `fn` uses its `tx` alone, for a statement
   * of `db` in it waits three seconds and then fails.
   */
  transaction<T>(fn: (tx: Db) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** The rows of a hot statement, without the builder; named ones are prepared. */
  rows<S extends Shape>(statement: HotStatement<S>, values?: unknown[]): Promise<RowOf<S>[]>
  /** Any statement, its rows unchecked: for tests. The product's statements have a shape. */
  query<Row extends pg.QueryResultRow>(statement: Statement, values?: unknown[]): Promise<Row[]>
  /** Raw SQL, several statements too, for libraries that bring their own. */
  execute(text: string, values?: unknown[]): Promise<pg.QueryResult | pg.QueryResult[]>
  /** Resolves when the database answers. */
  ping(): Promise<void>
}

export type DatabaseSettings = {
  /** Where a server is; undefined: embedded in `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  /** The folder of the migrations; undefined: the one that belongs to this build. */
  migrations?: string | undefined
}

/**
 * Opens the database and brings it to the newest migration.
 * @throws FolderLockedError, DatabaseUnreachableError, MigrationError, or what the server said
 */
export async function openDatabase(
  settings: DatabaseSettings,
  log: FastifyBaseLogger,
): Promise<Database> {
  setValueTypes()
  const backend = settings.databaseUrl
    ? openPostgres(settings.databaseUrl, log)
    : await openEmbedded(settings.dataDir, log)
  try {
    const { fresh } = await applyMigrations(backend.pool, log, settings.migrations)
    return overBackend(backend, fresh)
  } catch (error) {
    await backend.close()
    throw (settings.databaseUrl && toUnreachable(settings.databaseUrl, error)) || error
  }
}

/** The database over an open pool whose migrations are applied. */
export function overBackend(backend: Backend, fresh: boolean): Database {
  const { pool, ...kindly } = backend
  const session = openSession(pool)
  const transaction: Database['transaction'] = (fn, options) =>
    repeating(() => runTransaction(pool, fn, { deadlineMs: 30_000, ...options }))
  return {
    ...kindly,
    fresh,
    db: Object.assign(session.db, { transaction }),
    transaction,
    rows: async ({ row, ...statement }, values) => {
      const watch = watchStatement(row)
      const answer = onlyAnswer(await session.query(statement, values))
      watch?.(answer)
      return answer.rows
    },
    query: async (statement, values) => {
      const answer = await session.query(statement, values)
      return Array.isArray(answer) ? answer.flatMap(({ rows }) => rows) : answer.rows
    },
    execute: session.query,
    ping: async () => {
      await session.query('select 1')
    },
  }
}

function onlyAnswer(answer: pg.QueryResult | pg.QueryResult[]): pg.QueryResult {
  if (Array.isArray(answer)) throw new Error('A hot statement is one statement')
  return answer
}
