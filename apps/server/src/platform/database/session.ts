import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgTransactionConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { DatabaseBusyError } from './errors.ts'
import { repeating } from './repeating.ts'

/** What a query function takes: the database itself or an open transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

/** A statement as `pg` takes it; one with a `name` is parsed and planned once per connection. */
export type Statement = { name?: string; text: string }

type Answer = pg.QueryResult | pg.QueryResult[]
type Query = (statement: string | Statement, values?: unknown[]) => Promise<Answer>

/**
 * The pool as Drizzle sees it outside transactions. Unlike with `pool.query`, a statement that the
 * database refuses does not cost the connection, and a connection with a transaction left open is
 * rolled back and reported before it returns to the pool.
 */
export function openSession(pool: pg.Pool): { db: NodePgDatabase; query: Query } {
  const once: Query = async (statement, values) => {
    const client = await pool.connect()
    try {
      const answer = await client.query(statement, values)
      if (client.getTransactionStatus() !== 'I') throw new Error(LEFT_OPEN)
      client.release()
      return answer
    } catch (error) {
      // Not an error of the database: a time limit of ours, and the statement may still be running.
      giveBack(client, !(error instanceof pg.DatabaseError && (await isSettled(client))))
      throw error
    }
  }
  const query: Query = (statement, values) => repeating(() => once(statement, values))
  return { db: drizzle({ client: facade(pool, query) }), query }
}

/**
 * Runs `fn` in one transaction on one connection: its `tx` commits when `fn` resolves, rolls back
 * when it throws, and refuses every statement afterwards.
 * @throws DatabaseBusyError if it takes longer than `deadlineMs`
 */
export async function runTransaction<T>(
  pool: pg.Pool,
  fn: (tx: Db) => Promise<T>,
  options: PgTransactionConfig & { deadlineMs: number },
): Promise<T> {
  const { deadlineMs, ...config } = options
  const afterwards: (() => void)[] = []
  const client = await pool.connect()
  let over = false
  const query: Query = async (statement, values) => {
    if (over) throw new Error('This transaction is over: a statement of it was not awaited')
    const answer = await client.query(statement, values)
    refuseFalseCommit(statement, answer)
    return answer
  }
  const db = drizzle({ client: facade(client, query) })
  hooks.set(db._.session, afterwards)
  let result: T
  try {
    result = await withinDeadline(db.transaction(fn, config), deadlineMs)
  } finally {
    over = true
    giveBack(client)
  }
  for (const hook of afterwards) hook()
  return result
}

/**
 * Calls `hook` once the transaction has committed, never if it rolls back; outside a transaction at
 * once.
 */
export function afterCommit(db: Db, hook: () => void): void {
  const waiting = hooks.get(db._.session)
  if (waiting) waiting.push(hook)
  else hook()
}

const hooks = new WeakMap<object, (() => void)[]>()

const LEFT_OPEN = 'A statement outside of a transaction left one open; it was rolled back'

// A connection with an open transaction is closed, which also ends whatever it was doing; the pool
// itself notices broken ones.
function giveBack(client: pg.PoolClient, suspect = false): void {
  client.release(suspect || client.getTransactionStatus() !== 'I')
}

// The error arrives before the transaction's state: an empty statement waits for the state,
// otherwise a connection with an aborted transaction would look idle.
function isSettled(client: pg.PoolClient): Promise<boolean> {
  return client.query('').then(
    () => true,
    () => false,
  )
}

// If a statement failed in a transaction and its error was swallowed, the database answers COMMIT
// with ROLLBACK.
function refuseFalseCommit(statement: string | Statement, answer: Answer): void {
  const text = typeof statement === 'string' ? statement : statement.text
  if (text !== 'commit' || Array.isArray(answer) || answer.command === 'COMMIT') return
  throw new Error('Nothing was committed: a statement of the transaction had failed before')
}

// Drizzle only calls `query` on its client (and `connect` on a pool, which is never used here).
function facade<C extends pg.Pool | pg.PoolClient>(client: C, query: Query): C {
  return Object.create(client, { query: { value: query } })
}

async function withinDeadline<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  const { promise: expired, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new DatabaseBusyError(`A transaction was not over after ${deadlineMs} ms`))
  }, deadlineMs)
  try {
    return await Promise.race([work, expired])
  } finally {
    clearTimeout(timer)
    work.catch(() => undefined)
  }
}
