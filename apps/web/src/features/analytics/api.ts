import type { AnalyticsDays } from '@potluck/rules'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallResponse, call } from '../../platform/call.ts'

/** The figures of the member's own recipe. */
export type RecipeAnalytics = CallResponse<'GET /analytics/recipes/{id}'>
export type Figures = RecipeAnalytics['totals']

export function recipeAnalyticsQuery(id: string, days: AnalyticsDays) {
  return queryOptions({
    queryKey: ['analytics', 'recipe', id, days],
    queryFn: ({ signal }) =>
      call('GET /analytics/recipes/{id}', { params: { id }, query: { days }, signal }),
    staleTime: 0,
    // Keeps the previous period's figures on screen while another loads.
    placeholderData: keepPreviousData,
  })
}
