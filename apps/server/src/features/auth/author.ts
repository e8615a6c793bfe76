import type { Author } from '@potluck/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { column, orNull, type RowOf, viewing } from '../../platform/database/index.ts'
import { avatarUrl } from '../../platform/media/photo.ts'
import { isHouse } from './house-account.ts'
import { isCookShownTo } from './visible-cooks.ts'

/** The author of something, as `authorColumns` reads them. */
export const AUTHOR_ROW = {
  author_id: column.uuid,
  username: column.text,
  full_name: column.text,
  avatar_hash: orNull(column.text),
  has_profile: column.boolean,
}
export type AuthorRow = RowOf<typeof AUTHOR_ROW>

/** The columns of an author, for one viewer. `table` is the alias of `users`. */
export function authorColumns(table: 'u' | 'w' | 'a', viewerId: string | null): SQL {
  const author = sql.raw(table)
  return sql`${author}.id as author_id, ${author}.username, ${author}.full_name, ${author}.avatar_hash,
    ${viewing(isCookShownTo(table), viewerId)} is true as has_profile`
}

export function toAuthor(row: AuthorRow): z.output<typeof Author> {
  const name = row.full_name || row.username
  return {
    _id: row.author_id,
    username: row.username,
    name,
    fullName: name,
    avatar: avatarUrl(row.avatar_hash),
    hasProfile: row.has_profile,
    ...(isHouse(row.author_id) && { isHouse: true }),
  }
}
