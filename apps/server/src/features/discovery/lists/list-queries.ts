import type { ExploreType } from '@potluck/rules'
import type { Database } from '../../../platform/database/index.ts'
import { FOLLOWED_RECIPES, newestOfFollowed } from '../../follows/index.ts'
import { CARD_COLUMNS, CARD_TABLES, type CardRow, viewerColumns } from '../../recipes/index.ts'
import type { RankedList } from './weights.ts'

/** A card and the list it stands in. */
export type Listed<List extends string> = { list: List; card: CardRow }

const VIEWER = '$1::uuid'
const LIMIT = '$2::integer'
const LISTABLE = `r.status = 'published' and (u.is_public or r.author_id = ${VIEWER})`

/** Of a ranked list the first that its reader may see. */
const firstOf = (list: RankedList) => `
  select l.rank as place, l.recipe_id as id
  from ranked_lists l join recipes r on r.id = l.recipe_id join users u on u.id = r.author_id
  where l.list = '${list}' and ${LISTABLE}
  order by l.rank limit ${LIMIT}`

/** The picked recipes' cards, lists mixed, each in its order. */
function selectListed(lists: Record<string, string>): string {
  const picked = Object.entries(lists).map(
    ([list, pick]) => `select '${list}' as list, place, id from (${pick}) as p`,
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
  new: `
    select row_number() over (order by r.published_at desc, r.id desc) as place, r.id
    from recipes r join users u on u.id = r.author_id
    where ${LISTABLE} order by r.published_at desc, r.id desc limit ${LIMIT}`,
  easy: firstOf('easy'),
  'chefs-pick': firstOf('chefs-pick'),
  following: `
    select row_number() over (order by n.at desc, n.id desc) as place, n.id
    from ${newestOfFollowed(FOLLOWED_RECIPES, VIEWER, LIMIT)} as n`,
} satisfies Record<ExploreType, string>

const TRENDING = {
  trendingToday: firstOf('day'),
  trendingWeek: firstOf('week'),
  trendingMonth: firstOf('month'),
  allTimeFavorites: firstOf('all-time'),
}

export type TrendingList = keyof typeof TRENDING

const statementOf = (name: string, lists: Record<string, string>) => ({
  name,
  text: selectListed(lists),
})
const EXPLORE_ALL = statementOf('explore', EXPLORE)
const EXPLORE_ONE = {
  trending: statementOf('explore_trending', { trending: EXPLORE.trending }),
  new: statementOf('explore_new', { new: EXPLORE.new }),
  easy: statementOf('explore_easy', { easy: EXPLORE.easy }),
  'chefs-pick': statementOf('explore_picks', { 'chefs-pick': EXPLORE['chefs-pick'] }),
  following: statementOf('explore_following', { following: EXPLORE.following }),
} satisfies Record<ExploreType, unknown>
const TRENDING_ALL = statementOf('trending', TRENDING)

/** One list of explore, or all five in one statement. */
export function listExplore(
  database: Database,
  type: ExploreType | undefined,
  viewerId: string,
  limit: number,
): Promise<Listed<ExploreType>[]> {
  return database.query(type ? EXPLORE_ONE[type] : EXPLORE_ALL, [viewerId, limit])
}

/** The four trending lists in one statement. */
export function listTrending(
  database: Database,
  viewerId: string,
  limit: number,
): Promise<Listed<TrendingList>[]> {
  return database.query(TRENDING_ALL, [viewerId, limit])
}
