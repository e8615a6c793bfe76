import { sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  findRow,
  getRow,
  listRows,
  orNull,
  type RowOf,
  toggleRow,
  type Viewed,
  viewing,
} from '../../platform/database/index.ts'
import { AUTHOR_ROW, authorColumns } from '../auth/index.ts'
import { isReadableBy } from '../recipes/index.ts'

const TARGET = { id: column.uuid, author_id: column.uuid, allow_comments: column.boolean }
export type Target = RowOf<typeof TARGET>

/** A recipe the viewer may react to; locked against deletion until the transaction ends. */
export function findTarget(tx: Db, id: string, viewerId: string): Promise<Target | undefined> {
  return findRow(tx, TARGET)`
    select r.id, r.author_id, r.allow_comments
    from recipes r join users u on u.id = r.author_id
    where r.id = ${id} and ${viewing(isReadableBy('r', 'u'), viewerId)}
    for key share of r`
}

/** Adds the like, or removes an existing one; answers whether it exists now. */
export function toggleLike(tx: Db, recipeId: string, userId: string, now: Date): Promise<boolean> {
  return toggleRow(tx, {
    remove: sql`delete from recipe_likes where recipe_id = ${recipeId} and user_id = ${userId}`,
    add: sql`insert into recipe_likes (recipe_id, user_id, created_at)
      values (${recipeId}, ${userId}, ${now.toISOString()}::timestamptz) on conflict do nothing`,
  })
}

export function toggleCommentLike(
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

const LIKE_STATE = { liked: column.boolean, likes: column.integer }
export type LikeState = RowOf<typeof LIKE_STATE>

export function readLike(
  db: Db,
  recipeId: string,
  viewerId: string,
): Promise<LikeState | undefined> {
  return findRow(db, LIKE_STATE)`
    select r.likes, exists (
      select 1 from recipe_likes l where l.recipe_id = r.id and l.user_id = ${viewerId}) as liked
    from recipes r join users u on u.id = r.author_id
    where r.id = ${recipeId}
      and ${viewing(isReadableBy('r', 'u'), viewerId)}`
}

export async function upsertRating(
  tx: Db,
  rating: { recipeId: string; userId: string; rating: number; now: Date },
): Promise<void> {
  const at = rating.now.toISOString()
  await changeRows(tx)`
    insert into recipe_ratings (recipe_id, user_id, rating, created_at)
    values (${rating.recipeId}, ${rating.userId}, ${rating.rating}, ${at}::timestamptz)
    on conflict (recipe_id, user_id) do update
      set rating = excluded.rating, created_at = excluded.created_at`
}

const RATING_STATE = { rating: column.float, count: column.integer }
export type RatingState = RowOf<typeof RATING_STATE>

export function readRating(tx: Db, recipeId: string): Promise<RatingState | undefined> {
  return findRow(tx, RATING_STATE)`
    select rating_sum::double precision / rating_count as rating, rating_count as count
    from recipes where id = ${recipeId} and rating_count > 0`
}

const COMMENT = {
  ...AUTHOR_ROW,
  id: column.uuid,
  text: column.text,
  likes: column.integer,
  created_at: column.moment,
  rating: orNull(column.integer),
  is_liked: column.boolean,
  is_hidden: column.boolean,
}
export type CommentRow = RowOf<typeof COMMENT>

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
  await changeRows(tx)`
    insert into recipe_comments (id, recipe_id, author_id, text, created_at)
    values (${comment.id}, ${comment.recipeId}, ${comment.authorId}, ${comment.text},
      ${comment.now.toISOString()}::timestamptz)`
}

export function findComment(tx: Db, id: string, viewerId: string): Promise<CommentRow | undefined> {
  return findRow(tx, COMMENT)`${selectComments(viewerId)} where c.id = ${id}`
}

/** Whether the viewer may see a comment `c` on a recipe `r` that they may read. */
export const COMMENT_SHOWN_TO: Viewed = (viewer) =>
  `(not c.is_hidden or c.author_id = ${viewer} or r.author_id = ${viewer})`
const shownTo = (viewerId: string) => viewing(COMMENT_SHOWN_TO, viewerId)

/** Comments of a recipe that the viewer may see, newest first. */
export function listComments(
  db: Db,
  query: { recipeId: string; viewerId: string; page: number; limit: number },
): Promise<CommentRow[]> {
  return listRows(db, COMMENT)`
    ${selectComments(query.viewerId)} join recipes r on r.id = c.recipe_id
    where c.recipe_id = ${query.recipeId} and ${shownTo(query.viewerId)}
    order by c.created_at desc, c.id desc
    limit ${query.limit} offset ${(query.page - 1) * query.limit}`
}

/** How many comments of a recipe the viewer may see, or undefined if they may not see the recipe. */
export async function countComments(
  db: Db,
  recipeId: string,
  viewerId: string,
): Promise<number | undefined> {
  const row = await findRow(db, { comments: column.integer })`
    select r.comments + (
      select count(*)::integer from recipe_comments c
      where c.recipe_id = r.id and c.is_hidden and ${shownTo(viewerId)}) as comments
    from recipes r join users u on u.id = r.author_id
    where r.id = ${recipeId}
      and ${viewing(isReadableBy('r', 'u'), viewerId)}`
  return row?.comments
}

/** Removes the writer's own comment; answers its recipe, or undefined. */
export async function deleteOwnComment(
  tx: Db,
  id: string,
  authorId: string,
): Promise<string | undefined> {
  const row = await findRow(tx, { recipe_id: column.uuid })`
    delete from recipe_comments where id = ${id} and author_id = ${authorId} returning recipe_id`
  return row?.recipe_id
}

/** Hides a comment on a recipe of `ownerId`, or shows it again; undefined if there is none. */
export async function toggleHidden(
  tx: Db,
  id: string,
  ownerId: string,
): Promise<boolean | undefined> {
  const row = await findRow(tx, { is_hidden: column.boolean })`
    update recipe_comments c set is_hidden = not c.is_hidden from recipes r
    where c.id = ${id} and r.id = c.recipe_id and r.author_id = ${ownerId}
    returning c.is_hidden`
  return row?.is_hidden
}

/** The recipe of a comment the viewer may see, or undefined. */
export async function findCommentedRecipe(
  tx: Db,
  commentId: string,
  viewerId: string,
): Promise<string | undefined> {
  const row = await findRow(tx, { recipe_id: column.uuid })`
    select c.recipe_id from recipe_comments c
    join recipes r on r.id = c.recipe_id
    join users u on u.id = r.author_id
    where c.id = ${commentId} and ${shownTo(viewerId)}
      and ${viewing(isReadableBy('r', 'u'), viewerId)}
    for key share of c`
  return row?.recipe_id
}

export async function countCommentLikes(tx: Db, commentId: string): Promise<number> {
  const { likes } = await getRow(tx, { likes: column.integer })`
    select likes from recipe_comments where id = ${commentId}`
  return likes
}
