import type { PagePath } from '@potluck/rules'
import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../features/auth/index.ts'

/** Until then, pointing at the same link again fetches nothing. */
const FRESH_MS = 30_000

type Prefetch = (queryClient: QueryClient) => Promise<unknown>

/** What each page fetches first. Not for a recipe, whose answer counts as a view, nor of doubles, whose begins a search. */
const PREFETCHES: ReadonlyMap<string, Prefetch> = new Map<PagePath, Prefetch>([
  [
    '/explore',
    async (queryClient) => {
      const { exploreQuery } = await import('../features/discovery/api.ts')
      return queryClient.prefetchQuery(exploreQuery())
    },
  ],
  [
    '/trending',
    async (queryClient) => {
      const { trendingQuery } = await import('../features/trending/api.ts')
      return queryClient.prefetchQuery(trendingQuery())
    },
  ],
  [
    '/myFeed',
    async (queryClient) => {
      const { chefsQuery, feedRecipesQuery } = await import('../features/feed/api.ts')
      return Promise.all([
        queryClient.prefetchQuery(chefsQuery()),
        queryClient.prefetchInfiniteQuery(feedRecipesQuery(undefined)),
      ])
    },
  ],
  [
    '/savedRecipes',
    async (queryClient) => {
      const [{ savedRecipesQuery }, { collectionsQuery }] = await Promise.all([
        import('../features/saved/api.ts'),
        import('../features/collections/api.ts'),
      ])
      return Promise.all([
        queryClient.prefetchQuery(savedRecipesQuery()),
        queryClient.prefetchQuery(collectionsQuery()),
      ])
    },
  ],
  [
    '/dashboard',
    async (queryClient) => {
      const api = await import('../features/dashboard/api.ts')
      return Promise.all([
        queryClient.prefetchQuery({ ...api.statsQuery(), staleTime: FRESH_MS }),
        queryClient.prefetchQuery(api.inspirationsQuery()),
        queryClient.prefetchQuery(api.recommendationsQuery()),
      ])
    },
  ],
  [
    '/dashboard/myRecipes',
    async (queryClient) => {
      const { ownRecipesQuery } = await import('../features/recipes/api.ts')
      return Promise.all([
        queryClient.prefetchInfiniteQuery(ownRecipesQuery('published')),
        queryClient.prefetchInfiniteQuery(ownRecipesQuery('draft')),
      ])
    },
  ],
  [
    '/dashboard/inventory',
    async (queryClient) => {
      const { pantryQuery } = await import('../features/pantry/api.ts')
      return queryClient.prefetchQuery(pantryQuery())
    },
  ],
  [
    '/dashboard/mealPlanner',
    async (queryClient) => {
      const [{ weekQuery }, { weekOf }] = await Promise.all([
        import('../features/planner/api.ts'),
        import('../features/planner/week.ts'),
      ])
      return queryClient.prefetchQuery(weekQuery(weekOf(undefined)))
    },
  ],
])

/** Fetches a page's first data for a signed-in member, so that it is there when the page opens. */
export async function prefetchPage(queryClient: QueryClient, path: string): Promise<void> {
  if (queryClient.getQueryData(sessionQuery().queryKey)) await PREFETCHES.get(path)?.(queryClient)
}
