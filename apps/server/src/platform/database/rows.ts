import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { RowOf, Shape } from './columns.ts'
import { executePrepared } from './prepared.ts'
import type { Db } from './session.ts'
import { watchStatement } from './watched-rows.ts'

/** A statement as a template: `${}` is a parameter, or a part made with `sql`. */
type Tag<Answer> = (text: TemplateStringsArray, ...values: unknown[]) => Promise<Answer>

/** The rows of a statement: ``listRows(db, { name: column.text })`select name from users` ``. */
export function listRows<S extends Shape>(db: Db, shape: S): Tag<RowOf<S>[]> {
  return tagFor(
    shape,
    (statement) => db.execute(statement),
    ({ rows }) => rows,
  )
}

/** The first row of a statement that may have none. */
export function findRow<S extends Shape>(db: Db, shape: S): Tag<RowOf<S> | undefined> {
  return tagFor(
    shape,
    (statement) => db.execute(statement),
    ({ rows }) => rows[0],
  )
}

/** The row of a statement that always has one, such as a count. */
export function getRow<S extends Shape>(db: Db, shape: S): Tag<RowOf<S>> {
  return tagFor(
    shape,
    (statement) => db.execute(statement),
    ({ rows: [row] }) => {
      if (!row) throw new Error('A statement that always answers a row answered none')
      return row
    },
  )
}

/**
 * The rows of a frequent statement: each connection parses and plans its text once. Use it only
 * where the text does not vary from call to call; pass varying values as parameters.
 */
export function listRowsPrepared<S extends Shape>(db: Db, shape: S): Tag<RowOf<S>[]> {
  return tagFor(
    shape,
    (statement) => executePrepared(db, statement),
    ({ rows }) => rows,
  )
}

/** Runs a statement without reading its rows; answers how many it added, changed, removed or found. */
export function changeRows(db: Db): Tag<number> {
  return tagFor(
    undefined,
    (statement) => db.execute(statement),
    ({ rowCount }) => rowCount ?? 0,
  )
}

function tagFor<Answer>(
  shape: Shape | undefined,
  run: (statement: SQL) => Promise<pg.QueryResult>,
  read: (answer: pg.QueryResult) => Answer,
): Tag<Answer> {
  const watch = watchStatement(shape)
  return async (text, ...values) => {
    const answer = await run(sql(text, ...values))
    watch?.(answer)
    return read(answer)
  }
}
