import { COOKING_LEVELS, type Difficulty, type MealType } from '@potluck/rules'
import {
  column,
  type Database,
  objects,
  oneOf,
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'
import { isCookShownTo, isPublicCook } from '../auth/index.ts'
import {
  CARD_COLUMNS,
  CARD_ROW,
  CARD_TABLES,
  isPublicRecipe,
  isPublished,
  viewerColumns,
} from '../recipes/index.ts'

const COOK = { id: column.uuid, hide_favorites: column.boolean }
export type CookRow = RowOf<typeof COOK>

const PROFILE = {
  ...COOK,
  username: column.text,
  full_name: column.text,
  avatar_hash: orNull(column.text),
  bio: column.text,
  cooking_level: orNull(oneOf(COOKING_LEVELS)),
  instagram: orNull(column.text),
  youtube: orNull(column.text),
  x: orNull(column.text),
  location: column.text,
  website: column.text,
  /** YYYY-MM-DD; null if it is unknown or the age is hidden. */
  shown_birth_date: orNull(column.text),
  has_public_profile: column.boolean,
  follower_count: column.integer,
  following_count: column.integer,
  /** Published ones. */
  recipe_count: column.integer,
  rating_sum: column.integer,
  rating_count: column.integer,
  is_following: column.boolean,
  created_at: column.moment,
}
export type ProfileRow = RowOf<typeof PROFILE>

/** The cook with a username, ignoring case, if the viewer may see them. */
const VISIBLE_COOK = `lower(u.username) = lower($1) and ${isCookShownTo('u')('$2::uuid')}`

const FIND_PROFILE = {
  name: 'find_profile',
  row: PROFILE,
  text: `select u.id, u.hide_favorites, u.username, u.full_name, u.avatar_hash, u.bio,
      u.cooking_level, u.instagram, u.youtube, u.x, u.location, u.website,
      case when not u.hide_age then u.birth_date::text end as shown_birth_date,
      ${isPublicCook('u')} as has_public_profile,
      u.follower_count, u.following_count, u.recipe_count, u.created_at,
      rated.rating_sum, rated.rating_count,
      exists (select 1 from follows f
        where f.followee_id = u.id and f.follower_id = $2::uuid) as is_following
    from users u cross join lateral (
      select coalesce(sum(r.rating_sum), 0)::integer as rating_sum,
        coalesce(sum(r.rating_count), 0)::integer as rating_count
      from recipes r where r.author_id = u.id and ${isPublished('r')}) rated
    where ${VISIBLE_COOK}`,
}

export async function findProfile(
  database: Database,
  username: string,
  viewerId: string | null,
): Promise<ProfileRow | undefined> {
  const [row] = await database.rows(FIND_PROFILE, [username, viewerId])
  return row
}

const FIND_COOK = {
  name: 'find_cook',
  row: COOK,
  text: `select u.id, u.hide_favorites from users u where ${VISIBLE_COOK}`,
}

export async function findCook(
  database: Database,
  username: string,
  viewerId: string | null,
): Promise<CookRow | undefined> {
  const [row] = await database.rows(FIND_COOK, [username, viewerId])
  return row
}

const CARD_PAGE = { total: column.integer, cards: objects(CARD_ROW) }
export type CardPage = RowOf<typeof CARD_PAGE>
type CardQuestion = { cookId: string; viewerId: string | null; page: number; limit: number }

const LIST_FAVORITES = {
  name: 'list_favorites',
  row: CARD_PAGE,
  text: `with favorites as materialized (
      select v.recipe_id, v.created_at
      from saved_recipes v join recipes r on r.id = v.recipe_id join users a on a.id = r.author_id
      where v.user_id = $1 and ${isPublicRecipe('r', 'a')}
    )
    select (select count(*)::integer from favorites) as total, array(
      select to_json(card) from (
        select ${CARD_COLUMNS}, ${viewerColumns('$2::uuid')}
        from (select recipe_id, created_at from favorites
          order by created_at desc, recipe_id limit $3 offset $4) f
        join ${CARD_TABLES.replace('recipes r', 'recipes r on r.id = f.recipe_id')}
        order by f.created_at desc, f.recipe_id) card) as cards`,
}

/** The published recipes of visible cooks that a cook saved, latest first. */
export async function listFavorites(
  database: Database,
  { cookId, viewerId, page, limit }: CardQuestion,
): Promise<CardPage> {
  const values = [cookId, viewerId, limit, (page - 1) * limit]
  const [answer] = await database.rows(LIST_FAVORITES, values)
  return answer ?? { total: 0, cards: [] }
}

export type RecipeFilter = CardQuestion & {
  /** Values of type tsquery that a recipe's search words must match. */
  title: string | undefined
  filed: string | undefined
  difficulty?: Difficulty | undefined
  mealType?: MealType | undefined
}

/**
 * A cook's published recipes that match a filter, newest first; each set of filters has a statement
 * of its own.
 */
export async function listRecipes(database: Database, filter: RecipeFilter): Promise<CardPage> {
  const { cookId, viewerId, page, limit, title, filed, difficulty, mealType } = filter
  const conditions = [
    { name: 'title', sql: 's.words @@ ?::tsquery', value: title },
    { name: 'filed', sql: 's.words @@ ?::tsquery', value: filed },
    { name: 'difficulty', sql: 'r.difficulty = ?', value: difficulty },
    { name: 'meal', sql: 'r.meal_type = ?', value: mealType },
  ].filter(({ value }) => value !== undefined)
  const statement = {
    name: ['list_profile_recipes', ...conditions.map(({ name }) => name)].join('_'),
    row: CARD_PAGE,
    text: `with found as materialized (
        select r.id, r.published_at from recipes r
          ${title || filed ? 'join recipe_search s on s.recipe_id = r.id' : ''}
        where r.author_id = $1 and ${isPublished('r')}
          ${conditions.map(({ sql }, at) => `and ${sql.replace('?', `$${at + FIXED + 1}`)}`).join(' ')}
      )
      select (select count(*)::integer from found) as total, array(
        select to_json(card) from (
          select ${CARD_COLUMNS}, ${viewerColumns('$2::uuid')}
          from (select id, published_at from found
            order by published_at desc, id desc limit $3 offset $4) f
          join ${CARD_TABLES.replace('recipes r', 'recipes r on r.id = f.id')}
          order by f.published_at desc, f.id desc) card) as cards`,
  }
  const fixed = [cookId, viewerId, limit, (page - 1) * limit]
  const values = [...fixed, ...conditions.map(({ value }) => value)]
  const [answer] = await database.rows(statement, values)
  return answer ?? { total: 0, cards: [] }
}

/** The number of values before those of the filters. */
const FIXED = 4
