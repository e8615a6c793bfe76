import { DrizzleQueryError } from 'drizzle-orm/errors'

/** An error as it is logged. */
export type LoggedError = {
  type: string
  message: string
  /** A network or SQLSTATE code. */
  code?: string
  /** The name of the violated constraint. */
  constraint?: string
  stack: string
  cause?: LoggedError
  errors?: LoggedError[]
}

/**
 * An error with all its causes, without possibly personal data: Drizzle writes a failed statement's
 * values into its message, PostgreSQL the row's into `detail`.
 */
export function toLogError(error: unknown): LoggedError {
  return tell(error, 0)
}

const DEEPEST = 5

function tell(error: unknown, depth: number): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const told: LoggedError = { type: error.name, message: messageOf(error), stack: framesOf(error) }
  if ('code' in error && typeof error.code === 'string') told.code = error.code
  if ('constraint' in error && typeof error.constraint === 'string') {
    told.constraint = error.constraint
  }
  if (depth === DEEPEST) return told
  if (error.cause !== undefined) told.cause = tell(error.cause, depth + 1)
  if (error instanceof AggregateError) {
    told.errors = error.errors.map((one) => tell(one, depth + 1))
  }
  return told
}

function messageOf(error: Error): string {
  return error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message
}

// The stack repeats the message before its frames.
function framesOf(error: Error): string {
  const lines = error.stack?.split('\n') ?? []
  return lines.filter((line) => /^\s+at /.test(line)).join('\n')
}
