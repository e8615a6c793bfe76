import { sql } from 'drizzle-orm'
import { changeRows, column, type Db, findRow, toIso } from '../../platform/database/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { isPublished } from '../recipes/index.ts'

/** The answer of a statement that raises an alert: who gets it. */
const TOLD = { user_id: column.uuid }

/** A comment on somebody else's recipe. */
export async function raiseComment(tx: Db, commentId: string): Promise<string | undefined> {
  const told = await findRow(tx, TOLD)`
    insert into notifications (id, user_id, kind, actor_id, recipe_id, comment_id, created_at, updated_at)
    select ${uuidv7()}, r.author_id, 'comment', c.author_id, r.id, c.id, c.created_at, c.created_at
    from recipe_comments c join recipes r on r.id = c.recipe_id join users u on u.id = r.author_id
    where c.id = ${commentId} and c.author_id <> r.author_id and u.alerts_comments
    for key share of c
    on conflict do nothing returning user_id`
  return told?.user_id
}

/** A comment on somebody else's post. */
export async function raisePostComment(tx: Db, commentId: string): Promise<string | undefined> {
  const told = await findRow(tx, TOLD)`
    insert into notifications (id, user_id, kind, actor_id, post_id, post_comment_id, created_at, updated_at)
    select ${uuidv7()}, p.author_id, 'post-comment', c.author_id, p.id, c.id, c.created_at, c.created_at
    from post_comments c join activity_posts p on p.id = c.post_id join users u on u.id = p.author_id
    where c.id = ${commentId} and c.author_id <> p.author_id and u.alerts_comments
    for key share of c
    on conflict do nothing returning user_id`
  return told?.user_id
}

/**
 * A rating, once per cook and recipe: later ones update the same alert silently. A rating given
 * with a comment is part of that comment's alert.
 */
export async function raiseRating(
  tx: Db,
  recipeId: string,
  raterId: string,
): Promise<string | undefined> {
  const told = await findRow(tx, TOLD)`
    insert into notifications (id, user_id, kind, actor_id, recipe_id, created_at, updated_at)
    select ${uuidv7()}, r.author_id, 'rating', g.user_id, r.id, g.created_at, g.created_at
    from recipe_ratings g join recipes r on r.id = g.recipe_id join users u on u.id = r.author_id
    where g.recipe_id = ${recipeId} and g.user_id = ${raterId} and g.user_id <> r.author_id
      and u.alerts_comments and not exists (
        select 1 from recipe_comments c where c.recipe_id = g.recipe_id and c.author_id = g.user_id
          and c.created_at between g.created_at - interval '5 seconds' and g.created_at)
    for key share of g
    on conflict do nothing returning user_id`
  return told?.user_id
}

/** Only if the member wants alerts on new followers. */
export async function raiseFollower(
  tx: Db,
  userId: string,
  followerId: string,
): Promise<string | undefined> {
  const told = await findRow(tx, TOLD)`
    insert into notifications (id, user_id, kind, actor_id, created_at, updated_at)
    select ${uuidv7()}, f.followee_id, 'follower', f.follower_id, f.created_at, f.created_at
    from follows f join users u on u.id = f.followee_id
    where f.followee_id = ${userId} and f.follower_id = ${followerId} and u.alerts_followers
    for key share of f
    on conflict do nothing returning user_id`
  return told?.user_id
}

/**
 * A published recipe that no longer meets the rules: always reported, since only its author can fix
 * it.
 */
export async function raiseProblem(
  tx: Db,
  recipeId: string,
  now: Date,
): Promise<string | undefined> {
  const told = await findRow(tx, TOLD)`
    insert into notifications (id, user_id, kind, recipe_id, created_at, updated_at)
    select ${uuidv7()}, r.author_id, 'publication-problem', r.id, moment.now, moment.now
    from recipes r, (select ${now.toISOString()}::timestamptz as now) moment
    where r.id = ${recipeId} and ${sql.raw(isPublished('r'))}
    for key share of r
    on conflict do nothing returning user_id`
  return told?.user_id
}

/** What can be liked: its author, and how its alerts refer to it. */
const LIKEABLE = {
  recipe: {
    kind: 'recipe-likes',
    likes: sql`recipe_likes l join recipes t on t.id = l.recipe_id`,
    name: sql`recipe_id`,
  },
  post: {
    kind: 'post-likes',
    likes: sql`post_likes l join activity_posts t on t.id = l.post_id`,
    name: sql`post_id`,
  },
} as const

/** Adds a like to the unread alert of its recipe or post, or creates one. */
export async function gatherLike(
  tx: Db,
  liked: keyof typeof LIKEABLE,
  id: string,
  likerId: string,
): Promise<string | undefined> {
  const { kind, likes, name } = LIKEABLE[liked]
  // The like is locked first, in the same order as when a like is taken back.
  const like = await findRow(tx, { author_id: column.uuid, created_at: column.moment })`
    select t.author_id, l.created_at from ${likes} join users u on u.id = t.author_id
    where l.${name} = ${id} and l.user_id = ${likerId} and l.user_id <> t.author_id
      and u.alerts_comments and not exists (
        select 1 from notification_likers k where k.${name} = l.${name} and k.liker_id = l.user_id)
    for key share of l`
  if (!like) return undefined
  const likedAt = sql`${toIso(like.created_at)}::timestamptz`
  await changeRows(tx)`
    with alert as (
      insert into notifications as n (id, user_id, kind, ${name}, created_at, updated_at)
      values (${uuidv7()}, ${like.author_id}, ${kind}, ${id}, ${likedAt}, ${likedAt})
      on conflict (user_id, ${name}) where kind = ${sql.raw(`'${kind}'`)} and read_at is null
        do update set updated_at = greatest(n.updated_at, excluded.updated_at)
      returning id)
    insert into notification_likers (notification_id, liker_id, ${name}, liked_at)
    select id, ${likerId}, ${id}, ${likedAt} from alert on conflict do nothing`
  return like.author_id
}
