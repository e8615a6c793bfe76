import { sql } from 'drizzle-orm'
import { type Db, toggleRow, type Viewed, viewing } from '../../platform/database/index.ts'
import { type AuthorRow, authorColumns } from '../auth/index.ts'
import { isReadableBy } from '../recipes/index.ts'

export type Target = { id: string; author_id: string; allow_comments: boolean }

/** A recipe the viewer may react to; locked against deletion until the transaction ends. */
export async function findTarget(
  tx: Db,
  id: string,
  viewerId: string,
): Promise<Target | undefined> {
  const { rows } = await tx.execute<Target>(sql`
    select r.id, r.author_id, r.allow_comments
    from recipes r join users u on u.id = r.author_id
    where r.id = ${id} and ${viewing(isReadableBy('r', 'u'), viewerId)}
    for key share of r`)
  return rows[0]
}

/** Adds the pair, or removes it where it was; answers whether it is there now. */
export async function toggleLike(
  tx: Db,
  recipeId: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  return toggleRow(tx, {
    remove: sql`delete from recipe_likes where recipe_id = ${recipeId} and user_id = ${userId}`,
    add: sql`insert into recipe_likes (recipe_id, user_id, created_at)
      values (${recipeId}, ${userId}, ${now.toISOString()}::timestamptz) on conflict do nothing`,
  })
}

export async function toggleCommentLike(
  tx: Db,
  commentId: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  return toggleRow(tx, {
    remove: sql`delete from comment_likes where comment_id = ${commentId} and user_id = ${userId}`,
    add: sql`insert into comment_likes (comment_id, user_id, created_at)
      values (${commentId}, ${userId}, ${now.toISOString()}::timestamptz) on conflict do nothing`,
  })
}

export type LikeState = { liked: boolean; likes: number }

export async function readLike(
  db: Db,
  recipeId: string,
  viewerId: string,
): Promise<LikeState | undefined> {
  const { rows } = await db.execute<LikeState>(sql`
    select r.likes, exists (
      select 1 from recipe_likes l where l.recipe_id = r.id and l.user_id = ${viewerId}) as liked
    from recipes r join users u on u.id = r.author_id
    where r.id = ${recipeId}
      and ${viewing(isReadableBy('r', 'u'), viewerId)}`)
  return rows[0]
}

export async function upsertRating(
  tx: Db,
  rating: { recipeId: string; userId: string; rating: number; now: Date },
): Promise<void> {
  const at = rating.now.toISOString()
  await tx.execute(sql`
    insert into recipe_ratings (recipe_id, user_id, rating, created_at)
    values (${rating.recipeId}, ${rating.userId}, ${rating.rating}, ${at}::timestamptz)
    on conflict (recipe_id, user_id) do update
      set rating = excluded.rating, created_at = excluded.created_at`)
}

export type RatingState = { rating: number; count: number }

export async function readRating(tx: Db, recipeId: string): Promise<RatingState | undefined> {
  const { rows } = await tx.execute<RatingState>(sql`
    select rating_sum::double precision / rating_count as rating, rating_count as count
    from recipes where id = ${recipeId} and rating_count > 0`)
  return rows[0]
}

export type CommentRow = AuthorRow & {
  id: string
  text: string
  likes: number
  created_at: string
  rating: number | null
  is_liked: boolean
  is_hidden: boolean
}

const selectComments = (viewerId: string) => sql`
  select c.id, c.text, c.likes, c.created_at, c.is_hidden, ${authorColumns('u', viewerId)},
    g.rating, exists (select 1 from comment_likes l where l.comment_id = c.id and l.user_id = ${viewerId}) as is_liked
  from recipe_comments c
  join users u on u.id = c.author_id
  left join recipe_ratings g on g.recipe_id = c.recipe_id and g.user_id = c.author_id`

export async function insertComment(
  tx: Db,
  comment: { id: string; recipeId: string; authorId: string; text: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into recipe_comments (id, recipe_id, author_id, text, created_at)
    values (${comment.id}, ${comment.recipeId}, ${comment.authorId}, ${comment.text},
      ${comment.now.toISOString()}::timestamptz)`)
}

export async function findComment(
  tx: Db,
  id: string,
  viewerId: string,
): Promise<CommentRow | undefined> {
  const { rows } = await tx.execute<CommentRow>(sql`${selectComments(viewerId)} where c.id = ${id}`)
  return rows[0]
}

/** Whether a comment `c` on a recipe `r` that the viewer may read is theirs to see. */
export const COMMENT_SHOWN_TO: Viewed = (viewer) =>
  `(not c.is_hidden or c.author_id = ${viewer} or r.author_id = ${viewer})`
const shownTo = (viewerId: string) => viewing(COMMENT_SHOWN_TO, viewerId)

/** Comments of a recipe that the viewer may see, newest first. */
export async function listComments(
  db: Db,
  query: { recipeId: string; viewerId: string; page: number; limit: number },
): Promise<CommentRow[]> {
  const { rows } = await db.execute<CommentRow>(sql`
    ${selectComments(query.viewerId)} join recipes r on r.id = c.recipe_id
    where c.recipe_id = ${query.recipeId} and ${shownTo(query.viewerId)}
    order by c.created_at desc, c.id desc
    limit ${query.limit} offset ${(query.page - 1) * query.limit}`)
  return rows
}

/** How many comments of a recipe the viewer may see, or undefined where they may not see the recipe. */
export async function countComments(
  db: Db,
  recipeId: string,
  viewerId: string,
): Promise<number | undefined> {
  const { rows } = await db.execute<{ comments: number }>(sql`
    select r.comments + (
      select count(*)::integer from recipe_comments c
      where c.recipe_id = r.id and c.is_hidden and ${shownTo(viewerId)}) as comments
    from recipes r join users u on u.id = r.author_id
    where r.id = ${recipeId}
      and ${viewing(isReadableBy('r', 'u'), viewerId)}`)
  return rows[0]?.comments
}

/** Removes a comment of the writer's own; answers which recipe it was on, or undefined. */
export async function deleteOwnComment(
  tx: Db,
  id: string,
  authorId: string,
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ recipe_id: string }>(sql`
    delete from recipe_comments where id = ${id} and author_id = ${authorId} returning recipe_id`)
  return rows[0]?.recipe_id
}

/** Hides a comment on a recipe of `ownerId`, or shows it again; undefined where there is none. */
export async function toggleHidden(
  tx: Db,
  id: string,
  ownerId: string,
): Promise<boolean | undefined> {
  const { rows } = await tx.execute<{ is_hidden: boolean }>(sql`
    update recipe_comments c set is_hidden = not c.is_hidden from recipes r
    where c.id = ${id} and r.id = c.recipe_id and r.author_id = ${ownerId}
    returning c.is_hidden`)
  return rows[0]?.is_hidden
}

/** The recipe behind a comment the viewer may see, or undefined. */
export async function findCommentedRecipe(
  tx: Db,
  commentId: string,
  viewerId: string,
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ recipe_id: string }>(sql`
    select c.recipe_id from recipe_comments c
    join recipes r on r.id = c.recipe_id
    join users u on u.id = r.author_id
    where c.id = ${commentId} and ${shownTo(viewerId)}
      and ${viewing(isReadableBy('r', 'u'), viewerId)}
    for key share of c`)
  return rows[0]?.recipe_id
}

export async function countCommentLikes(tx: Db, commentId: string): Promise<number> {
  const { rows } = await tx.execute<{ likes: number }>(sql`
    select likes from recipe_comments where id = ${commentId}`)
  return rows[0]?.likes ?? 0
}
