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
  // As one text: a list would stand for every list that begins with it.
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
 * One page of results; a blank text asks nothing, unless it is the pantry that is asked.
 * `preferences`: what the cook keeps to, which binds unless the filters lift it.
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

/** Which of the cook's own words searches keep to: any answer of before says it, whatever was asked. */
export function findKept(queryClient: QueryClient, preferences: readonly string[]): string[] {
  const queryKey = discoveryKeys.searchesWithout(preferencesInOwnWords(preferences))
  const answers = queryClient.getQueriesData<SearchPageAnswer>({ queryKey })
  return answers.find(([, answer]) => answer?.kept)?.[1]?.kept ?? []
}

/** What a text that is still being typed may come to be. */
export function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: discoveryKeys.suggestions(text),
    queryFn: ({ signal }) => call('GET /recipes/suggestions', { query: { q: text }, signal }),
    staleTime: 60_000,
  })
}
