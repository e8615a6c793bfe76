import { sql } from 'drizzle-orm'
import type { Database, Db } from '../../platform/database/index.ts'
import { CARD_COLUMNS, CARD_TABLES, type CardRow, viewerColumns } from '../recipes/index.ts'

/** What a cook keeps to, as they chose or typed it. */
export async function listAvoided(db: Db, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ labels: string[] }>(sql`
    select dietary_preferences || chat_restrictions as labels from users where id = ${userId}`)
  return rows[0]?.labels ?? []
}

const VIEWER = '$1::uuid'
/** How far a list is read: what suggestions are picked from stays bounded however large the site is. */
const NEWEST = 300

/**
 * Recipes of others that may be suggested: those that stand in a ranked list, and the newest. Every
 * one is free of what the reader avoids ($2), as the kitchen has stored it.
 */
const CANDIDATES = `
  listed as materialized (
    select recipe_id as id from ranked_lists
    union
    (select r.id from recipes r where r.status = 'published'
      order by r.published_at desc, r.id desc limit ${NEWEST})
  ), candidates as materialized (
    select r.id, r.cuisine, r.likes + r.saves as popularity, r.published_at
    from listed join recipes r on r.id = listed.id join users u on u.id = r.author_id
    where r.status = 'published' and u.is_public and r.author_id <> ${VIEWER}
      and r.free_of @> $2::text[])`

const cardsOf = (picked: string) => `
  select p.list, (select to_json(c) from (
    select ${CARD_COLUMNS}, ${viewerColumns(VIEWER)} from ${CARD_TABLES} where r.id = p.id) c) as card
  from (${picked}) p order by p.list, p.place`

export const INSPIRATIONS = 12
const LISTED = 8

const LIST_INSPIRATIONS = {
  name: 'dashboard_inspirations',
  text: `with ${CANDIDATES} ${cardsOf(`
    select 'inspiration' as list, id, random() as place from candidates
    order by place limit ${INSPIRATIONS}`)}`,
}

/** Up to 12 by chance. */
export async function listInspirations(
  database: Database,
  viewerId: string,
  avoided: string[],
): Promise<CardRow[]> {
  const rows = await database.query<{ card: CardRow }>(LIST_INSPIRATIONS, [viewerId, avoided])
  return rows.map(({ card }) => card)
}

/** The recipes that the reader saved, liked and cooked last, each as often as that. */
const ACTS = `(
      (select recipe_id as id from saved_recipes where user_id = ${VIEWER} order by created_at desc limit 100)
      union all
      (select recipe_id from recipe_likes where user_id = ${VIEWER} order by created_at desc limit 100)
      union all
      (select recipe_id from cooked_recipes where user_id = ${VIEWER} order by day desc, id desc limit 100)
    )`

/**
 * What the cook saved, liked and cooked last says what they like; a food counts by the share of those
 * recipes that hold it, a cuisine by the share that are of it. Without any the most popular come first.
 */
const LIST_SUGGESTIONS = {
  name: 'dashboard_suggestions',
  text: `with ${CANDIDATES}, liked as materialized (
    select id, count(*)::integer as times from ${ACTS} as acts group by id
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
      and not exists (select 1 from recipe_views v where v.recipe_id = c.id and v.viewer_id = ${VIEWER})
      and not exists (select 1 from cooked_recipes k where k.recipe_id = c.id and k.user_id = ${VIEWER})
  ), scored as materialized (
    select u.id, u.popularity, u.published_at,
      coalesce((select q.times from cuisines q where q.cuisine = u.cuisine), 0)
          / nullif((select sum(times) from cuisines), 0)::real as by_cuisine,
      (select avg(coalesce(f.times, 0)) / (select max(times) from foods)
        from recipe_ingredients i left join foods f on f.ingredient_id = i.ingredient_id
        where i.recipe_id = u.id and i.ingredient_id is not null) as by_food
    from unseen u
  ), trending as materialized (
    select c.id, min(case t.list when 'week' then t.rank when 'month' then 1000 + t.rank else 2000 + t.rank end)
        as place
    from candidates c left join ranked_lists t
      on t.recipe_id = c.id and t.list in ('week', 'month', 'all-time')
    where $3::text is null or c.cuisine = $3
    group by c.id order by place nulls last, c.id limit ${LISTED}
  ) ${cardsOf(`
    (select 'recommended' as list, id, row_number() over (
        order by coalesce(by_cuisine, 0) + coalesce(by_food, 0) desc, popularity desc, published_at desc, id)
        as place
      from scored order by place limit ${LISTED})
    union all
    select 'trending', id, row_number() over (order by place nulls last, id) from trending`)}`,
}

export type Suggested = { list: 'recommended' | 'trending'; card: CardRow }

export function listSuggestions(
  database: Database,
  viewerId: string,
  { avoided, cuisine }: { avoided: string[]; cuisine: string | undefined },
): Promise<Suggested[]> {
  return database.query(LIST_SUGGESTIONS, [viewerId, avoided, cuisine ?? null])
}

const FIND_CUISINE = {
  name: 'dashboard_cuisine',
  text: `select r.cuisine from ${ACTS} as acts join recipes r on r.id = acts.id
    where r.cuisine is not null
    group by r.cuisine order by count(*) desc, r.cuisine collate "C" limit 1`,
}

/** The cuisine that the cook saved, liked and cooked most of. */
export async function findOwnCuisine(
  database: Database,
  userId: string,
): Promise<string | undefined> {
  const [row] = await database.query<{ cuisine: string }>(FIND_CUISINE, [userId])
  return row?.cuisine
}
