import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeCachedCopies } from '../../platform/cached-copies.ts'
import { type CallResponse, call } from '../../platform/call.ts'

/** A cook in a list of cooks, with whether the reader follows them. */
export type Person = CallResponse<'GET /follow/followers/{userId}'>['followers'][number]

interface PeoplePage {
  people: Person[]
  page: number
  pages: number
}

type ListPeople = (input: {
  params: { userId: string }
  query: { page: number }
  signal: AbortSignal
}) => Promise<PeoplePage>

const PEOPLE = {
  followers: async (input) => {
    const { followers: people, ...page } = await call('GET /follow/followers/{userId}', input)
    return { people, ...page }
  },
  following: async (input) => {
    const { following: people, ...page } = await call('GET /follow/following/{userId}', input)
    return { people, ...page }
  },
  mutual: async (input) => {
    const { users: people, ...page } = await call('GET /follow/mutual/{userId}', input)
    return { people, ...page }
  },
} satisfies Record<string, ListPeople>

/**
 * A cook's followers, those they follow, or those that both they and the reader follow; a page at a
 * time.
 */
export function peopleQuery(list: keyof typeof PEOPLE, userId: string) {
  return infiniteQueryOptions({
    queryKey: ['follows', list, userId] as const,
    queryFn: ({ pageParam, signal }): Promise<PeoplePage> =>
      PEOPLE[list]({ params: { userId }, query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  })
}

/** Follows or unfollows a cook; the server's answer updates every place that shows the cook. */
export function useSetFollowing(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (follow: boolean) =>
      follow
        ? call('POST /follow/follow/{userId}', { params: { userId } })
        : call('DELETE /follow/unfollow/{userId}', { params: { userId } }),
    onSuccess: ({ isFollowing, followerCount }) => {
      changeCachedCopies(queryClient, userId, { isFollowing, followersCount: followerCount })
      // Lists of followed cooks' recipes are out of date now; they are fetched when next shown.
      return queryClient.invalidateQueries({ refetchType: 'none' })
    },
  })
}
