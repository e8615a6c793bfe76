import type { AlertKind } from '@potluck/rules'
import { LIST_LIMITS } from '@potluck/rules'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, type Viewed, viewing } from '../../platform/database/index.ts'
import { authorColumns, isPublicCook } from '../auth/index.ts'
import { isPublicRecipe, isPublished } from '../recipes/index.ts'

export type AlertRow = {
  id: string
  kind: AlertKind
  likes: number
  updated_at: Date | string
  is_read: boolean
  /** These are null where nobody is named. */
  author_id: string | null
  username: string | null
  full_name: string | null
  avatar_hash: string | null
  has_profile: boolean
  recipe_id: string | null
  recipe_title: string | null
  recipe_cover: string | null
  recipe_image: string | null
  recipe_widths: number[] | null
  post_id: string | null
  post_content: string | null
  comment: string | null
  rating: number | null
}

/** How much of a comment or post an alert quotes, in characters. */
const EXCERPT = 160

/**
 * Alerts `n` of a member as far as they may see what they tell of: a follower or cook who hides is
 * not named, and a recipe that was taken back or is a draft again is no news.
 */
const SHOWN_TO: Viewed = (member) => `
  from notifications n
  left join users a on a.id = n.actor_id
  left join recipes r on r.id = n.recipe_id
  where n.user_id = ${member} and (case n.kind
    when 'follower' then ${isPublicCook('a')}
    when 'published' then ${isPublicRecipe('r', 'a')}
    when 'publication-problem' then ${isPublished('r')}
    when 'recipe-likes' then n.likes > 0
    when 'post-likes' then n.likes > 0
    else true end)`
const shown = (memberId: string): SQL => viewing(SHOWN_TO, memberId)

/** A comment's writer is named beside it on the recipe's page too; a rating or a like of somebody who hides has no name anywhere. */
const IS_NAMED = `(${isPublicCook('a')} or n.kind in ('comment', 'post-comment'))`

/** All of them as a file has them: `$1` is the member. */
export const ALERTS_TO_KEEP = `
  select n.id::text as _key, n.kind, case when ${IS_NAMED} then a.username end as "from",
    r.title as recipe, n.likes, n.updated_at as at, n.read_at as "readAt" ${SHOWN_TO('$1')}`

/** The last alerts that may be seen, latest first, each as (id, updated_at, read_at). */
const last = (memberId: string): SQL => sql`(
  select n.id, n.updated_at, n.read_at ${shown(memberId)}
  order by n.updated_at desc, n.id desc limit ${LIST_LIMITS.alerts}) latest`

export async function listAlerts(
  db: Db,
  memberId: string,
  { page, limit }: { page: number; limit: number },
): Promise<AlertRow[]> {
  return selectAlerts(
    db,
    sql`(select id from ${last(memberId)}
      order by updated_at desc, id desc limit ${limit} offset ${(page - 1) * limit})`,
  )
}

export async function findLatestUnread(db: Db, memberId: string): Promise<AlertRow | undefined> {
  const rows = await selectAlerts(
    db,
    sql`(select n.id ${shown(memberId)} and n.read_at is null
      order by n.updated_at desc, n.id desc limit 1)`,
  )
  return rows[0]
}

async function selectAlerts(db: Db, wanted: SQL): Promise<AlertRow[]> {
  const { rows } = await db.execute<AlertRow>(sql`
    select n.id, n.kind, n.likes, n.updated_at, n.read_at is not null as is_read,
      ${authorColumns('a', null)},
      n.recipe_id, r.title as recipe_title, r.cover_code as recipe_cover,
      r.image_hash as recipe_image, i.widths as recipe_widths,
      n.post_id, left(p.content, ${EXCERPT}) as post_content,
      left(coalesce(c.text, pc.body), ${EXCERPT}) as comment, g.rating
    from notifications n join ${wanted} wanted on wanted.id = n.id
    left join recipes r on r.id = n.recipe_id
    left join images i on i.hash = r.image_hash
    left join activity_posts p on p.id = n.post_id
    left join recipe_comments c on c.id = n.comment_id
    left join post_comments pc on pc.id = n.post_comment_id
    left join lateral (
      select k.liker_id from notification_likers k
      join users u on u.id = k.liker_id
      where k.notification_id = n.id and ${sql.raw(isPublicCook('u'))}
      order by k.liked_at desc, k.liker_id limit 1) liker on true
    left join users a on a.id = coalesce(n.actor_id, liker.liker_id)
      and ${sql.raw(IS_NAMED)}
    left join recipe_ratings g on n.kind in ('comment', 'rating')
      and g.recipe_id = n.recipe_id and g.user_id = n.actor_id
    order by n.updated_at desc, n.id desc`)
  return rows
}

export async function countAlerts(db: Db, memberId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from ${last(memberId)}`,
  )
  return rows[0]?.count ?? 0
}

export async function countUnread(db: Db, memberId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from (
      select 1 ${shown(memberId)} and n.read_at is null limit ${LIST_LIMITS.alerts}) unread`)
  return rows[0]?.count ?? 0
}

/** Marks the named ones, or all, and answers how many that were. */
export async function markRead(
  tx: Db,
  memberId: string,
  ids: string[] | undefined,
  now: Date,
): Promise<number> {
  const named = ids ? sql`and id = any (${sql.param(ids)}::uuid[])` : sql``
  const { rowCount } = await tx.execute(sql`
    update notifications set read_at = ${now.toISOString()}::timestamptz
    where user_id = ${memberId} and read_at is null ${named}`)
  return rowCount ?? 0
}

/** Answers whether there was one of the member's own. */
export async function deleteAlert(tx: Db, memberId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`delete from notifications where id = ${id} and user_id = ${memberId}`,
  )
  return (rowCount ?? 0) > 0
}

/** Whether a session is still good: a stream outlives the look at its cookie. */
export async function isSignedIn(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from sessions
    where id = ${sessionId} and expires_at > ${now.toISOString()}::timestamptz`)
  return rows.length > 0
}
