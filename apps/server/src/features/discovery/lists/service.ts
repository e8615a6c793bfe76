import type { ExploreType } from '@potluck/rules'
import type { Database } from '../../../platform/database/index.ts'
import type { Member } from '../../../platform/http/index.ts'
import { toCard } from '../../recipes/index.ts'
import * as queries from './list-queries.ts'

/** Lists of recipes published by cooks with a public profile. */
export function createLists({ database }: { database: Database }) {
  return {
    /** One list of the explore page. */
    exploreOne: async (member: Member, type: ExploreType, limit: number) => ({
      recipes: cardsOf(await queries.listExplore(database, type, member.id, limit), type, limit),
    }),

    /** All five lists of the explore page. */
    explore: async (member: Member, limit: number) => {
      const listed = await queries.listExplore(database, undefined, member.id, limit)
      return {
        trending: cardsOf(listed, 'trending', limit),
        new: cardsOf(listed, 'new', limit),
        easy: cardsOf(listed, 'easy', limit),
        'chefs-pick': cardsOf(listed, 'chefs-pick', limit),
        following: cardsOf(listed, 'following', limit),
      }
    },

    /** The four ranked lists of the trending page. */
    trending: async (member: Member) => {
      const listed = await queries.listTrending(database, member.id)
      return {
        trendingToday: cardsOf(listed, 'trendingToday'),
        trendingWeek: cardsOf(listed, 'trendingWeek'),
        trendingMonth: cardsOf(listed, 'trendingMonth'),
        allTimeFavorites: cardsOf(listed, 'allTimeFavorites'),
      }
    },
  }
}

export type Lists = ReturnType<typeof createLists>

function cardsOf<List extends string>(
  listed: queries.Listed<List>[],
  wanted: NoInfer<List>,
  limit?: number,
) {
  const cards = listed.filter(({ list }) => list === wanted).map(({ card }) => toCard(card))
  return cards.slice(0, limit)
}
