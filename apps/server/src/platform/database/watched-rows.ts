import type pg from 'pg'
import type { Shape } from './columns.ts'

/** Checks what the database answered, and throws if it does not match the shape. */
type AnswerWatcher = (answer: Pick<pg.QueryResult, 'fields' | 'rows'>) => void

/** Called for each statement; `shape` is undefined if its rows are not read. */
export type StatementWatcher = (shape: Shape | undefined) => AnswerWatcher

let watcher: StatementWatcher | undefined

/** Has every statement checked; tests do, the running server never. */
export function watchStatements(by: StatementWatcher): void {
  watcher = by
}

export function watchStatement(shape: Shape | undefined): AnswerWatcher | undefined {
  return watcher?.(shape)
}
