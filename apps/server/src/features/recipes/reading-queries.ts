import { sql } from 'drizzle-orm'
import {
  column,
  type Database,
  type Db,
  getRow,
  json,
  listRows,
  object,
  oneOf,
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'
import { isCookShownTo } from '../auth/index.ts'
import {
  CARD_COLUMNS,
  CARD_ROW,
  CARD_TABLES,
  type CardRow,
  selectCards,
  viewerColumns,
} from './cards.ts'
import type { WrittenIngredient } from './content.ts'
import type { KitchenAnswers } from './kitchen/kitchen-answers.ts'
import { ORIGIN } from './origin.ts'
import { isPublicRecipe, isPublished, isReadableBy } from './visible-recipes.ts'

const RECIPE = {
  ...CARD_ROW,
  revision: column.integer,
  source: oneOf(['cook', 'assistant']),
  has_cover: column.boolean,
  adapted_from: orNull(column.uuid),
  adapted_from_title: orNull(column.text),
  adapted_from_author: orNull(column.text),
  /** The author of the original, if the viewer may see them. */
  credited: orNull(column.text),
  follower_count: column.integer,
  is_following: column.boolean,
  ingredients: json<WrittenIngredient[]>(),
  instructions: column.texts,
  video_url: orNull(column.text),
  origin: orNull(ORIGIN),
  language: orNull(column.text),
}
export type RecipeColumns = RowOf<typeof RECIPE>

/** A recipe, with the kitchen's answers as the JSON they are stored as. */
const RECIPE_ROW = {
  recipe: object(RECIPE),
  diets: column.text,
  nutrition: column.text,
  /** Part of the nutrition; 'null' if it is not known. */
  per_serving: column.text,
}
export type RecipeRow = RowOf<typeof RECIPE_ROW>

/**
 * The ingredients of a recipe `r` as they were written; `group` is left out where there is no
 * heading.
 */
const WRITTEN_INGREDIENTS = `array(select json_strip_nulls(to_json(i))
    from (select g.name, g.quantity, g.unit, g.group_name as "group" from recipe_ingredients g
      where g.recipe_id = r.id order by g.position) i)`

const RECIPE_COLUMNS = `r.revision, r.source, r.video_url, r.origin, r.language, r.has_cover, r.adapted_from, r.adapted_from_title,
  r.adapted_from_author, u.follower_count,
  ${WRITTEN_INGREDIENTS} as ingredients,
  array(select t.text from recipe_steps t where t.recipe_id = r.id order by t.position) as instructions`

/**
 * A username is free again after its account is deleted: a later owner of the name is not the
 * original's author.
 */
const CREDITED_TO = (viewer: string) => `(select c.username from users c
  where lower(c.username) = lower(r.adapted_from_author) and c.created_at <= r.created_at
    and ${isCookShownTo('c')(viewer)})`

/** The value before the kitchen has been asked. */
const NOTHING_COUNTED = JSON.stringify({
  perServing: null,
  per100g: null,
  coverage: 0,
  lines: [],
} satisfies KitchenAnswers['nutrition'])

const PER_SERVING = `coalesce((a.nutrition->'perServing')::text, 'null') as per_serving`

const FIND_RECIPE = {
  name: 'find_recipe',
  row: RECIPE_ROW,
  text: `select ${asJson(`${CARD_COLUMNS}, ${viewerColumns('$2::uuid')}, ${RECIPE_COLUMNS},
    ${CREDITED_TO('$2::uuid')} as credited,
    exists (select 1 from follows f where f.followee_id = r.author_id and f.follower_id = $2::uuid) as is_following`)}
      as recipe, coalesce(a.diets::text, '[]') as diets,
      coalesce(a.nutrition::text, '${NOTHING_COUNTED}') as nutrition, ${PER_SERVING}
    from ${CARD_TABLES} left join recipe_answers a on a.recipe_id = r.id
    where r.id = $1::uuid and ${isReadableBy('r', 'u')('$2::uuid')}`,
}

/** A whole recipe as `viewerId` may read it, in one prepared statement. */
export async function findRecipe(
  database: Database,
  id: string,
  viewerId: string,
): Promise<RecipeRow | undefined> {
  const [found] = await database.rows(FIND_RECIPE, [id, viewerId])
  return found
}

const FIND_PUBLIC_RECIPE = {
  name: 'find_public_recipe',
  row: RECIPE_ROW,
  text: `select ${asJson(`${CARD_COLUMNS}, false as is_liked, false as is_saved, ${RECIPE_COLUMNS}, null as credited, false as is_following`)}
      as recipe, '[]' as diets, coalesce(a.nutrition::text, '${NOTHING_COUNTED}') as nutrition, ${PER_SERVING}
    from ${CARD_TABLES} left join recipe_answers a on a.recipe_id = r.id
    where r.id = $1::uuid and ${isPublicRecipe('r', 'u')}`,
}

export async function findPublicRecipe(
  database: Database,
  id: string,
): Promise<RecipeRow | undefined> {
  const [found] = await database.rows(FIND_PUBLIC_RECIPE, [id])
  return found
}

/**
 * The columns as one JSON value, since reading forty separately takes twice as long (64 µs, not
 * 31).
 */
function asJson(columns: string): string {
  return `(select to_json(listed) from (select ${columns}) listed)`
}

type OwnFilter = {
  authorId: string
  status: 'all' | 'draft' | 'published'
  limit: number
  page: number
  /** Each of them must stand in the title, a tag or an ingredient. */
  words: readonly string[]
}

/**
 * A cook's own recipes are some thousands at most and found by their author: the words are looked for
 * in those alone.
 */
function namesAll(words: readonly string[]) {
  if (words.length === 0) return sql`true`
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return sql`not exists (select 1 from unnest(${sql.param(patterns)}::text[]) wanted
    where not (r.title ilike wanted
      or exists (select 1 from unnest(r.tags) tag where tag ilike wanted)
      or exists (select 1 from recipe_ingredients g where g.recipe_id = r.id and g.name ilike wanted)))`
}

/** The author's own recipes, latest change first. */
export function listOwnCards(db: Db, filter: OwnFilter): Promise<CardRow[]> {
  return listRows(db, CARD_ROW)`
    ${selectCards(filter.authorId)}
    where r.author_id = ${filter.authorId} and ${sql.raw(OF_STATUS[filter.status])}
      and ${namesAll(filter.words)}
    order by r.updated_at desc, r.id desc
    limit ${filter.limit} offset ${(filter.page - 1) * filter.limit}`
}

const OF_STATUS = { all: 'true', published: isPublished('r'), draft: `not ${isPublished('r')}` }

const OWN_COUNTS = {
  published: column.integer,
  drafts: column.integer,
  total: column.integer,
  views: column.integer,
}
export type OwnCounts = RowOf<typeof OWN_COUNTS>

export function countOwnRecipes(
  db: Db,
  authorId: string,
  words: readonly string[],
): Promise<OwnCounts> {
  return getRow(db, OWN_COUNTS)`
    select count(*) filter (where ${sql.raw(OF_STATUS.published)})::integer as published,
      count(*) filter (where ${sql.raw(OF_STATUS.draft)})::integer as drafts,
      count(*)::integer as total, coalesce(sum(views), 0)::integer as views
    from recipes r where author_id = ${authorId} and ${namesAll(words)}`
}
