import { LIST_LIMITS } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import {
  changeRows,
  column,
  type Db,
  findRow,
  getRow,
  listRows,
  toggleRow,
  viewing,
} from '../../platform/database/index.ts'
import type { Move } from '../../platform/move.ts'
import { authorColumns, isCookShownTo } from '../auth/index.ts'
import {
  COMMENT_ROW,
  type CommentRow,
  POST_ROW,
  POST_TABLES,
  type PostRow,
  selectPosts,
  visiblePost,
} from './posts.ts'

type Page = { page: number; limit: number }
type Viewer = string | null

/** Entries of a cook, newest first; `authorId` comes from `findCook`. */
export function listPostsOf(
  db: Db,
  authorId: string,
  viewerId: Viewer,
  { page, limit }: Page,
): Promise<PostRow[]> {
  return listRows(db, POST_ROW)`
    ${selectPosts(viewerId)} where p.author_id = ${authorId} and ${visiblePost(viewerId)}
    order by p.created_at desc, p.id desc limit ${limit} offset ${(page - 1) * limit}`
}

/** How many entries a cook has, counted up to the limit of the list. */
export async function countPostsOf(db: Db, authorId: string, viewerId: Viewer): Promise<number> {
  const { count } = await getRow(db, { count: column.integer })`
    select count(*)::integer as count from (select 1 from ${POST_TABLES}
      where p.author_id = ${authorId} and ${visiblePost(viewerId)}
      limit ${LIST_LIMITS.activity}) counted`
  return count
}

const circle = (memberId: string) => sql`(
  select followee_id as id from follows where follower_id = ${memberId}
  union all select ${memberId}::uuid) circle`

/**
 * Entries of the member and of the cooks they follow, newest first; from each cook no more than fit
 * on the page.
 */
export function listCirclePosts(
  db: Db,
  memberId: string,
  { page, limit }: Page,
): Promise<PostRow[]> {
  return listRows(db, POST_ROW)`
    with latest as materialized (
      select post.id, post.created_at from ${circle(memberId)}
      cross join lateral (
        select p.id, p.created_at from ${POST_TABLES}
        where p.author_id = circle.id and ${visiblePost(memberId)}
        order by p.created_at desc, p.id desc limit ${page * limit}) post
      order by post.created_at desc, post.id desc
      limit ${limit} offset ${(page - 1) * limit})
    ${selectPosts(memberId)} join latest on latest.id = p.id
    order by p.created_at desc, p.id desc`
}

export async function countCirclePosts(db: Db, memberId: string): Promise<number> {
  const { count } = await getRow(db, { count: column.integer })`
    select count(*)::integer as count from (select 1 from ${circle(memberId)}
      join ${POST_TABLES} on p.author_id = circle.id
      where ${visiblePost(memberId)} limit ${LIST_LIMITS.activity}) counted`
  return count
}

/** The id for an id or a username, if the viewer may see that cook. */
export async function findCook(
  db: Db,
  named: { id: string } | { username: string },
  viewerId: Viewer,
): Promise<string | undefined> {
  const match =
    'id' in named ? sql`u.id = ${named.id}` : sql`lower(u.username) = lower(${named.username})`
  const row = await findRow(db, { id: column.uuid })`
    select u.id from users u where ${match} and ${viewing(isCookShownTo('u'), viewerId)}`
  return row?.id
}

export function findPost(db: Db, id: string, viewerId: Viewer): Promise<PostRow | undefined> {
  return findRow(db, POST_ROW)`
    ${selectPosts(viewerId)} where p.id = ${id} and ${visiblePost(viewerId)}`
}

/**
 * Whether the viewer may react to an entry; if so it cannot be deleted until the transaction ends.
 */
export async function lockVisiblePost(tx: Db, id: string, viewerId: string): Promise<boolean> {
  const found = await changeRows(tx)`
    select 1 from ${POST_TABLES} where p.id = ${id} and ${visiblePost(viewerId)}
    for key share of p`
  return found > 0
}

export async function insertPost(
  tx: Db,
  post: { id: string; authorId: string; content: string; imageHashes: string[]; now: Date },
): Promise<void> {
  await changeRows(tx)`
    insert into activity_posts (id, author_id, content, created_at)
    values (${post.id}, ${post.authorId}, ${post.content}, ${post.now.toISOString()}::timestamptz)`
  if (post.imageHashes.length === 0) return
  await changeRows(tx)`
    insert into post_images (post_id, position, image_hash)
    select ${post.id}, position - 1, hash
    from unnest(${sql.param(post.imageHashes)}::text[]) with ordinality as given (hash, position)`
}

/**
 * Deletes one of the member's own entries; answers whether there was one. An automatic entry is not
 * written again.
 */
export async function deleteOwnPost(db: Db, id: string, memberId: string): Promise<boolean> {
  const deleted = await changeRows(db)`
    with deleted as (
      delete from activity_posts where id = ${id} and author_id = ${memberId}
      returning author_id, recipe_id, kind
    ), kept as (
      insert into removed_entries (author_id, recipe_id, kind)
      select author_id, recipe_id, kind from deleted where kind in ('published', 'rated')
      on conflict do nothing)
    select 1 from deleted`
  return deleted > 0
}

/** Adds the like, or removes an existing one; answers whether it exists now. */
export function togglePostLike(
  tx: Db,
  postId: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  return toggleRow(tx, {
    remove: sql`delete from post_likes where post_id = ${postId} and user_id = ${userId}`,
    add: sql`insert into post_likes (post_id, user_id, created_at)
      values (${postId}, ${userId}, ${now.toISOString()}::timestamptz) on conflict do nothing`,
  })
}

export async function countPostLikes(tx: Db, postId: string): Promise<number> {
  const { likes } = await getRow(tx, { likes: column.integer })`
    select likes from activity_posts where id = ${postId}`
  return likes
}

const selectComments = (viewerId: Viewer) => sql`
  select c.id, c.body, c.likes, c.created_at, ${authorColumns('w', viewerId)},
    exists (select 1 from post_comment_likes l
      where l.comment_id = c.id and l.user_id = ${viewerId}::uuid) as is_liked
  from post_comments c join users w on w.id = c.author_id`

/** Comments on an entry, oldest first. */
export function listComments(
  db: Db,
  postId: string,
  viewerId: Viewer,
  { page, limit }: Page,
): Promise<CommentRow[]> {
  return listRows(db, COMMENT_ROW)`
    ${selectComments(viewerId)} where c.post_id = ${postId}
    order by c.created_at, c.id limit ${limit} offset ${(page - 1) * limit}`
}

export async function insertComment(
  tx: Db,
  comment: { id: string; postId: string; authorId: string; body: string; now: Date },
): Promise<void> {
  await changeRows(tx)`
    insert into post_comments (id, post_id, author_id, body, created_at)
    values (${comment.id}, ${comment.postId}, ${comment.authorId}, ${comment.body},
      ${comment.now.toISOString()}::timestamptz)`
}

export function findComment(tx: Db, id: string, viewerId: Viewer): Promise<CommentRow | undefined> {
  return findRow(tx, COMMENT_ROW)`${selectComments(viewerId)} where c.id = ${id}`
}

/**
 * Deletes a comment that the member wrote, or that is below one of their posts; answers the post,
 * or undefined.
 */
export async function deleteComment(
  tx: Db,
  id: string,
  memberId: string,
): Promise<string | undefined> {
  const row = await findRow(tx, { post_id: column.uuid })`
    delete from post_comments c using activity_posts p
    where c.id = ${id} and p.id = c.post_id
      and (c.author_id = ${memberId} or p.author_id = ${memberId})
    returning c.post_id`
  return row?.post_id
}

/**
 * Whether the viewer may react to a comment; if so it cannot be deleted until the transaction ends.
 */
export async function lockVisibleComment(tx: Db, id: string, viewerId: string): Promise<boolean> {
  const found = await changeRows(tx)`
    select 1 from post_comments c join ${POST_TABLES} on p.id = c.post_id
    where c.id = ${id} and ${visiblePost(viewerId)}
    for key share of c`
  return found > 0
}

export function toggleCommentLike(
  tx: Db,
  commentId: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  return toggleRow(tx, {
    remove: sql`delete from post_comment_likes where comment_id = ${commentId} and user_id = ${userId}`,
    add: sql`insert into post_comment_likes (comment_id, user_id, created_at)
      values (${commentId}, ${userId}, ${now.toISOString()}::timestamptz) on conflict do nothing`,
  })
}

export async function countCommentLikes(tx: Db, commentId: string): Promise<number> {
  const { likes } = await getRow(tx, { likes: column.integer })`
    select likes from post_comments where id = ${commentId}`
  return likes
}

/** Entries about what a cook cooked; that a recipe was published is told of that one alone. */
export async function moveEntries(tx: Db, { userId, from, to }: Move): Promise<void> {
  await changeRows(tx)`
    update activity_posts set recipe_id = ${to}
    where author_id = ${userId} and recipe_id = ${from} and kind = 'cooked'`
}
