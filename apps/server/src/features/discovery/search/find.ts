import type { SearchSort } from '@potluck/rules'
import type { Db } from '../../../platform/database/index.ts'
import type { FacetCount } from './facets.ts'
import * as queries from './match-queries.ts'
import type { SearchPlan } from './plan.ts'
import type { RecentCounts } from './recent-counts.ts'
import type { Reading } from './words/lexeme-queries.ts'

export type Found = {
  /** The ids of the page's recipes. */
  ids: string[]
  total: number
  /** Whether there are more matches than were counted. */
  more: boolean
  /** The counts of the facets, over at most as many matches as were counted. */
  facets: FacetCount[]
  atHome: queries.Matches['atHome']
}

type Question = {
  viewerId: string
  sortBy: SearchSort
  page: number
  limit: number
  /** How common the lexemes of the plan's bounds are. */
  counts: Reading['counts']
  pantry: queries.Wanted['pantry']
}

/**
 * Finds a page of a plan's matches. A few matches are all read from the index of words and sorted;
 * for many the index of the order is walked, or the index of words if the walk would be long.
 */
export async function findPage(
  tx: Db,
  plan: SearchPlan,
  question: Question,
  recent: RecentCounts,
): Promise<Found> {
  const { query, titles, ranking } = plan
  const { page, limit, viewerId, sortBy, pantry, counts } = question
  const wanted = { viewerId, sortBy, pantry, query, titles, ranking }
  const offset = (page - 1) * limit
  const sizes = estimate(plan, counts)
  const hasBounds = plan.bounds.length > 0
  const matches =
    (await countCommon(tx, wanted, sizes, hasBounds, recent)) ??
    (await readMatches(tx, wanted, sizes, hasBounds, { offset, limit }))
  const more = matches.total > queries.COUNTED_AT_MOST
  const facets = matches.facets.map((each) => ({
    ...each,
    count: Math.min(each.count, queries.COUNTED_AT_MOST),
  }))
  const { ids, atHome } = matches
  const found = { total: Math.min(matches.total, queries.COUNTED_AT_MOST), more, facets, atHome }
  if (more && offset >= queries.COUNTED_AT_MOST) return { ...found, ids: [] }
  if (!more || pantry) return { ...found, ids }
  const end = Math.min(offset + limit, queries.COUNTED_AT_MOST)
  const first = await listOrdered(tx, wanted, sizes, end)
  return { ...found, ids: first.slice(offset, end) }
}

/** The `most` most popular recipes that meet a query whose number of matches is unknown. */
export async function listMostPopular(
  tx: Db,
  wanted: Pick<queries.Wanted, 'viewerId' | 'query'>,
  most: number,
): Promise<string[]> {
  const met = await queries.listFirst(tx, wanted, 'popular', most, { walk: SOME })
  return met.length >= most ? met : queries.listFirst(tx, wanted, 'popular', most, 'index')
}

/** The number of recipes, and how many of them probably match. */
type Sizes = { recipes: number; matches: number; titleMatches: number }

function estimate({ bounds, titleBounds }: SearchPlan, counts: Reading['counts']): Sizes {
  const recipes = counts.get(ALL) ?? 0
  const share = (bound: string[]) => {
    const size = bound.reduce((sum, lexeme) => sum + (counts.get(lexeme) ?? 0), 0)
    return recipes === 0 ? 0 : Math.min(1, size / recipes)
  }
  // Assumes that the conditions are independent.
  const expect = (each: string[][]) => each.reduce((rest, bound) => rest * share(bound), recipes)
  return { recipes, matches: expect(bounds), titleMatches: expect(titleBounds) }
}

/** The row of `search_counts` that holds the number of recipes. */
export const ALL = '='

/**
 * The counts if there are more matches than are counted, fresh or from the last minute; undefined
 * if there are fewer.
 */
async function countCommon(
  tx: Db,
  wanted: queries.Wanted,
  sizes: Sizes,
  hasBounds: boolean,
  recent: RecentCounts,
): Promise<queries.Matches | undefined> {
  if (wanted.pantry || sizes.matches <= queries.COUNTED_AT_MOST) return undefined
  const known = recent.find(wanted.query)
  const counted =
    known ?? (await readMatches(tx, { ...wanted, viewerId: NOBODY }, sizes, hasBounds, undefined))
  // Smaller results are remembered too: for a minute it is known that they must be read directly.
  if (!known) recent.keep(wanted.query, counted)
  return counted.total > queries.COUNTED_AT_MOST ? counted : undefined
}

/** No user has this id: it sees only public recipes. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * If many recipes match, reads through the table: the index would read long lists before the first
 * match.
 */
async function readMatches(
  tx: Db,
  wanted: queries.Wanted,
  { recipes, matches }: Sizes,
  hasBounds: boolean,
  page: { offset: number; limit: number } | undefined,
): Promise<queries.Matches> {
  const isShort = recipes <= WALK_AT_MOST || matches <= recipes / COMMON
  if (hasBounds && isShort) return queries.readMatches(tx, wanted, 'index', page)
  const rows = wanted.pantry ? queries.PANTRY_LOOKS_AT : WALK_AT_MOST
  const met = await queries.readMatches(tx, wanted, { walk: rows }, page)
  // Without a bound ('-mushroom' alone) the index has nothing to look up.
  const isDone = met.total > queries.COUNTED_AT_MOST || !hasBounds || wanted.pantry !== undefined
  return isDone ? met : queries.readMatches(tx, wanted, 'index', page)
}

/** The share of recipes from which a word counts as common, as its inverse. */
const COMMON = 12
const WALK_AT_MOST = 20_000

/** The first `most` of more than a thousand matches, sorted. */
async function listOrdered(
  tx: Db,
  wanted: queries.Wanted,
  sizes: Sizes,
  most: number,
): Promise<string[]> {
  const { sortBy, titles } = wanted
  if (sortBy !== 'relevance') return listFirst(tx, wanted, sortBy, most, sizes)
  if (titles === undefined) return listFirst(tx, wanted, 'popular', most, sizes)
  const inTitle = { ...wanted, query: titles }
  const titleSizes = { ...sizes, matches: sizes.titleMatches }
  const first = await listFirst(tx, inTitle, 'popular', most, titleSizes)
  if (first.length >= most) return first
  // The most popular of all matches include enough that do not match by title.
  const others = await listFirst(tx, wanted, 'popular', most, sizes)
  return [...new Set([...first, ...others])].slice(0, most)
}

/**
 * Walks the index of the order as far as estimated, then as far as the matches found so far
 * suggest, unless reading all matches from the index of words and sorting them is shorter.
 */
async function listFirst(
  tx: Db,
  wanted: Pick<queries.Wanted, 'viewerId' | 'query'>,
  order: Exclude<SearchSort, 'relevance'>,
  most: number,
  { recipes, matches: expected }: Sizes,
): Promise<string[]> {
  let matches = expected
  for (let walked = 0; isWalkShorter(most, recipes, matches); ) {
    const rows = SOME + Math.ceil((2 * most * recipes) / matches)
    if (rows < 2 * walked) break
    const met = await queries.listFirst(tx, wanted, order, most, { walk: rows })
    if (met.length >= most) return met
    walked = rows
    matches = (met.length / rows) * recipes
  }
  return queries.listFirst(tx, wanted, order, most, 'index')
}

/** A row passed on the walk costs about as much as a match read from the index (docs/search.md). */
function isWalkShorter(most: number, recipes: number, matches: number): boolean {
  return matches * matches > most * recipes
}

const SOME = 1000
