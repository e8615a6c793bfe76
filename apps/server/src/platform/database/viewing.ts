import { type SQL, sql } from 'drizzle-orm'

/** A condition as text, for a viewer who is named by a placeholder such as `$1`, or by a column. */
export type Viewed = (viewer: string) => string

/** The same condition for the builder, for one viewer or for nobody who is signed in. */
export function viewing(condition: Viewed, viewerId: string | null): SQL {
  const parts = condition(MARK).split(MARK)
  return sql.join(
    parts.map((part) => sql.raw(part)),
    sql`${viewerId}::uuid`,
  )
}

const MARK = '\u0000'
