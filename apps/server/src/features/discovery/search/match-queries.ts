import { DIFFICULTIES, type SearchSort } from '@potluck/rules'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/index.ts'
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
  /** Only recipes of which at most `missing` foods are not among these, as `foods` has them; undefined: any. */
  pantry: { foodHashes: number[]; missing: number } | undefined
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
  const { rows } = await tx.execute<{
    total: number
    counts: number[]
    tags: { value: string; count: number }[]
    ids: string[]
  }>(sql`
    with matched as materialized (
      ${wanted.pantry ? fromPantry(wanted, wanted.pantry, way) : from(wanted, way, page !== undefined)}
    )
    select count(*)::integer as total,
      array[${sql.join(COUNTED, sql`, `)}]::integer[] as counts,
      (select coalesce(json_agg(spread), '[]') from (
        select tag as value, count(*)::integer as count from matched, unnest(tags) as tag
        group by tag order by count(*) desc, tag limit 50) as spread) as tags,
      ${page ? pageOf(wanted, page) : sql`'{}'::text[]`} as ids
    from matched`)
  const { total = 0, counts = [], tags = [], ids = [] } = rows[0] ?? {}
  const counted = FACETS.map(({ facet, value }, place) => ({
    ...{ facet, value },
    count: counts[place] ?? 0,
  }))
  const ofTags = tags.map((tag) => ({ facet: 'tags' as const, ...tag }))
  return { total, ids, facets: [...counted, ...ofTags].filter(({ count }) => count > 0) }
}

/** What is counted of a list that is known. */
const FACETS = [
  ...DIET_IDS.map((value, bit) => ({
    ...{ facet: 'diets' as const, value },
    condition: sql.raw(`diets & ${2 ** bit} <> 0`),
  })),
  ...DIFFICULTIES.map((value) => ({
    ...{ facet: 'difficulty' as const, value },
    condition: sql.raw(`difficulty = '${value}'`),
  })),
  { facet: 'cookTime' as const, value: '0-30', condition: sql.raw('cook_minutes <= 30') },
  {
    facet: 'cookTime' as const,
    value: '30-60',
    condition: sql.raw('cook_minutes between 31 and 60'),
  },
  { facet: 'cookTime' as const, value: '60+', condition: sql.raw('cook_minutes > 60') },
]
const COUNTED = FACETS.map(({ condition }) => sql`count(*) filter (where ${condition})`)

function pageOf(wanted: Wanted, { offset, limit }: { offset: number; limit: number }): SQL {
  return sql`(select coalesce(array_agg(recipe_id::text), '{}') from (
    select s.recipe_id from matched s where (select count(*) from matched) <= ${COUNTED_AT_MOST}
    order by ${orderOf(wanted)} limit ${limit} offset ${offset}) as page)`
}

/** Foods as `recipe_search.foods` has them. Looked up as constants, they are hashed once a statement. */
export async function hashFoods(tx: Db, foods: readonly string[]): Promise<number[]> {
  const { rows } = await tx.execute<{ hash: number }>(
    sql`select hashtext(food) as hash from unnest(${sql.param(foods)}::text[]) as food`,
  )
  return rows.map(({ hash }) => hash)
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

function from(wanted: Wanted, way: Way, inOrder: boolean): SQL {
  const source = way === 'index' ? TABLE : firstRows(way.walk)
  const columns = inOrder ? sql`${COLUMNS}, ${scores(wanted)}` : COLUMNS
  return sql`select ${columns} from ${source} s where ${meets(wanted)} limit ${COUNTED_AT_MOST + 1}`
}

/** Of the matches that are looked at, those of which little enough is missing. */
function fromPantry(wanted: Wanted, pantry: NonNullable<Wanted['pantry']>, way: Way): SQL {
  const source = way === 'index' ? TABLE : firstRows(way.walk)
  return sql`select ${COLUMNS}, ${scores(wanted)}, s.missing, cardinality(s.foods) as needed
    from (
      select near.*, (select count(*)::integer from unnest(near.foods) as food
        where not (food = any (${sql.param(pantry.foodHashes)}::integer[]))) as missing
      from (select s.* from ${source} s where ${meets(wanted)} limit ${PANTRY_LOOKS_AT}) as near
      where near.foods <> '{}' offset 0
    ) as s where s.missing <= ${pantry.missing} limit ${COUNTED_AT_MOST + 1}`
}

const firstRows = (rows: number) => sql`(select * from recipe_search limit ${rows})`

/** All but the words, which are long. */
const COLUMNS = sql`s.recipe_id, s.popularity, s.published_at, s.rating, s.raters,
  s.diets, s.tags, s.difficulty, s.cook_minutes`

/** How well the words of a match meet what was typed. */
function scores({ sortBy, titles, ranking }: Wanted): SQL {
  if (sortBy !== 'relevance') return sql`0 as word_rank, false as in_title`
  // 1: divides by 1 + log of the length, so that a long recipe does not win by its length alone.
  const rank = ranking === undefined ? sql`0` : sql`ts_rank(s.words, ${ranking}::tsquery, 1)`
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
