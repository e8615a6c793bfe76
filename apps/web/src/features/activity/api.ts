import { PAGE_SIZES } from '@potluck/rules'
import {
  type InfiniteData,
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { changeCachedCopies } from '../../platform/cached-copies.ts'
import { type CallResponse, call } from '../../platform/call.ts'
import { fromPost } from './activity.ts'

type CommentPage = CallResponse<'GET /activity/{id}/comments'>
export type PostComment = CommentPage['comments'][number]
type CommentPages = InfiniteData<CommentPage, number>

const activityKeys = {
  ofCook: (username: string) => ['activity', 'cook', username.toLowerCase()] as const,
  comments: (postId: string) => ['activity', 'comments', postId] as const,
}

/** What a cook wrote and did, newest first, a page at a time. */
export function cookActivityQuery(username: string) {
  return infiniteQueryOptions({
    queryKey: activityKeys.ofCook(username),
    queryFn: async ({ pageParam, signal }) => {
      const params = { 'userId-or-username': username }
      const query = { page: pageParam, limit: PAGE_SIZES.activity }
      const key = 'GET /activity/user/{userId-or-username}'
      const { posts, page, pages } = await call(key, { params, query, signal })
      return { entries: posts.map(fromPost), page, pages }
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  })
}

/** What was said of a post, oldest first, a page at a time. */
export function postCommentsQuery(postId: string) {
  return infiniteQueryOptions({
    queryKey: activityKeys.comments(postId),
    queryFn: ({ pageParam, signal }) =>
      call('GET /activity/{id}/comments', {
        params: { id: postId },
        query: { page: pageParam },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  })
}

/** Adds a comment at the end of those that are shown. */
export function useAddPostComment(postId: string, commentsBefore: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: string) =>
      call('POST /activity/{id}/comment', { params: { id: postId }, body: { body } }),
    onSuccess: (comment) => {
      queryClient.setQueryData(
        activityKeys.comments(postId),
        (data: CommentPages | undefined) => data && withComment(data, comment),
      )
      const comments = commentsBefore + 1
      changeCachedCopies(queryClient, postId, { comments, commentsCount: comments })
    },
  })
}

function withComment(data: CommentPages, comment: PostComment): CommentPages {
  const pages = data.pages.map((page, index) =>
    index === data.pages.length - 1 ? { ...page, comments: [...page.comments, comment] } : page,
  )
  return { ...data, pages }
}
