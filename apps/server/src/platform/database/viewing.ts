import { type SQL, sql } from 'drizzle-orm'

/** A condition as SQL text, for a viewer given as a placeholder such as `$1`, or as a column. */
export type Viewed = (viewer: string) => string

/** The same condition for the SQL builder, for one viewer or for a visitor. */
export function viewing(condition: Viewed, viewerId: string | null): SQL {
  const parts = condition(MARK).split(MARK)
  return sql.join(
    parts.map((part) => sql.raw(part)),
    sql`${viewerId}::uuid`,
  )
}

const MARK = '\u0000'
