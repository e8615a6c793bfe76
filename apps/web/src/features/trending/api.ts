import { queryOptions } from '@tanstack/react-query'
import { type CallResponse, call, takeFirstAnswer } from '../../platform/call.ts'

/** The four ranked lists. */
export type TrendingLists = CallResponse<'GET /recipes/trending'>
export type TrendingRecipe = TrendingLists['trendingToday'][number]

export function trendingQuery() {
  return queryOptions({
    queryKey: ['trending'],
    queryFn: ({ signal }) => call('GET /recipes/trending', { signal }),
    initialData: () => takeFirstAnswer('GET /recipes/trending'),
  })
}
