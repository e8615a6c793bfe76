import type { contract, ResponseOf } from '@potluck/contract'
import { type AnalyticsDays, addDays } from '@potluck/rules'
import { type Database, toIso } from '../../platform/database/index.ts'
import { AppError, type Member } from '../../platform/http/index.ts'
import { type Sums, sumOf, toPoints } from './points.ts'
import { findRecipeFigures } from './queries.ts'

type AnalyticsDeps = { database: Database; now: () => Date }
type Endpoints = typeof contract.analytics
type RecipeAnalytics = ResponseOf<Endpoints['GET /analytics/recipes/{id}']>

/** Figures over time for the member's own recipes. Days are UTC, as the counters keep them. */
export function createAnalytics({ database, now }: AnalyticsDeps) {
  return {
    /** @throws RECIPE_NOT_FOUND for everyone but its author */
    getRecipe: async (
      member: Member,
      id: string,
      days: AnalyticsDays,
    ): Promise<RecipeAnalytics> => {
      const to = now().toISOString().slice(0, 10)
      const from = addDays(to, 1 - days)
      const since = addDays(from, -days)
      const row = await findRecipeFigures(database.db, { id, authorId: member.id, since })
      if (!row) throw new AppError('RECIPE_NOT_FOUND')
      const step = days === 365 ? 'week' : 'day'
      return {
        recipe: {
          _id: row.id,
          title: row.title,
          status: row.status,
          publishedAt: row.published_at && toIso(row.published_at),
        },
        days,
        from,
        to,
        step,
        points: toPoints(row.days, { from, to }, step).map((point) => ({
          ...toFigures(point),
          from: point.from,
          to: point.to,
        })),
        totals: toFigures(sumOf(row.days, { from, to })),
        before: toFigures(sumOf(row.days, { from: since, to: addDays(from, -1) })),
        allTime: toFigures(row),
      }
    },
  }
}

export type Analytics = ReturnType<typeof createAnalytics>

function toFigures({ views, likes, saves, comments, ratings, rating_sum }: Sums) {
  const averageRating = ratings === 0 ? null : rating_sum / ratings
  return { views, likes, saves, comments, ratings, averageRating }
}
