import { checkedPreferences, preferencesInOwnWords } from '@potluck/rules'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type CallResponse, call, takeFirstAnswer } from '../../platform/call.ts'
import type { SearchFilters } from './search-params.ts'

type ExploreAnswer = CallResponse<'GET /recipes/explore'>
/** The five lists of the explore page. */
export type ExploreLists = Extract<ExploreAnswer, { trending: unknown }>
export type SearchPageAnswer = CallResponse<'GET /recipes/search'>

const discoveryKeys = {
  explore: ['discovery', 'explore'] as const,
  // Joined into one string: a list as a key would match every longer list that starts with it.
  searchesWithout: (avoid: readonly string[]) => ['discovery', 'search', avoid.join(',')] as const,
  search: (avoid: readonly string[], filters: SearchFilters, page: number) =>
    ['discovery', 'search', avoid.join(','), filters, page] as const,
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
 * One page of results; an empty text fetches nothing, unless the pantry filter is on.
 * `preferences`: the cook's restrictions, which apply unless the filters lift them.
 */
export function searchQuery(all: SearchFilters, preferences: readonly string[], page: number) {
  const { pantry, missing, exact, anyDiet, ...rest } = all
  const binding = anyDiet ? [] : preferences
  const tags = [...new Set([...rest.tags, ...checkedPreferences(binding)])]
  const avoid = preferencesInOwnWords(binding)
  const filters = { ...all, tags }
  const query = {
    ...rest,
    tags,
    page,
    avoid,
    ...(pantry && { pantry: 'true' as const, missing }),
    ...(exact && { exact: 'true' as const }),
  }
  return queryOptions({
    queryKey: discoveryKeys.search(avoid, filters, page),
    queryFn: ({ signal }) => call('GET /recipes/search', { query, signal }),
    initialData: () => takeFirstAnswer('GET /recipes/search', query),
    enabled: filters.q !== '' || filters.pantry,
  })
}

/** Which of the cook's own words searches exclude: any earlier answer says so, whatever its query. */
export function findKept(queryClient: QueryClient, preferences: readonly string[]): string[] {
  const queryKey = discoveryKeys.searchesWithout(preferencesInOwnWords(preferences))
  const answers = queryClient.getQueriesData<SearchPageAnswer>({ queryKey })
  return answers.find(([, answer]) => answer?.kept)?.[1]?.kept ?? []
}

/** Completions of a text that is still being typed. */
export function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: discoveryKeys.suggestions(text),
    queryFn: ({ signal }) => call('GET /recipes/suggestions', { query: { q: text }, signal }),
    staleTime: 60_000,
  })
}
