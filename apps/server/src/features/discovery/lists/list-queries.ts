import { EXPLORE_TYPES, type ExploreType, LIST_LIMITS, PAGE_SIZES } from '@potluck/rules'
import { type Database, object, oneOf } from '../../../platform/database/index.ts'
import { FOLLOWED_RECIPES, newestOfFollowed } from '../../follows/index.ts'
import {
  CARD_COLUMNS,
  CARD_ROW,
  CARD_TABLES,
  type CardRow,
  isListedFor,
  viewerColumns,
} from '../../recipes/index.ts'
import { CHEFS_PICK, LIST_LENGTH, type RankedList } from './weights.ts'

/** A card and the list it stands in. */
export type Listed<List extends string> = { list: List; card: CardRow }

/** SQL that picks a number of recipes of a list as `(place, id)`. */
type Pick = (limit: number) => string

const VIEWER = '$1::uuid'
const LISTED = isListedFor('r', 'u')(VIEWER)

/** What a recipe must still be to appear in a list, whatever it was when it was ranked. */
const FITS: Partial<Record<RankedList, string>> = {
  easy: `r.difficulty = 'Easy'`,
  'chefs-pick': `r.rating_count >= ${CHEFS_PICK.raters}
    and r.rating_sum >= ${CHEFS_PICK.rating}::double precision * r.rating_count`,
}

/**
 * The first recipes of a ranked list that still fit and that the reader may see; read in the list's
 * order, so the rest is not touched.
 */
const firstOf = (list: RankedList) => (limit: number) =>
  `
  select l.rank as place, l.recipe_id as id
  from (select rank, recipe_id from ranked_lists where list = '${list}'
    order by rank limit ${LIST_LENGTH}) l
  join recipes r on r.id = l.recipe_id join users u on u.id = r.author_id
  where ${LISTED} and ${FITS[list] ?? 'true'} order by l.rank limit ${limit}`

/** The cards of the picked recipes of several lists, each list in its order. */
function selectListed(lists: Record<string, Pick>, limit: number): string {
  const picked = Object.entries(lists).map(
    ([list, pick]) => `select '${list}' as list, place, id from (${pick(limit)}) as p`,
  )
  return `
    with picked as materialized (${picked.join(' union all ')})
    select p.list, (select to_json(c) from (
      select ${CARD_COLUMNS}, ${viewerColumns(VIEWER)}
      from ${CARD_TABLES} where r.id = p.id) c) as card
    from picked p order by p.list, p.place`
}

const EXPLORE = {
  trending: firstOf('week'),
  new: (limit) => `
    select row_number() over (order by r.published_at desc, r.id desc) as place, r.id
    from recipes r join users u on u.id = r.author_id
    where ${LISTED} order by r.published_at desc, r.id desc limit ${limit}`,
  easy: firstOf('easy'),
  'chefs-pick': firstOf('chefs-pick'),
  following: (limit) => `
    select row_number() over (order by n.at desc, n.id desc) as place, n.id
    from ${newestOfFollowed(FOLLOWED_RECIPES, VIEWER, String(limit))} as n`,
} satisfies Record<ExploreType, Pick>

const TRENDING_LISTS = [
  'trendingToday',
  'trendingWeek',
  'trendingMonth',
  'allTimeFavorites',
] as const
export type TrendingList = (typeof TRENDING_LISTS)[number]

const TRENDING = {
  trendingToday: firstOf('day'),
  trendingWeek: firstOf('week'),
  trendingMonth: firstOf('month'),
  allTimeFavorites: firstOf('all-time'),
} satisfies Record<TrendingList, Pick>

const EXPLORED = { list: oneOf(EXPLORE_TYPES), card: object(CARD_ROW) }
const TRENDED = { list: oneOf(TRENDING_LISTS), card: object(CARD_ROW) }

/**
 * At least this many of each list. The number is part of the SQL text: as a parameter it would make
 * the database plan these joins again at every call, which takes longer than running them.
 */
const statementsOf = (name: string, lists: Record<string, Pick>) => ({
  few: { name, row: EXPLORED, text: selectListed(lists, PAGE_SIZES.explore) },
  many: { name: `${name}_many`, row: EXPLORED, text: selectListed(lists, LIST_LIMITS.page) },
})

const EXPLORE_ALL = statementsOf('explore', EXPLORE)
const EXPLORE_ONE = {
  trending: statementsOf('explore_trending', { trending: EXPLORE.trending }),
  new: statementsOf('explore_new', { new: EXPLORE.new }),
  easy: statementsOf('explore_easy', { easy: EXPLORE.easy }),
  'chefs-pick': statementsOf('explore_picks', { 'chefs-pick': EXPLORE['chefs-pick'] }),
  following: statementsOf('explore_following', { following: EXPLORE.following }),
} satisfies Record<ExploreType, unknown>
const TRENDING_ALL = {
  name: 'trending',
  row: TRENDED,
  text: selectListed(TRENDING, PAGE_SIZES.trending),
}

/** At least `limit` of one list of explore, or of all five in one statement. */
export function listExplore(
  database: Database,
  type: ExploreType | undefined,
  viewerId: string,
  limit: number,
): Promise<Listed<ExploreType>[]> {
  const { few, many } = type ? EXPLORE_ONE[type] : EXPLORE_ALL
  return database.rows(limit <= PAGE_SIZES.explore ? few : many, [viewerId])
}

/** The four trending lists in one statement. */
export function listTrending(
  database: Database,
  viewerId: string,
): Promise<Listed<TrendingList>[]> {
  return database.rows(TRENDING_ALL, [viewerId])
}
