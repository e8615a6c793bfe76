import { sql } from 'drizzle-orm'
import { type Db, viewing } from '../../platform/database/index.ts'
import { type AuthorRow, authorColumns, isCookShownTo, isPublicCook } from '../auth/index.ts'

export type FollowState = { following: boolean; followers: number }

/** How a cook stands to the viewer; undefined where there is no such cook or they hide themselves. */
export async function readFollow(
  db: Db,
  userId: string,
  viewerId: string,
): Promise<FollowState | undefined> {
  const { rows } = await db.execute<FollowState>(sql`
    select u.follower_count as followers, exists (
      select 1 from follows f where f.followee_id = u.id and f.follower_id = ${viewerId}) as following
    from users u where u.id = ${userId} and ${viewing(isCookShownTo('u'), viewerId)}`)
  return rows[0]
}

/** Answers whether it is new. */
export async function insertFollow(
  tx: Db,
  followerId: string,
  followeeId: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into follows (follower_id, followee_id, created_at)
    values (${followerId}, ${followeeId}, ${now.toISOString()}::timestamptz) on conflict do nothing`)
  return (rowCount ?? 0) > 0
}

/** Answers whether it was there. */
export async function deleteFollow(
  tx: Db,
  followerId: string,
  followeeId: string,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    delete from follows where follower_id = ${followerId} and followee_id = ${followeeId}`)
  return (rowCount ?? 0) > 0
}

export type PersonRow = AuthorRow & {
  bio: string
  is_following: boolean
}

/** Whose list of people: those who follow the cook, whom the cook follows, or whom viewer and cook both follow. */
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

/** One page of people, latest first, and how many there are. */
export async function listPeople(
  db: Db,
  list: PeopleList,
  query: PeopleQuery,
): Promise<{ people: PersonRow[]; total: number }> {
  const from = LISTS[list](query)
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count ${from}`,
  )
  const { rows } = await db.execute<PersonRow>(sql`
    select ${authorColumns('u', query.viewerId)}, u.bio, exists (
      select 1 from follows v where v.followee_id = u.id and v.follower_id = ${query.viewerId}) as is_following
    ${from} order by f.created_at desc, u.id
    limit ${query.limit} offset ${(query.page - 1) * query.limit}`)
  return { people: rows, total: counted[0]?.count ?? 0 }
}
