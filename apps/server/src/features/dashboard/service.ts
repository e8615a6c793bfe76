import { addDays, calendarDay, dayStreak, STREAK_LIMIT_DAYS } from '@potluck/rules'
import type { Database } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import type { Workers } from '../../platform/workers/index.ts'
import { findStats } from './stats-queries.ts'
import { createSuggestions } from './suggestions.ts'

const WEEK_MS = 7 * 86_400_000

type DashboardDeps = { database: Database; workers: Workers; now: () => Date }

/** The content of a cook's dashboard. */
export function createDashboard({ database, workers, now }: DashboardDeps) {
  return {
    suggestions: createSuggestions({ database, workers, now }),

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
  }
}

export type Dashboard = ReturnType<typeof createDashboard>
