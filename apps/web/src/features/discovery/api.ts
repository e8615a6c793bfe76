import { queryOptions } from '@tanstack/react-query'
import { type CallResponse, call, takeFirstAnswer } from '../../platform/call.ts'
import type { SearchFilters } from './search-params.ts'

type ExploreAnswer = CallResponse<'GET /recipes/explore'>
/** The five lists of the explore page. */
export type ExploreLists = Extract<ExploreAnswer, { trending: unknown }>
export type SearchPageAnswer = CallResponse<'GET /recipes/search'>

const discoveryKeys = {
  explore: ['discovery', 'explore'] as const,
  search: (filters: SearchFilters, page: number) => ['discovery', 'search', filters, page] as const,
  suggestions: (text: string) => ['discovery', 'suggestions', text] as const,
}

/** All five lists in one call, of which the page shows three. */
export function exploreQuery() {
  return queryOptions({
    queryKey: discoveryKeys.explore,
    queryFn: async ({ signal }) => toLists(await call('GET /recipes/explore', { signal })),
    initialData: () => {
      const answer = takeFirstAnswer('GET /recipes/explore')
      return answer && toLists(answer)
    },
  })
}

function toLists(answer: ExploreAnswer): ExploreLists {
  if ('recipes' in answer) throw new Error('One list came where five were asked for')
  return answer
}

/**
 * One page of results; a blank text asks nothing, unless it is the pantry that is asked.
 * `own`: the diets and allergies that bind the cook unless the filters lift them.
 */
export function searchQuery(all: SearchFilters, own: readonly string[], page: number) {
  const { pantry, missing, exact, anyDiet, ...rest } = all
  const tags = anyDiet ? rest.tags : [...new Set([...rest.tags, ...own])]
  const filters = { ...all, tags }
  const query = {
    ...rest,
    tags,
    page,
    ...(pantry && { pantry: 'true' as const, missing }),
    ...(exact && { exact: 'true' as const }),
  }
  return queryOptions({
    queryKey: discoveryKeys.search(filters, page),
    queryFn: ({ signal }) => call('GET /recipes/search', { query, signal }),
    initialData: () => takeFirstAnswer('GET /recipes/search', query),
    enabled: filters.q !== '' || filters.pantry,
  })
}

/** What a text that is still being typed may come to be. */
export function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: discoveryKeys.suggestions(text),
    queryFn: ({ signal }) => call('GET /recipes/suggestions', { query: { q: text }, signal }),
    staleTime: 60_000,
  })
}
