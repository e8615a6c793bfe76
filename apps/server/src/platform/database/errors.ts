import pg from 'pg'
import { causesOf } from '../error-causes.ts'

/**
 * The SQLSTATE of a database error, looked up through its causes (Drizzle wraps what `pg` throws),
 * e.g. '23505'; undefined if the error did not come from the database.
 */
export function sqlState(error: unknown): string | undefined {
  return answerIn(error)?.code
}

/** Whether a unique index refused the write; with `constraint`, whether it was that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, '23505', constraint)
}

/** Whether a foreign key refused the write; with `constraint`, whether it was that one. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, '23503', constraint)
}

/**
 * The column whose foreign key refused the write, since its target was deleted. Read from the names
 * that PostgreSQL gives such keys.
 */
export function missingReference(error: unknown): string | undefined {
  const { code, table, constraint } = answerIn(error) ?? {}
  if (code !== '23503') return undefined
  return constraint?.slice((table ?? '').length + 1).replace(/_fkey\d*$/, '') ?? ''
}

/**
 * Whether the same transaction may succeed when run again: after a serialization failure or
 * deadlock.
 */
export function isWorthRepeating(error: unknown): boolean {
  const state = sqlState(error)
  return state === '40001' || state === '40P01'
}

/**
 * Whether the database could not take the work: unreachable, shutting down, out of connections,
 * over a time limit. The caller may try again; the answer is 503, not 500.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== undefined) return unavailableStates.some((prefix) => state.startsWith(prefix))
  return causesOf(error).some(
    (cause) =>
      cause instanceof DatabaseBusyError ||
      ('code' in cause && networkCodes.has(String(cause.code))) ||
      brokenConnection.test(cause.message),
  )
}

/** No connection became free, or a transaction exceeded its time. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError'
}

/** No database could be reached at the start. The message is the sentence for the operator. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError'
}

/**
 * Why the first connection to the server at `url` failed, as a sentence without its password;
 * undefined for an unrelated error.
 */
export function toUnreachable(url: string, error: unknown): DatabaseUnreachableError | undefined {
  const state = sqlState(error) ?? ''
  const reason = REFUSALS[state] ?? (isDatabaseUnavailable(error) ? 'does not answer' : undefined)
  if (reason === undefined) return undefined
  const { host, pathname } = new URL(url)
  const message = `The database ${pathname.slice(1)} at ${host || 'this machine'} ${reason}. Is PostgreSQL running there, and is DATABASE_URL right?`
  return new DatabaseUnreachableError(message, { cause: error })
}

/** By SQLSTATE. */
const REFUSALS: Record<string, string> = {
  '28P01': 'does not take this user and password',
  '28000': 'does not let this user in',
  '3D000': 'does not exist',
}

// Classes 08 connection, 53 resources, 57P shutdown; 57014 statement timeout, 55P03 lock not
// available.
const unavailableStates = ['08', '53', '57P', '57014', '55P03']
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
])
// `pg` gives these errors no code.
const brokenConnection =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/

function isViolation(error: unknown, state: string, constraint?: string): boolean {
  const answer = answerIn(error)
  return answer?.code === state && (constraint === undefined || answer.constraint === constraint)
}

function answerIn(error: unknown): pg.DatabaseError | undefined {
  return causesOf(error).find((cause) => cause instanceof pg.DatabaseError)
}
