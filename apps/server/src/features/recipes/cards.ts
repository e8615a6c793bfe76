import type { RecipeCard } from '@potluck/contract'
import { DIFFICULTIES, MEAL_TYPES, totalTime } from '@potluck/rules'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { column, oneOf, orNull, type RowOf, toIso } from '../../platform/database/index.ts'
import { PHOTO_ROW, pictureUrl, toPhoto } from '../../platform/media/photo.ts'
import { toAuthor } from '../auth/index.ts'

/** Whether everybody may find a recipe, or only its cook. */
export const RECIPE_STATUS = oneOf(['draft', 'published'])

/** A row of the card statement, for any list. */
export const CARD_ROW = {
  ...PHOTO_ROW,
  id: column.uuid,
  title: column.text,
  description: column.text,
  cover_code: column.text,
  author_id: column.uuid,
  username: column.text,
  full_name: column.text,
  avatar_hash: orNull(column.text),
  status: RECIPE_STATUS,
  tags: column.texts,
  cuisine: orNull(column.text),
  difficulty: orNull(oneOf(DIFFICULTIES)),
  meal_type: orNull(oneOf(MEAL_TYPES)),
  cook_time: column.text,
  prep_time: column.text,
  rest_time: column.text,
  servings: column.text,
  prep_minutes: orNull(column.integer),
  cook_minutes: orNull(column.integer),
  rest_minutes: orNull(column.integer),
  allow_comments: column.boolean,
  rating_sum: column.integer,
  rating_count: column.integer,
  views: column.integer,
  likes: column.integer,
  saves: column.integer,
  comments: column.integer,
  is_liked: column.boolean,
  is_saved: column.boolean,
  created_at: column.moment,
  updated_at: column.moment,
  published_at: orNull(column.moment),
}
export type CardRow = RowOf<typeof CARD_ROW>

/** The tables of a card, with the aliases that the fragments below use. */
export const CARD_TABLES = `recipes r
  join users u on u.id = r.author_id
  left join images i on i.hash = r.image_hash`

/** The columns of a card, without those that depend on the viewer. */
export const CARD_COLUMNS = `r.id, r.title, r.description, r.cover_code, r.author_id, u.username,
  u.full_name, u.avatar_hash, r.status, r.tags, r.cuisine, r.difficulty, r.meal_type, r.cook_time,
  r.prep_time, r.rest_time, r.servings, r.prep_minutes, r.cook_minutes, r.rest_minutes, r.allow_comments, r.rating_sum,
  r.rating_count, r.views, r.likes, r.saves, r.comments, r.created_at, r.updated_at, r.published_at,
  r.image_hash, i.width as image_width, i.height as image_height,
  i.placeholder as image_placeholder, i.widths as image_widths, i.has_avif as image_has_avif`

/** Whether the viewer liked and saved a card. `viewer` is a placeholder such as `$1`. */
export function viewerColumns(viewer: string): string {
  return `exists (select 1 from recipe_likes l where l.recipe_id = r.id and l.user_id = ${viewer}) as is_liked,
  exists (select 1 from saved_recipes s where s.recipe_id = r.id and s.user_id = ${viewer}) as is_saved`
}

/** Columns and tables of cards for one viewer, for the SQL builder: `select … from …`. */
export function selectCards(viewerId: string | null): SQL {
  return sql`select ${sql.raw(CARD_COLUMNS)},
    exists (select 1 from recipe_likes l where l.recipe_id = r.id and l.user_id = ${viewerId}::uuid) as is_liked,
    exists (select 1 from saved_recipes s where s.recipe_id = r.id and s.user_id = ${viewerId}::uuid) as is_saved
    from ${sql.raw(CARD_TABLES)}`
}

export function toCard(row: CardRow): z.output<typeof RecipeCard> {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    imageUrl: pictureUrl(row, row.cover_code),
    photo: toPhoto(row),
    // A viewer who may see a recipe may open its author's profile: `isReadableBy` requires as much.
    author: toAuthor({ ...row, has_profile: true }),
    visibility: row.status === 'published' ? 'public' : 'draft',
    status: row.status,
    tags: row.tags,
    cuisine: row.cuisine,
    difficulty: row.difficulty,
    mealType: row.meal_type,
    cookTime: row.cook_time,
    prepTime: row.prep_time,
    restTime: row.rest_time,
    totalTime: totalTime([row.prep_minutes, row.cook_minutes, row.rest_minutes]),
    servings: row.servings,
    rating: row.rating_count === 0 ? null : row.rating_sum / row.rating_count,
    reviewCount: row.rating_count,
    views: row.views,
    likes: row.likes,
    saves: row.saves,
    comments: row.comments,
    allowComments: row.allow_comments,
    isLiked: row.is_liked,
    isSaved: row.is_saved,
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
    publishedAt: row.published_at === null ? null : toIso(row.published_at),
  }
}
