import { ALERT_KINDS, LIST_LIMITS } from '@potluck/rules'
import { type SQL, sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  getRow,
  listRows,
  oneOf,
  orNull,
  type RowOf,
  type Viewed,
  viewing,
} from '../../platform/database/index.ts'
import { authorColumns, isPublicCook } from '../auth/index.ts'
import { isPublicRecipe, isPublished } from '../recipes/index.ts'

const ALERT_ROW = {
  id: column.uuid,
  kind: oneOf(ALERT_KINDS),
  likes: column.integer,
  updated_at: column.moment,
  is_read: column.boolean,
  /** Null if the alert names nobody. */
  author_id: orNull(column.uuid),
  username: orNull(column.text),
  full_name: orNull(column.text),
  avatar_hash: orNull(column.text),
  has_profile: column.boolean,
  recipe_id: orNull(column.uuid),
  recipe_title: orNull(column.text),
  recipe_cover: orNull(column.text),
  recipe_image: orNull(column.text),
  recipe_widths: orNull(column.integers),
  post_id: orNull(column.uuid),
  post_content: orNull(column.text),
  comment: orNull(column.text),
  rating: orNull(column.integer),
}
export type AlertRow = RowOf<typeof ALERT_ROW>

/** How much of a comment or post an alert quotes, in characters. */
const EXCERPT = 160

/**
 * Alerts `n` of a member that they may see: hidden followers and cooks are not named, and a recipe
 * that was withdrawn or is a draft again is no news.
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

/**
 * A comment's author is named beside it on the recipe's page too; a hidden cook's rating or like is
 * anonymous everywhere.
 */
const IS_NAMED = `(${isPublicCook('a')} or n.kind in ('comment', 'post-comment'))`

/** All alerts as the archive has them: `$1` is the member. */
export const ALERTS_TO_KEEP = `
  select n.id::text as _key, n.kind, case when ${IS_NAMED} then a.username end as "from",
    r.title as recipe, n.likes, n.updated_at as at, n.read_at as "readAt" ${SHOWN_TO('$1')}`

/** The latest alerts the member may see, latest first, each as (id, updated_at, read_at). */
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

function selectAlerts(db: Db, wanted: SQL): Promise<AlertRow[]> {
  return listRows(db, ALERT_ROW)`
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
    order by n.updated_at desc, n.id desc`
}

export async function countAlerts(db: Db, memberId: string): Promise<number> {
  const { count } = await getRow(db, { count: column.integer })`
    select count(*)::integer as count from ${last(memberId)}`
  return count
}

export async function countUnread(db: Db, memberId: string): Promise<number> {
  const { count } = await getRow(db, { count: column.integer })`
    select count(*)::integer as count from (
      select 1 ${shown(memberId)} and n.read_at is null limit ${LIST_LIMITS.alerts}) unread`
  return count
}

/** Marks the given ones, or all; answers how many there were. */
export function markRead(
  tx: Db,
  memberId: string,
  ids: string[] | undefined,
  now: Date,
): Promise<number> {
  const named = ids ? sql`and id = any (${sql.param(ids)}::uuid[])` : sql``
  return changeRows(tx)`
    update notifications set read_at = ${now.toISOString()}::timestamptz
    where user_id = ${memberId} and read_at is null ${named}`
}

/** Answers whether it was one of the member's own. */
export async function deleteAlert(tx: Db, memberId: string, id: string): Promise<boolean> {
  return (
    (await changeRows(tx)`
    delete from notifications where id = ${id} and user_id = ${memberId}`) > 0
  )
}

/** Whether a session is still valid: a stream stays open after its cookie was checked. */
export async function isSignedIn(db: Db, sessionId: string, now: Date): Promise<boolean> {
  return (
    (await changeRows(db)`
    select 1 from sessions
    where id = ${sessionId} and expires_at > ${now.toISOString()}::timestamptz`) > 0
  )
}
