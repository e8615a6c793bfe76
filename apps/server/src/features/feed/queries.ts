import { LIST_LIMITS } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import {
  column,
  type Database,
  type Db,
  findRow,
  listRows,
  object,
  orNull,
  type RowOf,
  viewing,
} from '../../platform/database/index.ts'
import { isCookShownTo, isPublicCook } from '../auth/index.ts'
import {
  FOLLOWED_COOKS,
  FOLLOWED_RECIPES,
  type FollowedRows,
  newestOfFollowed,
} from '../follows/index.ts'
import {
  CARD_COLUMNS,
  CARD_ROW,
  CARD_TABLES,
  type CardRow,
  isListedFor,
  isPublished,
  selectCards,
  viewerColumns,
} from '../recipes/index.ts'

/**
 * The kinds of feed; 'all' leaves out entries about a publication, since it has the recipe itself.
 */
export type FeedType = 'recipes' | 'activities' | 'all'

/** One place of a feed: a recipe's card, or the id of an entry. */
const PLACE = { id: column.uuid, card: orNull(object(CARD_ROW)) }
export type Place = RowOf<typeof PLACE>

const READER = '$1::uuid'
const COUNT = '$2::integer'

/**
 * Entries, by `activity_posts_by_author`; those about a recipe hidden from the reader are left out.
 */
const FOLLOWED_POSTS: FollowedRows = {
  table: 'activity_posts',
  at: 'created_at',
  condition: `(s.recipe_id is null or exists (
    select 1 from recipes r join users a on a.id = r.author_id
    where r.id = s.recipe_id and ${isListedFor('r', 'a')(READER)}))`,
}
const OTHER_POSTS: FollowedRows = {
  ...FOLLOWED_POSTS,
  condition: `s.kind <> 'published' and ${FOLLOWED_POSTS.condition}`,
}

const recipePlaces = `select true as is_recipe, id, at
  from ${newestOfFollowed(FOLLOWED_RECIPES, READER, COUNT)} as followed_recipes`
const postPlaces = (posts: FollowedRows) => `select false as is_recipe, id, at
  from ${newestOfFollowed(posts, READER, COUNT)} as followed_posts`

const PLACES = {
  recipes: recipePlaces,
  activities: postPlaces(FOLLOWED_POSTS),
  all: `${recipePlaces} union all ${postPlaces(OTHER_POSTS)}`,
} satisfies Record<FeedType, string>

/** $1 the reader, $2 offset plus page size, $3 the offset, $4 the page size. */
const listPlaces = (type: FeedType) => ({
  name: `feed_${type}`,
  row: PLACE,
  text: `
    with places as (${PLACES[type]}),
      page as materialized (
        select * from places order by at desc, id desc offset $3::integer limit $4::integer)
    select p.id, case when p.is_recipe then (select to_json(c) from (
      select ${CARD_COLUMNS}, ${viewerColumns(READER)} from ${CARD_TABLES} where r.id = p.id) c) end as card
    from page p order by p.at desc, p.id desc`,
})

const LIST_PLACES = {
  recipes: listPlaces('recipes'),
  activities: listPlaces('activities'),
  all: listPlaces('all'),
} satisfies Record<FeedType, unknown>

/** A page of what followed cooks published and did, newest first. */
export function listFeed(
  database: Database,
  type: FeedType,
  readerId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<Place[]> {
  return database.rows(LIST_PLACES[type], [readerId, offset + limit, offset, limit])
}

const countRecipes = `(
  select coalesce(sum(u.recipe_count), 0) from ${FOLLOWED_COOKS} where f.follower_id = ${READER})`
const countPosts = (posts: FollowedRows) => `(
  select count(*) from (
    select 1 from ${FOLLOWED_COOKS} join ${posts.table} s on s.author_id = u.id
    where f.follower_id = ${READER} and ${posts.condition}
    limit ${LIST_LIMITS.feed}) as counted)`

const countPlaces = (type: FeedType, count: string) => ({
  name: `count_feed_${type}`,
  row: { total: column.integer },
  text: `select least(${count}, ${LIST_LIMITS.feed})::integer as total`,
})

const COUNT_PLACES = {
  recipes: countPlaces('recipes', countRecipes),
  activities: countPlaces('activities', countPosts(FOLLOWED_POSTS)),
  all: countPlaces('all', `${countRecipes} + ${countPosts(OTHER_POSTS)}`),
} satisfies Record<FeedType, unknown>

/** The length of the feed, counted up to its limit. */
export async function countFeed(
  database: Database,
  type: FeedType,
  readerId: string,
): Promise<number> {
  const [row] = await database.rows(COUNT_PLACES[type], [readerId])
  return row?.total ?? 0
}

/** Which of the recipes the reader has saved. */
export async function listSavedAmong(
  db: Db,
  readerId: string,
  recipeIds: string[],
): Promise<string[]> {
  const rows = await listRows(db, { recipe_id: column.uuid })`
    select recipe_id from saved_recipes
    where user_id = ${readerId} and recipe_id = any (${sql.param(recipeIds)}::uuid[])`
  return rows.map(({ recipe_id }) => recipe_id)
}

const CHEF = {
  id: column.uuid,
  username: column.text,
  full_name: column.text,
  avatar_hash: orNull(column.text),
  followers: column.integer,
  recipes: column.integer,
  is_active: column.boolean,
}
export type ChefRow = RowOf<typeof CHEF>

/**
 * Followed cooks: first those who published, posted or cooked since `activeSince`, then the most
 * recently followed.
 */
export function listChefs(db: Db, readerId: string, activeSince: Date): Promise<ChefRow[]> {
  const since = sql`${activeSince.toISOString()}::timestamptz`
  return listRows(db, CHEF)`
    with followed as materialized (
      select u.*, f.created_at as followed_at
      from follows f join users u on u.id = f.followee_id
      where f.follower_id = ${readerId} and ${sql.raw(isPublicCook('u'))}
      order by f.created_at desc, u.id limit ${LIST_LIMITS.chefs})
    select w.id, w.username, w.full_name, w.avatar_hash, w.follower_count as followers,
      w.recipe_count as recipes, exists (
        select 1 from recipes r
        where r.author_id = w.id and ${sql.raw(isPublished('r'))} and r.published_at > ${since}
      ) or exists (
        select 1 from activity_posts p
        where p.author_id = w.id and p.kind = 'post' and p.created_at > ${since}
      ) or w.shares_activity and exists (
        select 1 from cooked_recipes c where c.user_id = w.id and c.day > ${since}::date
      ) as is_active
    from followed w order by is_active desc, w.followed_at desc, w.id`
}

/** How many recipes a cook has published; undefined if the reader may not see the cook. */
export async function countRecipesOf(
  db: Db,
  chefId: string,
  readerId: string,
): Promise<number | undefined> {
  const row = await findRow(db, { count: column.integer })`
    select recipe_count as count from users u where u.id = ${chefId} and ${viewing(isCookShownTo('u'), readerId)}`
  return row?.count
}

/** A cook's published recipes, newest first. */
export function listRecipesOf(
  db: Db,
  chefId: string,
  readerId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<CardRow[]> {
  return listRows(db, CARD_ROW)`
    ${selectCards(readerId)} where r.author_id = ${chefId} and ${viewing(isListedFor('r', 'u'), readerId)}
    order by r.published_at desc, r.id desc limit ${limit} offset ${offset}`
}
