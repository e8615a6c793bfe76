import { PAGE_SIZES } from '@potluck/rules'
import {
  type InfiniteData,
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { changeCachedCopies, removeCachedCopies } from '../../platform/cached-copies.ts'
import { type CallResponse, call } from '../../platform/call.ts'
import type { Upload } from '../../ui/pictures/use-upload.ts'
import { type Activity, fromPost } from './activity.ts'

type CommentPage = CallResponse<'GET /activity/{id}/comments'>
export type PostComment = CommentPage['comments'][number]
type CommentPages = InfiniteData<CommentPage, number>
type EntryPage = { entries: Activity[]; page: number; pages: number }

const activityKeys = {
  ofCook: (username: string) => ['activity', 'cook', username.toLowerCase()] as const,
  comments: (postId: string) => ['activity', 'comments', postId] as const,
}

/** A cook's posts and acts, newest first, a page at a time. */
export function cookActivityQuery(username: string) {
  return infiniteQueryOptions({
    queryKey: activityKeys.ofCook(username),
    queryFn: async ({ pageParam, signal }): Promise<EntryPage> => {
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

interface NewPost {
  content: string
  pictures: File[]
  upload: Upload
}

/** Posts, and shows the cook's entries again from the first page. */
export function useCreatePost(username: string) {
  const queryClient = useQueryClient()
  const queryKey = activityKeys.ofCook(username)
  return useMutation({
    mutationFn: ({ content, pictures, upload }: NewPost) => {
      const body = new FormData()
      body.set('content', content)
      for (const picture of pictures) body.append('images', picture)
      return call('POST /activity', { body, ...upload })
    },
    onSuccess: () => {
      queryClient.setQueryData(queryKey, firstPage)
      return queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** Deletes the member's own entry from every list. */
export function useDeletePost() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /activity/{id}', { params: { id } }),
    onSuccess: (_answer, id) => removeCachedCopies(queryClient, id),
  })
}

/** The comments on a post, oldest first, a page at a time. */
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

/** Adds a comment at the end of those shown. */
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
      changeCachedCopies(queryClient, postId, { comments })
    },
  })
}

/** Deletes the member's own comment, or one on their post. */
export function useDeletePostComment(postId: string, commentsBefore: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (commentId: string) =>
      call('DELETE /activity/comments/{commentId}', { params: { commentId } }),
    onSuccess: (_answer, commentId) => {
      removeCachedCopies(queryClient, commentId)
      const comments = commentsBefore - 1
      changeCachedCopies(queryClient, postId, { comments })
      // Comments on the following pages have moved up by one.
      return queryClient.invalidateQueries({ queryKey: activityKeys.comments(postId) })
    },
  })
}

function firstPage(data: InfiniteData<EntryPage, number> | undefined) {
  return data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) }
}

function withComment(data: CommentPages, comment: PostComment): CommentPages {
  const pages = data.pages.map((page, index) =>
    index === data.pages.length - 1 ? { ...page, comments: [...page.comments, comment] } : page,
  )
  return { ...data, pages }
}
