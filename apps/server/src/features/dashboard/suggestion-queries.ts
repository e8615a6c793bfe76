import { type SQL, sql } from 'drizzle-orm'
import {
  column,
  type Db,
  findRow,
  listRows,
  object,
  oneOf,
  orNull,
  type RowOf,
} from '../../platform/database/index.ts'
import { isOfHouse } from '../auth/index.ts'
import { shareWithHouse, type TsQuery } from '../discovery/index.ts'
import { CARD_ROW, type CardRow, isFoundByAll, selectCards } from '../recipes/index.ts'

/** The restrictions of a cook, as they chose or typed them. */
export async function listAvoided(db: Db, userId: string): Promise<string[]> {
  const row = await findRow(db, { labels: column.texts })`
    select dietary_preferences || chat_restrictions as labels from users where id = ${userId}`
  return row?.labels ?? []
}

/**
 * The member that recipes are suggested to, and the query that all suggestions meet
 * (`readKeeping`); undefined: no restriction.
 */
type Reader = { viewerId: string; query: TsQuery | undefined }

/**
 * How many rows each source is read for, so that the cost stays bounded however large the site is.
 * The embedded database serves nobody else meanwhile: twice as many took up to 60 ms.
 */
const READ = { newest: 100, byChance: 50, cooksByChance: 100, matches: 150 }
/**
 * If the sources above hold fewer fitting recipes than this, such recipes are rare and are looked
 * up in the index of words.
 */
const FEW = 100

const FOUND_BY_ALL = sql.raw(isFoundByAll('s'))

/**
 * Recipes of `recipe_search s` that may be suggested: by others, visible, and keeping the
 * restrictions. A statement with it must run in a transaction that `openSearch` began.
 */
const fits = ({
  viewerId,
  query,
}: Reader): SQL => sql`${FOUND_BY_ALL} and s.author_id <> ${viewerId}
  and ${query === undefined ? sql`true` : sql`s.words @@ ${query}::tsquery`}`

/**
 * Random recipes: the ones after `pivot.at` in an order unrelated to anything else, continued from
 * its start.
 */
const byChance = (which: string, most: number) => sql`(
  (select s.* from recipe_search s where ${sql.raw(which)} and uuid_hash(s.recipe_id) >= (select at from pivot)
    order by uuid_hash(s.recipe_id), s.recipe_id limit ${most})
  union all
  (select s.* from recipe_search s where ${sql.raw(which)} and uuid_hash(s.recipe_id) < (select at from pivot)
    order by uuid_hash(s.recipe_id), s.recipe_id limit ${most})
  limit ${most})`

/**
 * On a site with few cooks the house has most of the recipes, so cooks' recipes are drawn
 * separately. There are never many house recipes to skip.
 */
const COOKS_BY_CHANCE = byChance(`not ${isOfHouse('s.author_id')}`, READ.cooksByChance)
const BY_CHANCE = byChance('true', READ.byChance)

/**
 * All fitting recipes from the index of words, for when they are few; nothing if `enough` were
 * found already.
 */
const rare = (reader: Reader, met: SQL, enough: number): SQL =>
  reader.query === undefined
    ? sql`select null::uuid as id where false`
    : sql`select s.recipe_id as id from recipe_search s
      where (select count(*) from ${met}) < ${enough} and ${fits(reader)} limit ${READ.matches}`

const cardsOf = (viewerId: string, picked: SQL): SQL => sql`
  select p.list, (select to_json(c) from (${selectCards(viewerId)} where r.id = p.id) c) as card
  from (${picked}) p order by p.list, p.place`

/** A card of one of these lists. */
const listed = <const Name extends string>(...names: Name[]) => ({
  list: oneOf(names),
  card: object(CARD_ROW),
})

const SUGGESTION = listed('recommended', 'trending')

/** A random choice of all fitting recipes. */
export async function listInspirations(tx: Db, reader: Reader, most: number): Promise<CardRow[]> {
  const rows = await listRows(tx, listed('inspiration'))`
    with pivot as materialized (
      select (random() * 4294967295 - 2147483648)::bigint::integer as at
    ), met as materialized (
      select s.recipe_id as id from ${COOKS_BY_CHANCE} s where ${fits(reader)}
      union select s.recipe_id from ${BY_CHANCE} s where ${fits(reader)}
    ), rare as materialized (${rare(reader, sql`met`, most)}
    ), drawn as materialized (
      select r.id, r.author_id, row_number() over (order by random()) as at
      from (select id from met union select id from rare) found join recipes r on r.id = found.id
    ) ${cardsOf(
      reader.viewerId,
      sql`select 'inspiration' as list, id, place
        from (${shareWithHouse(sql`select id, author_id, at from drawn`)}) shared
        order by place limit ${most}`,
    )}`
  return rows.map(({ card }) => card)
}

/** The recipes that the reader saved, liked and cooked last, one row for each act. */
const actsOf = (viewerId: string): SQL => sql`(
      (select recipe_id as id from saved_recipes where user_id = ${viewerId} order by created_at desc limit 100)
      union all
      (select recipe_id from recipe_likes where user_id = ${viewerId} order by created_at desc limit 100)
      union all
      (select recipe_id from cooked_recipes where user_id = ${viewerId} order by day desc, id desc limit 100)
    )`

/**
 * The pool for suggestions: ranked recipes, the newest, some random ones that change daily, some of
 * the reader's cuisine, and all of them if few fit.
 */
const candidatesOf = (reader: Reader, taste: Taste): SQL => sql`
  pivot as materialized (
    select hashtext(${reader.viewerId} || ${taste.day}) as at
  ), listed as materialized (
    select recipe_id as id from ranked_lists
    union (select recipe_id from recipe_search order by published_at desc, recipe_id desc limit ${READ.newest})
    union (select recipe_id from ${COOKS_BY_CHANCE} s)
    union (select recipe_id from ${BY_CHANCE} s)
  ), fitting as materialized (
    select s.recipe_id as id from listed join recipe_search s on s.recipe_id = listed.id
    where ${fits(reader)}
  ), of_cuisine as materialized (
    ${
      taste.cuisine === undefined
        ? sql`select null::uuid as id where false`
        : sql`select s.recipe_id as id from recipe_search s
          where ${fits({ ...reader, query: taste.cuisine.query })} limit ${READ.matches}`
    }
  ), rare as materialized (${rare(reader, sql`fitting`, FEW)}
  ), candidates as materialized (
    select r.id, r.author_id, r.cuisine, r.likes + r.saves as popularity, r.published_at
    from (select id from fitting union select id from of_cuisine union select id from rare) found
    join recipes r on r.id = found.id)`

/** The reader's preferences, and the day that seeds the random choice. */
export type Taste = {
  day: string
  /** Their cuisine, and the query that fitting recipes of it meet. */
  cuisine: { name: string; query: TsQuery } | undefined
}

/**
 * Recipes that the cook saved, liked and cooked last show their taste: a food counts by the share
 * of those recipes that contain it, a cuisine by the share that belong to it. Without any, the most
 * popular come first.
 */
export function listSuggestions(
  tx: Db,
  reader: Reader,
  taste: Taste,
  most: number,
): Promise<RowOf<typeof SUGGESTION>[]> {
  const { viewerId } = reader
  const ofCuisine = taste.cuisine === undefined ? sql`true` : sql`c.cuisine = ${taste.cuisine.name}`
  return listRows(tx, SUGGESTION)`
    with ${candidatesOf(reader, taste)}, liked as materialized (
      select id, count(*)::integer as times from ${actsOf(viewerId)} as acts group by id
    ), cuisines as materialized (
      select r.cuisine, sum(l.times)::integer as times from liked l join recipes r on r.id = l.id
      where r.cuisine is not null group by r.cuisine
    ), foods as materialized (
      select i.ingredient_id, sum(l.times)::real as times
      from liked l join recipe_ingredients i on i.recipe_id = l.id
      where i.ingredient_id is not null group by i.ingredient_id
      order by times desc, i.ingredient_id limit 40
    ), unseen as materialized (
      select c.* from candidates c
      where not exists (select 1 from liked l where l.id = c.id)
        and not exists (select 1 from recipe_views v where v.recipe_id = c.id and v.viewer_id = ${viewerId})
        and not exists (select 1 from cooked_recipes k where k.recipe_id = c.id and k.user_id = ${viewerId})
    ), scored as materialized (
      select u.id, u.author_id, u.popularity, u.published_at,
        coalesce((select q.times from cuisines q where q.cuisine = u.cuisine), 0)
            / nullif((select sum(times) from cuisines), 0)::real as by_cuisine,
        (select avg(coalesce(f.times, 0)) / (select max(times) from foods)
          from recipe_ingredients i left join foods f on f.ingredient_id = i.ingredient_id
          where i.recipe_id = u.id and i.ingredient_id is not null) as by_food
      from unseen u
    ), trending as materialized (
      select c.id, c.author_id, c.popularity,
        min(case t.list when 'week' then t.rank when 'month' then 1000 + t.rank else 2000 + t.rank end) as place
      from candidates c left join ranked_lists t
        on t.recipe_id = c.id and t.list in ('week', 'month', 'all-time')
      where ${ofCuisine}
      group by c.id, c.author_id, c.popularity
    ) ${cardsOf(
      viewerId,
      sql`(select 'recommended' as list, id, place from (${shareWithHouse(sql`
          select id, author_id, row_number() over (
            order by coalesce(by_cuisine, 0) + coalesce(by_food, 0) desc, popularity desc, published_at desc, id) as at
          from scored`)}) shared order by place limit ${most})
      union all
      (select 'trending', id, place from (${shareWithHouse(sql`
          select id, author_id, row_number() over (order by place nulls last, popularity desc, id) as at
          from trending`)}) shared order by place limit ${most})`,
    )}`
}

/** The cuisine of most of what the cook saved, liked and cooked. */
export async function findOwnCuisine(db: Db, userId: string): Promise<string | undefined> {
  const row = await findRow(db, { cuisine: orNull(column.text) })`
    select r.cuisine from ${actsOf(userId)} as acts join recipes r on r.id = acts.id
    where r.cuisine is not null
    group by r.cuisine order by count(*) desc, r.cuisine collate "C" limit 1`
  return row?.cuisine ?? undefined
}
