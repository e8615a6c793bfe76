import type { QueryClient } from '@tanstack/react-query'

/** Until then an answer that was asked for ahead is not asked for again by pointing at the link again. */
const FRESH_MS = 30_000

type AskAhead = (queryClient: QueryClient) => Promise<unknown>

/**
 * What pages ask the server for first, asked as soon as a link to them is pointed at, focused or
 * touched: who presses it then finds the answer there. A recipe is not among them, as its answer counts
 * as a view.
 */
const FIRST_QUESTIONS: Partial<Record<string, AskAhead>> = {
  '/explore': async (queryClient) => {
    const { exploreQuery } = await import('../features/discovery/api.ts')
    return queryClient.prefetchQuery(exploreQuery())
  },
  '/trending': async (queryClient) => {
    const { trendingQuery } = await import('../features/trending/api.ts')
    return queryClient.prefetchQuery(trendingQuery())
  },
  '/myFeed': async (queryClient) => {
    const { chefsQuery, feedRecipesQuery } = await import('../features/feed/api.ts')
    return Promise.all([
      queryClient.prefetchQuery(chefsQuery()),
      queryClient.prefetchInfiniteQuery(feedRecipesQuery(undefined)),
    ])
  },
  '/savedRecipes': async (queryClient) => {
    const [{ savedRecipesQuery }, { collectionsQuery }] = await Promise.all([
      import('../features/saved/api.ts'),
      import('../features/collections/api.ts'),
    ])
    return Promise.all([
      queryClient.prefetchQuery(savedRecipesQuery()),
      queryClient.prefetchQuery(collectionsQuery()),
    ])
  },
  '/dashboard': async (queryClient) => {
    const api = await import('../features/dashboard/api.ts')
    return Promise.all([
      queryClient.prefetchQuery({ ...api.statsQuery(), staleTime: FRESH_MS }),
      queryClient.prefetchQuery(api.inspirationsQuery()),
      queryClient.prefetchQuery(api.recommendationsQuery()),
    ])
  },
  '/dashboard/myRecipes': async (queryClient) => {
    const { ownRecipesQuery } = await import('../features/recipes/api.ts')
    return Promise.all([
      queryClient.prefetchInfiniteQuery(ownRecipesQuery('published')),
      queryClient.prefetchInfiniteQuery(ownRecipesQuery('draft')),
    ])
  },
  '/dashboard/inventory': async (queryClient) => {
    const { pantryQuery } = await import('../features/pantry/api.ts')
    return queryClient.prefetchQuery(pantryQuery())
  },
  '/dashboard/mealPlanner': async (queryClient) => {
    const [{ weekQuery }, { weekOf }] = await Promise.all([
      import('../features/planner/api.ts'),
      import('../features/planner/week.ts'),
    ])
    return queryClient.prefetchQuery(weekQuery(weekOf(undefined)))
  },
}

/** Asks for what the page at a path shows first, where that is known; a failure is the page's to tell. */
export function askAhead(queryClient: QueryClient, path: string): void {
  FIRST_QUESTIONS[path]?.(queryClient).catch(() => undefined)
}
