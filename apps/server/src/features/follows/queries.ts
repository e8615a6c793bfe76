import { sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  findRow,
  listRows,
  type RowOf,
  viewing,
} from '../../platform/database/index.ts'
import { AUTHOR_ROW, authorColumns, isCookShownTo, isPublicCook } from '../auth/index.ts'

const FOLLOW_STATE = { following: column.boolean, followers: column.integer }
export type FollowState = RowOf<typeof FOLLOW_STATE>

/** The relation between the viewer and a cook; undefined if the cook does not exist or is hidden. */
export function readFollow(
  db: Db,
  userId: string,
  viewerId: string,
): Promise<FollowState | undefined> {
  return findRow(db, FOLLOW_STATE)`
    select u.follower_count as followers, exists (
      select 1 from follows f where f.followee_id = u.id and f.follower_id = ${viewerId}) as following
    from users u where u.id = ${userId} and ${viewing(isCookShownTo('u'), viewerId)}`
}

/** Answers whether it is new. */
export async function insertFollow(
  tx: Db,
  followerId: string,
  followeeId: string,
  now: Date,
): Promise<boolean> {
  const inserted = await changeRows(tx)`
    insert into follows (follower_id, followee_id, created_at)
    values (${followerId}, ${followeeId}, ${now.toISOString()}::timestamptz) on conflict do nothing`
  return inserted > 0
}

/** Answers whether it existed. */
export async function deleteFollow(
  tx: Db,
  followerId: string,
  followeeId: string,
): Promise<boolean> {
  const deleted = await changeRows(tx)`
    delete from follows where follower_id = ${followerId} and followee_id = ${followeeId}`
  return deleted > 0
}

const PERSON = { ...AUTHOR_ROW, bio: column.text, is_following: column.boolean }
export type PersonRow = RowOf<typeof PERSON>

/**
 * Which list of people: a cook's followers, those they follow, or those that viewer and cook both
 * follow.
 */
export type PeopleList = 'followers' | 'following' | 'mutual'
export type PeopleQuery = { userId: string; viewerId: string; page: number; limit: number }

const LISTS = {
  followers: (query: PeopleQuery) => sql`
    from follows f join users u on u.id = f.follower_id
    where f.followee_id = ${query.userId} and ${viewing(isCookShownTo('u'), query.viewerId)}`,
  following: (query: PeopleQuery) => sql`
    from follows f join users u on u.id = f.followee_id
    where f.follower_id = ${query.userId} and ${viewing(isCookShownTo('u'), query.viewerId)}`,
  mutual: (query: PeopleQuery) => sql`
    from follows f join users u on u.id = f.followee_id
    where f.follower_id = ${query.userId} and ${sql.raw(isPublicCook('u'))} and exists (
      select 1 from follows o where o.follower_id = ${query.viewerId} and o.followee_id = f.followee_id)`,
}

/** One page of people, latest first, and their total. */
export async function listPeople(
  db: Db,
  list: PeopleList,
  query: PeopleQuery,
): Promise<{ people: PersonRow[]; total: number }> {
  const from = LISTS[list](query)
  const counted = await listRows(db, {
    count: column.integer,
  })`select count(*)::integer as count ${from}`
  const rows = await listRows(db, PERSON)`
    select ${authorColumns('u', query.viewerId)}, u.bio, exists (
      select 1 from follows v where v.followee_id = u.id and v.follower_id = ${query.viewerId}) as is_following
    ${from} order by f.created_at desc, u.id
    limit ${query.limit} offset ${(query.page - 1) * query.limit}`
  return { people: rows, total: counted[0]?.count ?? 0 }
}
