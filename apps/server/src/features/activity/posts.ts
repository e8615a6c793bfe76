import type { Post, PostComment } from '@potluck/contract'
import { ACTIVITY_KINDS, activityAction } from '@potluck/rules'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import {
  column,
  type Db,
  listRows,
  objects,
  oneOf,
  orNull,
  type RowOf,
  toIso,
  type Viewed,
  viewing,
} from '../../platform/database/index.ts'
import { PHOTO_ROW, pictureUrl, toPhoto } from '../../platform/media/index.ts'
import { AUTHOR_ROW, authorColumns, isCookShownTo, toAuthor } from '../auth/index.ts'
import { isListedFor } from '../recipes/index.ts'

/** A row of `selectPosts`. */
export const POST_ROW = {
  ...AUTHOR_ROW,
  id: column.uuid,
  kind: oneOf(ACTIVITY_KINDS),
  content: column.text,
  likes: column.integer,
  comments: column.integer,
  created_at: column.moment,
  is_liked: column.boolean,
  rating: orNull(column.integer),
  /** What the cooking record keeps of its recipe. */
  kept_title: orNull(column.text),
  /** These are null where the viewer may not read the recipe. */
  recipe_id: orNull(column.uuid),
  recipe_title: orNull(column.text),
  recipe_author: orNull(column.text),
  recipe_cover: orNull(column.text),
  recipe_image: orNull(column.text),
  recipe_widths: orNull(column.integers),
  pictures: objects(PHOTO_ROW),
}
export type PostRow = RowOf<typeof POST_ROW>

/** The tables of an entry: its author, and the recipe it is about with that recipe's author. */
export const POST_JOINS = `activity_posts p
  join users u on u.id = p.author_id
  left join recipes r on r.id = p.recipe_id
  left join users a on a.id = r.author_id`
export const POST_TABLES = sql.raw(POST_JOINS)

/**
 * The entries a viewer may see: none by hidden cooks or about hidden recipes. A cook always sees
 * the entries of what they cooked, whatever happened to the recipe.
 */
export const POST_SHOWN_TO: Viewed = (viewer) => `${isCookShownTo('u')(viewer)}
    and (p.recipe_id is null or ${RECIPE_SHOWN_TO(viewer)}
      or (p.kind = 'cooked' and p.author_id = ${viewer}))`

/** Whether the viewer may read the recipe that an entry is about. */
const RECIPE_SHOWN_TO: Viewed = (viewer) => `(${isListedFor('r', 'a')(viewer)})`

export function visiblePost(viewerId: string | null): SQL {
  return viewing(POST_SHOWN_TO, viewerId)
}

/** `select … from …` of whole entries for one viewer. */
export function selectPosts(viewerId: string | null): SQL {
  return sql`select p.id, p.kind, coalesce(k.note, p.content) as content, p.likes, p.comments, p.created_at,
      ${authorColumns('u', viewerId)}, k.recipe_title as kept_title,
      case when ${viewing(RECIPE_SHOWN_TO, viewerId)} then r.id end as recipe_id, r.title as recipe_title,
      coalesce(nullif(a.full_name, ''), a.username) as recipe_author, r.cover_code as recipe_cover,
      r.image_hash as recipe_image, ri.widths as recipe_widths, g.rating,
      exists (select 1 from post_likes l
        where l.post_id = p.id and l.user_id = ${viewerId}::uuid) as is_liked,
      coalesce((select jsonb_agg(jsonb_build_object(
          'image_hash', i.hash, 'image_width', i.width, 'image_height', i.height,
          'image_placeholder', i.placeholder, 'image_widths', i.widths, 'image_has_avif', i.has_avif)
          order by shown.position)
        from (select image_hash, position from post_images where post_id = p.id
          union all select k.image_hash, 0) shown
        join images i on i.hash = shown.image_hash), '[]') as pictures
    from ${POST_TABLES}
    left join images ri on ri.hash = r.image_hash
    left join cooked_recipes k on k.id = p.cooked_id
    left join recipe_ratings g
      on p.kind = 'rated' and g.recipe_id = p.recipe_id and g.user_id = p.author_id`
}

/** Entries by id that the viewer may see, in no particular order. */
export async function listPosts(
  db: Db,
  ids: string[],
  viewerId: string,
): Promise<z.output<typeof Post>[]> {
  const rows = await listRows(db, POST_ROW)`
    ${selectPosts(viewerId)}
    where p.id = any (${sql.param(ids)}::uuid[]) and ${visiblePost(viewerId)}`
  return rows.map(toPost)
}

export function toPost(row: PostRow): z.output<typeof Post> {
  const action = activityAction(row.kind, row.rating) ?? null
  return {
    _id: row.id,
    author: toAuthor(row),
    kind: row.kind,
    action,
    content: row.content || (action ?? ''),
    images: row.pictures.map((picture) => pictureUrl(picture, '')),
    photos: row.pictures.map(toPhoto).filter((photo) => photo !== null),
    recipe: toRecipe(row),
    recipeTitle: (row.recipe_id === null ? row.kept_title : row.recipe_title) || null,
    createdAt: toIso(row.created_at),
    likesCount: row.likes,
    commentsCount: row.comments,
    isLiked: row.is_liked,
  }
}

export const COMMENT_ROW = {
  ...AUTHOR_ROW,
  id: column.uuid,
  body: column.text,
  likes: column.integer,
  created_at: column.moment,
  is_liked: column.boolean,
}
export type CommentRow = RowOf<typeof COMMENT_ROW>

export function toPostComment(row: CommentRow): z.output<typeof PostComment> {
  return {
    _id: row.id,
    id: row.id,
    body: row.body,
    author: toAuthor(row),
    createdAt: toIso(row.created_at),
    likes: row.likes,
    isLiked: row.is_liked,
  }
}

function toRecipe(row: PostRow): z.output<typeof Post>['recipe'] {
  if (row.recipe_id === null) return null
  const picture = { image_hash: row.recipe_image, image_widths: row.recipe_widths }
  return {
    _id: row.recipe_id,
    title: row.recipe_title ?? '',
    image: pictureUrl(picture, row.recipe_cover ?? ''),
    author: row.recipe_author ?? '',
  }
}
