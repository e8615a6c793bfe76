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
  /** The longest the whole transaction may take, in milliseconds; by default 30,000. */
  deadlineMs?: number
}

/** The interface to the database, the same over a PostgreSQL server and over the embedded one. */
export type Database = Omit<Backend, 'pool'> & {
  /** Whether the database was empty before this start, which decides on seeding the demo. */
  fresh: boolean
  /** Statements outside a transaction. For a transaction use the function below. */
  db: Db
  /**
   * Runs `fn` in a transaction and answers its result. After a serialization failure or deadlock it
   * runs again, at most three times, so `fn` must change nothing but the database. The embedded
   * database has one connection: in `fn` use only its `tx`, since a statement on `db` would wait
   * three seconds and then fail.
   */
  transaction<T>(fn: (tx: Db) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** The rows of a frequent statement, without the builder; named ones are prepared. */
  rows<S extends Shape>(statement: HotStatement<S>, values?: unknown[]): Promise<RowOf<S>[]>
  /** Any statement with unchecked rows: for tests. The product's statements have a shape. */
  query<Row extends pg.QueryResultRow>(statement: Statement, values?: unknown[]): Promise<Row[]>
  /** Raw SQL, also several statements, for libraries that bring their own. */
  execute(text: string, values?: unknown[]): Promise<pg.QueryResult | pg.QueryResult[]>
  /** Resolves when the database answers. */
  ping(): Promise<void>
}

export type DatabaseSettings = {
  /** The address of a server; undefined: embedded in `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  /** The folder of the migrations; by default the one of this build. */
  migrations?: string | undefined
}

/**
 * Opens the database and applies new migrations.
 * @throws FolderLockedError, DatabaseUnreachableError, MigrationError, or the server's error
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

/** The database on an open pool with all migrations applied. */
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
