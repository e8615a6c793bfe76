import { PAGE_SIZES } from '@potluck/rules'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type CallResponse, call } from '../../platform/call.ts'
import { type Activity, fromPost } from '../activity/index.ts'
import { type FeedRecipe, fromChefRecipe, fromItem } from './entries.ts'

export type Chef = CallResponse<'GET /myfeed/chefs'>['chefs'][number]
export type FeedTab = 'recipes' | 'activity'

/** One page of a feed, from either endpoint. */
interface FeedPage<Entry> {
  entries: Entry[]
  page: number
  pages: number
}

const feedKeys = {
  chefs: ['feed', 'chefs'] as const,
  entries: (tab: FeedTab, chef: string | undefined) => ['feed', tab, chef ?? 'all'] as const,
}

/** Followed cooks. */
export function chefsQuery() {
  return queryOptions({
    queryKey: feedKeys.chefs,
    queryFn: ({ signal }) => call('GET /myfeed/chefs', { signal }),
  })
}

/** What followed cooks, or one of them, published; a page at a time. */
export function feedRecipesQuery(chef: string | undefined) {
  return infiniteQueryOptions({
    queryKey: feedKeys.entries('recipes', chef),
    queryFn: async ({ pageParam, signal }): Promise<FeedPage<FeedRecipe>> => {
      const query = { page: pageParam, limit: PAGE_SIZES.feed }
      if (chef) {
        const params = { id: chef }
        const answer = await call('GET /myfeed/chef/{id}/recipes', { params, query, signal })
        return { ...answer, entries: answer.recipes.map(fromChefRecipe) }
      }
      const answer = await call('GET /myfeed', { query: { ...query, type: 'recipes' }, signal })
      return { ...answer, entries: answer.feedItems.map(fromItem.recipe) }
    },
    ...paging,
  })
}

/** What followed cooks, or one of them, did and posted; a page at a time. */
export function feedActivityQuery(chef: string | undefined) {
  return infiniteQueryOptions({
    queryKey: feedKeys.entries('activity', chef),
    queryFn: async ({ pageParam, signal }): Promise<FeedPage<Activity>> => {
      const query = { page: pageParam, limit: PAGE_SIZES.feed }
      if (chef) {
        const params = { 'userId-or-username': chef }
        const key = 'GET /activity/user/{userId-or-username}'
        const answer = await call(key, { params, query, signal })
        return { ...answer, entries: answer.posts.map(fromPost) }
      }
      const answer = await call('GET /myfeed', { query: { ...query, type: 'activities' }, signal })
      return { ...answer, entries: answer.feedItems.map(fromItem.activity) }
    },
    ...paging,
  })
}

/** Drops the loaded pages of a feed, so that it starts again at its first page. */
export function forgetFeed(queryClient: QueryClient, tab: FeedTab, chef: string | undefined): void {
  queryClient.removeQueries({ queryKey: feedKeys.entries(tab, chef), exact: true })
}

const paging = {
  initialPageParam: 1,
  getNextPageParam: ({ page, pages }: FeedPage<unknown>) => (page < pages ? page + 1 : undefined),
}
