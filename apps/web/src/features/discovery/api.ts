import { queryOptions } from '@tanstack/react-query'
import { type CallResponse, call } from '../../platform/call.ts'
import type { SearchFilters } from './search-params.ts'

type ExploreAnswer = CallResponse<'GET /recipes/explore'>
/** The five lists of the explore page. */
export type ExploreLists = Extract<ExploreAnswer, { trending: unknown }>
export type SearchPageAnswer = CallResponse<'GET /recipes/search'>

const discoveryKeys = {
  explore: ['discovery', 'explore'] as const,
  search: (filters: SearchFilters, page: number) => ['discovery', 'search', filters, page] as const,
}

/** All five lists in one call, of which the page shows three. */
export function exploreQuery() {
  return queryOptions({
    queryKey: discoveryKeys.explore,
    queryFn: async ({ signal }): Promise<ExploreLists> => {
      const answer = await call('GET /recipes/explore', { signal })
      if ('recipes' in answer) throw new Error('One list came where five were asked for')
      return answer
    },
  })
}

/** One page of results; a blank text has none and asks nothing. */
export function searchQuery(filters: SearchFilters, page: number) {
  return queryOptions({
    queryKey: discoveryKeys.search(filters, page),
    queryFn: ({ signal }) => call('GET /recipes/search', { query: { ...filters, page }, signal }),
    enabled: filters.q !== '',
  })
}
