import { addDays, calendarDay, dayStreak, STREAK_LIMIT_DAYS } from '@potluck/rules'
import type { Database } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { toCard } from '../recipes/index.ts'
import { restrictionsAmong } from './diets.ts'
import { findStats } from './stats-queries.ts'
import * as queries from './suggestion-queries.ts'

const WEEK_MS = 7 * 86_400_000

/** What a cook's own page tells them. */
export function createDashboard({ database, now }: { database: Database; now: () => Date }) {
  return {
    stats: async (member: Member, timeZone: string) => {
      const today = calendarDay(now(), timeZone)
      const row = await findStats(database, member.id, {
        timeZone,
        firstDay: addDays(today, -STREAK_LIMIT_DAYS),
        weekAgo: new Date(now().getTime() - WEEK_MS),
      })
      if (!row) throw new AppError('UNAUTHORIZED')
      const stats = {
        dayStreak: dayStreak(row.active_days, today),
        recipesThisWeek: row.recipes_this_week,
        totalLikes: row.total_likes,
        recipesCooked: row.recipes_cooked,
        avgRating: row.rating_count === 0 ? null : row.rating_sum / row.rating_count,
        followers: row.followers,
        recipesCount: row.recipes,
        followersCount: row.followers,
        savedRecipesCount: row.saved,
      }
      return { stats }
    },

    /** For the wheel: real recipes by chance, none that the member avoids. */
    inspirations: async (member: Member) => {
      const avoided = restrictionsAmong(await queries.listAvoided(database.db, member.id))
      const rows = await queries.listInspirations(database, member.id, avoided)
      return { recipes: rows.map(toCard) }
    },

    /** Without a cuisine of the member's own, what is trending everywhere. */
    recommendations: async (member: Member) => {
      const [labels, cuisine] = await Promise.all([
        queries.listAvoided(database.db, member.id),
        queries.findOwnCuisine(database, member.id),
      ])
      const avoided = restrictionsAmong(labels)
      const listed = await queries.listSuggestions(database, member.id, { avoided, cuisine })
      const cardsOf = (wanted: queries.Suggested['list']) =>
        listed.filter(({ list }) => list === wanted).map(({ card }) => toCard(card))
      return {
        recommended: cardsOf('recommended'),
        trending: { cuisine: cuisine ?? null, recipes: cardsOf('trending') },
      }
    },
  }
}

export type Dashboard = ReturnType<typeof createDashboard>
