import type { CookTimeBand, Difficulty, SearchSort } from '@potluck/rules'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/index.ts'
import { type CardRow, listable, selectCards } from '../recipes/index.ts'

/** Totals and facet counts are exact up to this many matches and stop there. */
export const COUNTED_AT_MOST = 1000

/** What a search asks for; empty lists and an undefined text do not narrow. */
export type Filter = {
  viewerId: string
  text: string | undefined
  tags: string[]
  cuisines: string[]
  /** Restrictions by their ids: all of them are kept to. */
  diets: string[]
  difficulties: Difficulty[]
  cookTimes: CookTimeBand[]
}

type Paging = { page: number; limit: number }

const textQuery = (text: string) =>
  sql`websearch_to_tsquery('english', potluck_unaccent(${text}::text))`

const lowerTags = sql`array(select lower(tag) from unnest(r.tags) as tag)`

const BANDS = {
  '0-30': sql`r.cook_minutes <= 30`,
  '30-60': sql`(r.cook_minutes > 30 and r.cook_minutes <= 60)`,
  '60+': sql`r.cook_minutes > 60`,
} satisfies Record<CookTimeBand, SQL>

function matches(filter: Filter): SQL {
  const conditions = [listable(filter.viewerId)]
  if (filter.text !== undefined) conditions.push(sql`r.search @@ ${textQuery(filter.text)}`)
  for (const tag of filter.tags) conditions.push(sql`${tag.toLowerCase()} = any (${lowerTags})`)
  if (filter.diets.length > 0) {
    conditions.push(sql`r.free_of @> ${sql.param(filter.diets)}::text[]`)
  }
  if (filter.cuisines.length > 0) {
    const wanted = sql.param(filter.cuisines.map((cuisine) => cuisine.toLowerCase()))
    conditions.push(
      sql`(lower(r.cuisine) = any (${wanted}::text[]) or ${lowerTags} && ${wanted}::text[])`,
    )
  }
  if (filter.difficulties.length > 0) {
    conditions.push(sql`r.difficulty = any (${sql.param(filter.difficulties)}::text[])`)
  }
  if (filter.cookTimes.length > 0) {
    const bands = filter.cookTimes.map((band) => BANDS[band])
    conditions.push(sql`(${sql.join(bands, sql` or `)})`)
  }
  return sql.join(conditions, sql` and `)
}

function orderBy(sort: SearchSort, text: string | undefined): SQL {
  const newest = sql`r.published_at desc, r.id desc`
  const orders = {
    // 1: divides by 1 + log of the length, so that a long recipe does not win by its length alone.
    relevance:
      text === undefined ? newest : sql`ts_rank(r.search, ${textQuery(text)}, 1) desc, ${newest}`,
    newest,
    popular: sql`(r.likes + r.saves) desc, r.id desc`,
    rating: sql`r.rating_sum::double precision / nullif(r.rating_count, 0) desc nulls last,
      r.rating_count desc, r.id desc`,
  } satisfies Record<SearchSort, SQL>
  return orders[sort]
}

export async function searchCards(
  db: Db,
  filter: Filter,
  query: Paging & { sortBy: SearchSort },
): Promise<CardRow[]> {
  const { rows } = await db.execute<CardRow>(sql`
    ${selectCards(filter.viewerId)} where ${matches(filter)}
    order by ${orderBy(query.sortBy, filter.text)}
    limit ${query.limit} offset ${(query.page - 1) * query.limit}`)
  return rows
}

export type FacetRow = {
  facet: 'total' | 'diets' | 'tags' | 'difficulty' | 'cookTime'
  value: string
  count: number
}

/** How many match, and how they spread over diets (by their ids), tags, difficulties and cook times, in one statement. */
export async function countFacets(db: Db, filter: Filter): Promise<FacetRow[]> {
  const { rows } = await db.execute<FacetRow>(sql`
    with matched as materialized (
      select r.free_of, r.tags, r.difficulty, r.cook_minutes
      from recipes r join users u on u.id = r.author_id
      where ${matches(filter)} limit ${COUNTED_AT_MOST + 1}
    )
    select 'total' as facet, '' as value, count(*)::integer as count from matched
    union all
    select 'diets', diet, count(*)::integer from matched, unnest(free_of) as diet group by diet
    union all
    (select 'tags', tag, count(*)::integer from matched, unnest(tags) as tag
      group by tag order by count(*) desc, tag limit 50)
    union all
    select 'difficulty', difficulty, count(*)::integer from matched
      where difficulty is not null group by difficulty
    union all
    select 'cookTime',
      case when cook_minutes <= 30 then '0-30' when cook_minutes <= 60 then '30-60' else '60+' end,
      count(*)::integer
      from matched where cook_minutes is not null group by 2`)
  return rows
}
