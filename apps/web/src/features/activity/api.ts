import {
  type InfiniteData,
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { changeCachedCopies } from '../../platform/cached-copies.ts'
import { type CallResponse, call } from '../../platform/call.ts'

type CommentPage = CallResponse<'GET /activity/{id}/comments'>
export type PostComment = CommentPage['comments'][number]
type CommentPages = InfiniteData<CommentPage, number>

const activityKeys = {
  comments: (postId: string) => ['activity', 'comments', postId] as const,
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
