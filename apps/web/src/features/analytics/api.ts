import type { AnalyticsDays } from '@potluck/rules'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallResponse, call } from '../../platform/call.ts'

/** What became of a recipe of one's own. */
export type RecipeAnalytics = CallResponse<'GET /analytics/recipes/{id}'>
export type Figures = RecipeAnalytics['totals']

export function recipeAnalyticsQuery(id: string, days: AnalyticsDays) {
  return queryOptions({
    queryKey: ['analytics', 'recipe', id, days],
    queryFn: ({ signal }) =>
      call('GET /analytics/recipes/{id}', { params: { id }, query: { days }, signal }),
    staleTime: 0,
    // Another stretch of time takes the place of the one on screen, not of a skeleton.
    placeholderData: keepPreviousData,
  })
}
