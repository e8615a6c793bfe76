import { COOK_TIME_BANDS, DIFFICULTIES, type SearchSort } from '@potluck/rules'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, executePrepared } from '../../../platform/database/index.ts'
import { DIET_IDS } from './diets.ts'
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

/** How many of the matches have a value. */
export type FacetCount = {
  facet: 'diets' | 'tags' | 'difficulty' | 'cookTime'
  value: string
  count: number
}

/** Up to 1,001 matches: how many, how they spread, and, where these are all, a page of them in order. */
export type Matches = { total: number; facets: FacetCount[]; ids: string[] }

/**
 * Looks at up to 1,001 matches: counts them and how they spread over diets (by their ids), tags,
 * difficulties and cook times. With a page, and no more than 1,000 of them, also puts them in order.
 */
export async function readMatches(
  tx: Db,
  wanted: Wanted,
  way: Way,
  page: { offset: number; limit: number } | undefined,
): Promise<Matches> {
  const rows = await executePrepared<{
    tags: { value: string; count: number }[]
    groups: Group[]
    ids: string[]
  }>(
    tx,
    sql`
    with matched as materialized (
      ${wanted.pantry ? fromPantry(wanted, wanted.pantry, way) : from(wanted, way, page !== undefined)}
    )
    select
      (select coalesce(json_agg(json_build_array(facets, count)), '[]') from (
        select facets, count(*) from matched group by facets) as alike) as groups,
      (select coalesce(json_agg(spread), '[]') from (
        select tag as value, count(*)::integer as count
        from (select unnest(tags) as tag from matched) as each
        group by tag order by count(*) desc, tag limit 50) as spread) as tags,
      ${page ? pageOf(wanted, page) : sql`'[]'::json`} as ids`,
  )
  const { groups = [], tags = [], ids = [] } = rows[0] ?? {}
  const ofTags = tags.map((tag) => ({ facet: 'tags' as const, ...tag }))
  return { total: count(groups, () => true), ids, facets: [...countFacets(groups), ...ofTags] }
}

/** A value of `recipe_search.facets`, and how many of the matches have it. */
type Group = [facets: number, count: number]

const DIFFICULTY_AT = 24
const COOK_TIME_AT = 26

/** What is counted of matches, and where `recipe_search.facets` has it (migration 0106). */
const FACETS = [
  ...DIET_IDS.map((value, bit) => ({
    ...{ facet: 'diets' as const, value },
    isIn: (facets: number) => ((facets >> bit) & 1) === 1,
  })),
  ...DIFFICULTIES.map((value, place) => ({
    ...{ facet: 'difficulty' as const, value },
    isIn: (facets: number) => ((facets >> DIFFICULTY_AT) & 3) === place + 1,
  })),
  ...COOK_TIME_BANDS.map((value, place) => ({
    ...{ facet: 'cookTime' as const, value },
    isIn: (facets: number) => ((facets >> COOK_TIME_AT) & 3) === place + 1,
  })),
]

function countFacets(groups: readonly Group[]): FacetCount[] {
  return FACETS.flatMap(({ facet, value, isIn }) => {
    const having = count(groups, isIn)
    return having > 0 ? [{ facet, value, count: having }] : []
  })
}

function count(groups: readonly Group[], isCounted: (facets: number) => boolean): number {
  return groups.reduce((sum, [facets, size]) => (isCounted(facets) ? sum + size : sum), 0)
}

function pageOf(wanted: Wanted, { offset, limit }: { offset: number; limit: number }): SQL {
  return sql`(select coalesce(json_agg(recipe_id), '[]') from (
    select s.recipe_id from matched s
    where (select count(*) from matched) <= ${sql.raw(String(COUNTED_AT_MOST))}
    order by ${orderOf(wanted)} limit ${limit} offset ${offset}) as page)`
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
  const rows = await executePrepared<{ recipe_id: string }>(
    tx,
    sql`
    select s.recipe_id from ${source} s where ${meets({ viewerId, query })}
    order by ${key} limit ${most}`,
  )
  return rows.map(({ recipe_id }) => recipe_id)
}

const TABLE = sql`recipe_search`
/** One more than is counted. */
const FEW = sql.raw(String(COUNTED_AT_MOST + 1))

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

function from(wanted: Wanted, way: Way, inOrder: boolean): SQL {
  const source = way === 'index' ? TABLE : firstRows(way.walk)
  const columns = inOrder ? sql`${COLUMNS}, ${scores(wanted)}` : COLUMNS
  return sql`select ${columns} from ${source} s where ${meets(wanted)} limit ${FEW}`
}

/**
 * Of the matches that are looked at, those of which little enough is missing. Most of the others are known
 * by their bits, without a look at the foods.
 */
function fromPantry(
  wanted: Wanted,
  { foods, missing }: NonNullable<Wanted['pantry']>,
  way: Way,
): SQL {
  const source = way === 'index' ? TABLE : firstRows(way.walk)
  const home = sql`select hashtext(food) from unnest(${sql.param(foods)}::text[]) as food`
  return sql`select ${COLUMNS}, ${scores(wanted)}, s.missing, cardinality(s.foods) as needed
    from (
      select near.*, (select count(*)::integer from (select unnest(near.foods) as food) as needed
        where food not in (${home})) as missing
      from (select s.* from ${source} s where ${meets(wanted)}
        limit ${sql.raw(String(PANTRY_LOOKS_AT))}) as near
      where near.foods <> '{}'
        and bit_count(near.food_bits & (select ~food_bits(array(${home})))) <= ${missing}
      offset 0
    ) as s where s.missing <= ${missing} limit ${FEW}`
}

const firstRows = (rows: number) => sql`(select * from recipe_search limit ${rows})`

/** All but the words, which are long. */
const COLUMNS = sql`s.recipe_id, s.popularity, s.published_at, s.rating, s.raters,
  s.facets, s.tags`

/** How well the words of a match meet what was typed. */
function scores({ sortBy, titles, ranking }: Wanted): SQL {
  if (sortBy !== 'relevance') return sql`0 as word_rank, false as in_title`
  // What its normalization 1 is: a long recipe does not win by its length alone.
  const rank =
    ranking === undefined
      ? sql`0`
      : sql`(ts_rank(s.words, ${ranking}::tsquery)::double precision / s.words_scale)::real`
  const inTitle = titles === undefined ? sql`false` : sql`s.words @@ ${titles}::tsquery`
  return sql`${rank} as word_rank, ${inTitle} as in_title`
}

function meets({ viewerId, query }: Pick<Wanted, 'viewerId' | 'query'>): SQL {
  const visible = sql`(s.is_public or s.author_id = ${viewerId}::uuid)`
  return query === undefined ? visible : sql`${visible} and s.words @@ ${query}::tsquery`
}

function orderOf({ sortBy, pantry }: Wanted): SQL {
  if (sortBy !== 'relevance') return ORDERS[sortBy]
  const byWords = sql`s.in_title desc, s.word_rank desc, ${ORDERS.popular}`
  // Five of seven at home come before none of two.
  return pantry ? sql`s.missing, s.needed desc, ${byWords}` : byWords
}
