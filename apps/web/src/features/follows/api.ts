import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeCachedCopies } from '../../platform/cached-copies.ts'
import { call } from '../../platform/call.ts'

/** Follows or unfollows a cook; what the server answers shows wherever the cook does. */
export function useSetFollowing(userId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (follow: boolean) =>
      follow
        ? call('POST /follow/follow/{userId}', { params: { userId } })
        : call('DELETE /follow/unfollow/{userId}', { params: { userId } }),
    onSuccess: ({ isFollowing, followerCount }) => {
      changeCachedCopies(queryClient, userId, { isFollowing, followersCount: followerCount })
      // Lists of followed cooks' recipes are out of date now; they are asked for when next seen.
      return queryClient.invalidateQueries({ refetchType: 'none' })
    },
  })
}
