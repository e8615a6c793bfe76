import type pg from 'pg'
import type { Shape } from './columns.ts'

/** Looks at what the database answered, and throws where it is not what the shape says. */
type AnswerWatcher = (answer: Pick<pg.QueryResult, 'fields' | 'rows'>) => void

/** Told of each statement as it is called; `shape` is undefined where nobody reads its rows. */
export type StatementWatcher = (shape: Shape | undefined) => AnswerWatcher

let watcher: StatementWatcher | undefined

/** Has every statement looked at; the tests do, the running server never. */
export function watchStatements(by: StatementWatcher): void {
  watcher = by
}

export function watchStatement(shape: Shape | undefined): AnswerWatcher | undefined {
  return watcher?.(shape)
}
