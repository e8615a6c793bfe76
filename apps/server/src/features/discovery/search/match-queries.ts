import type { SearchSort } from '@potluck/rules'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/index.ts'
import type { TsQuery } from './ts-query.ts'

/** Totals and facet counts are exact up to this many matches and stop there; so do the pages. */
export const COUNTED_AT_MOST = 1000

/** Matches that are looked at for what of them is at home. */
export const PANTRY_LOOKS_AT = 5000

/** How matches are found: by the index of words, or by going through so many recipes. */
export type Way = 'index' | { walk: number }

export type Wanted = {
  viewerId: string
  query: TsQuery | undefined
  titles: TsQuery | undefined
  ranking: TsQuery | undefined
  sortBy: SearchSort
  /** Only recipes of which at most `missing` foods are not among these; undefined: any. */
  pantry: { foods: string[]; missing: number } | undefined
}

/**
 * Settles how the statements of this transaction are planned. The planner takes testing a row's words
 * for cheap, and reads the table through where the index would answer in a hundredth of the time.
 */
export async function planForSearch(tx: Db): Promise<void> {
  await tx.execute(sql`
    select set_config('enable_seqscan', 'off', true),
      set_config('max_parallel_workers_per_gather', '0', true),
      -- Two that read the table through at once would otherwise begin in its middle.
      set_config('synchronize_seqscans', 'off', true),
      -- Swapped letters leave few trigrams alike: 'cremay' and 'creamy' have 0.27 in common.
      set_config('pg_trgm.similarity_threshold', '0.2', true)`)
}

export type MatchRow = {
  facet: 'total' | 'diets' | 'tags' | 'difficulty' | 'cookTime' | 'page'
  value: string
  count: number
}

/**
 * Up to 1,001 matches: how many there are, how they spread over diets (by their ids), tags, difficulties
 * and cook times, and, where these are all, the recipes of a page in their order ('page').
 */
export async function readMatches(
  tx: Db,
  wanted: Wanted,
  way: Way,
  page: { offset: number; limit: number },
): Promise<MatchRow[]> {
  const { rows } = await tx.execute<MatchRow>(sql`
    with matched as materialized (
      ${wanted.pantry ? fromPantry(wanted, wanted.pantry, way) : from(wanted, way, COUNTED_AT_MOST + 1)}
    ), size as materialized (
      select count(*)::integer as matches from matched
    ), filed as materialized (
      select r.free_of, r.tags, r.difficulty, r.cook_minutes
      from matched join recipes r on r.id = matched.recipe_id
    )
    select 'total' as facet, '' as value, matches as count from size
    union all
    (select 'page', s.recipe_id::text, 0 from matched s
      where (select matches from size) <= ${COUNTED_AT_MOST}
      order by ${orderOf(wanted)} limit ${page.limit} offset ${page.offset})
    union all
    select 'diets', diet, count(*)::integer from filed, unnest(free_of) as diet group by diet
    union all
    (select 'tags', tag, count(*)::integer from filed, unnest(tags) as tag
      group by tag order by count(*) desc, tag limit 50)
    union all
    select 'difficulty', difficulty, count(*)::integer from filed
      where difficulty is not null group by difficulty
    union all
    select 'cookTime',
      case when cook_minutes <= 30 then '0-30' when cook_minutes <= 60 then '30-60' else '60+' end,
      count(*)::integer
      from filed where cook_minutes is not null group by 2`)
  return rows
}

/** The first `most` matches in an order, by their ids; a walk may end before it has met as many. */
export async function listFirst(
  tx: Db,
  { viewerId, query }: Pick<Wanted, 'viewerId' | 'query'>,
  order: Exclude<SearchSort, 'relevance'>,
  most: number,
  way: Way,
): Promise<string[]> {
  const source = way === 'index' ? TABLE : walk(order, way.walk)
  // A changed key belongs to no index: the planner cannot choose to walk without an end.
  const key = way === 'index' ? UNINDEXED[order] : ORDERS[order]
  const { rows } = await tx.execute<{ recipe_id: string }>(sql`
    select s.recipe_id from ${source} s where ${meets({ viewerId, query })}
    order by ${key} limit ${most}`)
  return rows.map(({ recipe_id }) => recipe_id)
}

const TABLE = sql`recipe_search`

const ORDERS = {
  newest: sql`s.published_at desc, s.recipe_id desc`,
  popular: sql`s.popularity desc, s.recipe_id desc`,
  rating: sql`s.rating desc nulls last, s.raters desc, s.recipe_id desc`,
} satisfies Record<Exclude<SearchSort, 'relevance'>, SQL>

const UNINDEXED = {
  newest: sql`s.published_at + interval '0' desc, s.recipe_id desc`,
  popular: sql`s.popularity + 0 desc, s.recipe_id desc`,
  rating: sql`s.rating + 0 desc nulls last, s.raters desc, s.recipe_id desc`,
} satisfies Record<Exclude<SearchSort, 'relevance'>, SQL>

function walk(order: keyof typeof ORDERS, rows: number): SQL {
  return sql`(select * from recipe_search s order by ${ORDERS[order]} limit ${rows})`
}

function from({ viewerId, query }: Wanted, way: Way, most: number): SQL {
  const source = way === 'index' ? TABLE : sql`(select * from recipe_search limit ${way.walk})`
  return sql`select s.* from ${source} s where ${meets({ viewerId, query })} limit ${most}`
}

/** Of the matches that are looked at, those of which little enough is missing. */
function fromPantry(wanted: Wanted, pantry: NonNullable<Wanted['pantry']>, way: Way): SQL {
  return sql`select s.* from (
      select near.*, (select count(*)::integer from unnest(near.foods) as food
        where food <> all (array(select hashtext(key) from unnest(${sql.param(pantry.foods)}::text[]) as key)))
        as missing
      from (${from(wanted, way, PANTRY_LOOKS_AT)}) as near where near.foods <> '{}' offset 0
    ) as s where s.missing <= ${pantry.missing} limit ${COUNTED_AT_MOST + 1}`
}

function meets({ viewerId, query }: Pick<Wanted, 'viewerId' | 'query'>): SQL {
  const visible = sql`(s.is_public or s.author_id = ${viewerId}::uuid)`
  return query === undefined ? visible : sql`${visible} and s.words @@ ${query}::tsquery`
}

function orderOf({ sortBy, titles, ranking, pantry }: Wanted): SQL {
  const { newest, popular, rating } = ORDERS
  // 1: divides by 1 + log of the length, so that a long recipe does not win by its length alone.
  const rank = sql`ts_rank(s.words, ${ranking ?? ''}::tsquery, 1) desc`
  const inTitle = sql`(s.words @@ ${titles ?? ''}::tsquery) desc`
  const known = [titles === undefined ? [] : inTitle, ranking === undefined ? [] : rank].flat()
  const byWords = sql.join([...known, popular], sql`, `)
  // Five of seven at home come before none of two.
  const relevance = pantry ? sql`s.missing, cardinality(s.foods) desc, ${byWords}` : byWords
  return { relevance, newest, popular, rating }[sortBy]
}
