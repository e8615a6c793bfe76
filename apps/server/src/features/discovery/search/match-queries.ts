import type { SearchSort } from '@potluck/rules'
import { type SQL, sql } from 'drizzle-orm'
import {
  column,
  type Db,
  json,
  listRowsPrepared,
  objects,
  viewing,
} from '../../../platform/database/index.ts'
import { isOfHouse } from '../../auth/index.ts'
import { isFoundBy } from '../../recipes/index.ts'
import { type AtHome, compareWithHome, home, type NeedsRow, needsOf } from './at-home.ts'
import { countFacets, countGroups, type FacetCount, type Group } from './facets.ts'
import type { TsQuery } from './words/ts-query.ts'

/** Totals, facet counts and pages are exact up to this many matches and stop there. */
export const COUNTED_AT_MOST = 1000

/** How many matches are compared with the pantry. */
export const PANTRY_LOOKS_AT = 5000

/** How matches are found: by the index of words, or by walking through this many recipes. */
export type Way = 'index' | { walk: number }

export type Wanted = {
  viewerId: string
  query: TsQuery | undefined
  titles: TsQuery | undefined
  ranking: TsQuery | undefined
  sortBy: SearchSort
  pantry: Pantry | undefined
}

/** Only recipes with at most `missing` foods that are not among these. */
type Pantry = { foods: string[]; missing: number }

/** How many matches there are, their facets, and, if all were read, a sorted page of them. */
export type Matches = {
  total: number
  facets: FacetCount[]
  ids: string[]
  /** What of the page's recipes is at home, if the pantry is used. */
  atHome: ReadonlyMap<string, AtHome>
}

/**
 * Reads up to 1,001 matches (with the pantry: all of 5,000 that may be cooked) and counts them and
 * their diets (by id), tags, difficulties and cook times. With a page, and if it read all of them,
 * it also sorts them.
 */
export async function readMatches(
  tx: Db,
  wanted: Wanted,
  way: Way,
  page: { offset: number; limit: number } | undefined,
): Promise<Matches> {
  const { pantry } = wanted
  const [row] = await listRowsPrepared(tx, MATCHES)`
    with ${pantry ? sql`${home(pantry.foods)}, ` : sql``}matched as materialized (
      ${pantry ? fromPantry(wanted, pantry, way) : from(wanted, way, page !== undefined)}
    )${page ? sql`, page as materialized (${pageOf(wanted, page)})` : sql``}
    select
      (select coalesce(json_agg(json_build_array(facets, count)), '[]') from (
        select facets, count(*) from matched group by facets) as alike) as groups,
      (select coalesce(json_agg(spread), '[]') from (
        select tag as value, count(*)::integer as count
        from (select unnest(tags) as tag from matched) as each
        group by tag order by count(*) desc, tag limit 50) as spread) as tags,
      ${page ? sql`(select coalesce(json_agg(recipe_id), '[]') from page)` : NONE} as ids,
      ${page && pantry ? needsOf(sql`select recipe_id from page`) : NONE} as needs`
  const { groups = [], tags = [], ids = [], needs = [] } = row ?? {}
  const ofTags = tags.map((tag) => ({ facet: 'tags' as const, ...tag }))
  const facets = [...countFacets(groups), ...ofTags]
  const atHome = compareWithHome(needs, pantry?.foods ?? [])
  return { total: countGroups(groups), facets, ids, atHome }
}

const NONE = sql`'[]'::json`

const MATCHES = {
  groups: json<Group[]>(),
  tags: objects({ value: column.text, count: column.integer }),
  ids: json<string[]>(),
  needs: json<NeedsRow[]>(),
}

function pageOf(wanted: Wanted, { offset, limit }: { offset: number; limit: number }): SQL {
  const isAll = wanted.pantry
    ? sql`true`
    : sql`(select count(*) from matched) <= ${sql.raw(String(COUNTED_AT_MOST))}`
  return sql`select s.recipe_id from matched s where ${isAll}
    order by ${orderOf(wanted)} limit ${limit} offset ${offset}`
}

/** The first `most` matches in an order, by id; a limited walk may find fewer. */
export async function listFirst(
  tx: Db,
  { viewerId, query }: Pick<Wanted, 'viewerId' | 'query'>,
  order: Exclude<SearchSort, 'relevance'>,
  most: number,
  way: Way,
): Promise<string[]> {
  const source = way === 'index' ? TABLE : walk(order, way.walk)
  // A modified sort key has no index, so the planner cannot choose an unlimited walk.
  const key = way === 'index' ? UNINDEXED[order] : ORDERS[order]
  const rows = await listRowsPrepared(tx, { recipe_id: column.uuid })`
    select s.recipe_id from ${source} s where ${meets({ viewerId, query })}
    order by ${key} limit ${most}`
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
 * Of the matches read, those with few enough foods missing. Most others are excluded by their bits,
 * without reading the foods.
 */
function fromPantry(wanted: Wanted, { missing }: Pantry, way: Way): SQL {
  const source = way === 'index' ? TABLE : firstRows(way.walk)
  return sql`select ${COLUMNS}, ${scores(wanted)}, s.missing, cardinality(s.foods) as needed
    from (
      select near.*, (select count(*)::integer from (select unnest(near.foods) as food) as needed
        where food not in (select food from home)) as missing
      from (select s.* from ${source} s where ${meets(wanted)}
        limit ${sql.raw(String(PANTRY_LOOKS_AT))}) as near
      where bit_count(near.food_bits & ${BITS_AWAY}) <= ${missing}
      offset 0
    ) as s where s.missing <= ${missing} and s.foods <> '{}'`
}

/**
 * The bits that no food at home has. Written out, since the SQL function `food_bits` would be
 * planned at each call.
 */
const BITS_AWAY = sql`(select
  ~coalesce(bit_or(set_bit(B'0'::bit(1024), food & 1023, 1)), B'0'::bit(1024)) from home)`

const firstRows = (rows: number) => sql`(select * from recipe_search limit ${rows})`

/** All columns but the words, which are long. */
const COLUMNS = sql`s.recipe_id, s.popularity, s.published_at, s.rating, s.raters,
  s.facets, s.tags`

/** A cook's tiramisu comes before the house's, unless its words match what was typed much worse. */
const OF_HOUSE = sql.raw(`case when ${isOfHouse('s.author_id')} then 0.5 else 1 end`)

/** How well a match's words fit what was typed. */
function scores({ sortBy, titles, ranking }: Wanted): SQL {
  if (sortBy !== 'relevance') return sql`0 as word_rank, false as in_title`
  // Like normalization 1 of ts_rank: a recipe must not win by its length alone.
  const rank =
    ranking === undefined
      ? sql`0`
      : sql`(ts_rank(s.words, ${ranking}::tsquery)::double precision / s.words_scale * ${OF_HOUSE})::real`
  const inTitle = titles === undefined ? sql`false` : sql`s.words @@ ${titles}::tsquery`
  return sql`${rank} as word_rank, ${inTitle} as in_title`
}

function meets({ viewerId, query }: Pick<Wanted, 'viewerId' | 'query'>): SQL {
  const visible = viewing(isFoundBy('s'), viewerId)
  return query === undefined ? visible : sql`${visible} and s.words @@ ${query}::tsquery`
}

function orderOf({ sortBy, pantry }: Wanted): SQL {
  if (sortBy !== 'relevance') return ORDERS[sortBy]
  const byWords = sql`s.in_title desc, s.word_rank desc, ${ORDERS.popular}`
  // Five of seven at home come before none of two.
  return pantry ? sql`s.missing, s.needed desc, ${byWords}` : byWords
}
