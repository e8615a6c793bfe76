import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { takeBootPart } from '../../platform/boot.ts'
import { type CallResponse, call } from '../../platform/call.ts'
import type { RecipeFilters } from './search.ts'

type Answer = CallResponse<'GET /auth/profile/{username}'>
type RecipePage = CallResponse<'GET /auth/profile/{username}/recipes'>

/** A cook as their page shows them. */
export interface Profile extends Pick<Answer, 'stats' | 'favoriteRecipes'> {
  /**
   * With the fields that following changes, so that changing every cached copy of a cook updates
   * them too.
   */
  cook: Answer['user'] & { isFollowing: boolean; followersCount: number }
}

const profileKeys = {
  all: ['profiles'] as const,
  of: (username: string) => [...profileKeys.all, username.toLowerCase()] as const,
  recipes: (username: string) => [...profileKeys.of(username), 'recipes'] as const,
  favorites: (username: string) => [...profileKeys.of(username), 'favorites'] as const,
}

/**
 * A cook's profile. Its page takes the data that the server sent with the HTML, if there is any,
 * instead of asking again.
 */
export function profileQuery(username: string) {
  return queryOptions({
    queryKey: [...profileKeys.of(username), 'profile'],
    queryFn: async ({ signal }) =>
      toProfile(await call('GET /auth/profile/{username}', { params: { username }, signal })),
    initialData: () => {
      const wanted = username.toLowerCase()
      const profile = takeBootPart('profile', ({ user }) => user.username.toLowerCase() === wanted)
      return profile && toProfile(profile)
    },
  })
}

/** A cook's recipes, newest first, a page at a time. */
export function profileRecipesQuery(username: string, filters: RecipeFilters) {
  return infiniteQueryOptions({
    queryKey: [...profileKeys.recipes(username), filters],
    queryFn: ({ pageParam, signal }) =>
      call('GET /auth/profile/{username}/recipes', {
        params: { username },
        // The server preloads the first page of the list under exactly this address.
        query: { ...filters, ...(pageParam > 1 && { page: pageParam }) },
        signal,
      }),
    ...paging,
  })
}

/** A cook's saved recipes, latest first: the first page came with the profile. */
export function favoritesQuery(username: string, { favoriteRecipes, stats }: Profile) {
  const total = stats.favoriteRecipesCount
  const pages = favoriteRecipes.length < total ? 2 : 1
  return infiniteQueryOptions({
    queryKey: profileKeys.favorites(username),
    queryFn: ({ pageParam, signal }): Promise<RecipePage> =>
      call('GET /profiles/{username}/favorites', {
        params: { username },
        query: { page: pageParam },
        signal,
      }),
    initialData: {
      pages: [{ recipes: favoriteRecipes, page: 1, pages, total }],
      pageParams: [1],
    },
    ...paging,
  })
}

/** The member's own favorites have changed: they and their count are fetched again. */
export async function refreshFavorites(queryClient: QueryClient, username: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: profileKeys.favorites(username) }),
    refreshProfile(queryClient, username),
  ])
}

/** Somebody was followed or unfollowed: a cook's figures are fetched again. */
export function refreshProfile(queryClient: QueryClient, username: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: profileQuery(username).queryKey })
}

const paging = {
  initialPageParam: 1,
  getNextPageParam: ({ page, pages }: RecipePage) => (page < pages ? page + 1 : undefined),
}

function toProfile({ user, stats, favoriteRecipes, followData }: Answer): Profile {
  const { isFollowing } = followData
  return { cook: { ...user, isFollowing, followersCount: stats.followers }, stats, favoriteRecipes }
}
