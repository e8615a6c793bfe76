import { PAGE_SIZES } from '@potluck/rules'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { changeCachedCopies, removeCachedCopies } from '../../platform/cached-copies.ts'
import { type CallResponse, call } from '../../platform/call.ts'

type CommentPage = CallResponse<'GET /recipes/{id}/comments'>
export type Comment = CommentPage['comments'][number]
type CommentPages = InfiniteData<CommentPage, number>

const reactionKeys = {
  comments: (recipeId: string) => ['reactions', 'comments', recipeId] as const,
  like: (id: string) => ['reactions', 'like', id] as const,
}

/** A recipe's comments, newest first, a page at a time. */
export function commentsQuery(recipeId: string) {
  return infiniteQueryOptions({
    queryKey: reactionKeys.comments(recipeId),
    queryFn: ({ pageParam, signal }) =>
      call('GET /recipes/{id}/comments', {
        params: { id: recipeId },
        query: { page: pageParam, limit: PAGE_SIZES.commentsOnRecipePage },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  })
}

/** A cached thing that can be liked. */
export interface Likeable {
  _id: string
  isLiked: boolean
  likes: number
}

export type LikeableKind = 'recipe' | 'comment' | 'post' | 'postComment'
type LikeStatus = CallResponse<'POST /recipes/{id}/like'>

const sendLike = {
  recipe: (id) => call('POST /recipes/{id}/like', { params: { id } }),
  comment: (id) => call('POST /recipes/comments/{commentId}/like', { params: { commentId: id } }),
  post: (id) => call('POST /activity/{id}/like', { params: { id } }),
  postComment: (id) =>
    call('POST /activity/comments/{commentId}/like', { params: { commentId: id } }),
} satisfies Record<LikeableKind, (id: string) => Promise<LikeStatus>>

/**
 * Likes or unlikes at once, then shows the server's answer; undone if the call fails. A second
 * press while the first is being sent is ignored.
 */
export function useToggleLike(kind: LikeableKind, thing: Likeable) {
  const queryClient = useQueryClient()
  const { _id: id, isLiked, likes } = thing
  const mutationKey = reactionKeys.like(id)

  const mutation = useMutation({
    mutationKey,
    mutationFn: () => sendLike[kind](id),
    onMutate: () => {
      changeCachedCopies(queryClient, id, {
        isLiked: !isLiked,
        likes: Math.max(0, likes + (isLiked ? -1 : 1)),
      })
      return { isLiked, likes }
    },
    onSuccess: (answer) =>
      changeCachedCopies(queryClient, id, { isLiked: answer.isLiked, likes: answer.likeCount }),
    // By then this function belongs to a later render: only `before` still has the old state.
    onError: (_error, _nothing, before) => before && changeCachedCopies(queryClient, id, before),
  })

  function toggle(options: {
    onSuccess?: ((answer: LikeStatus) => void) | undefined
    onError: (error: Error) => void
  }) {
    if (queryClient.isMutating({ mutationKey, exact: true }) === 0)
      mutation.mutate(undefined, options)
  }

  return toggle
}

/** Adds a comment at the top of the list; `rating` is left out on the member's own recipe. */
export function useAddComment(recipeId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { text: string; rating?: number }) =>
      call('POST /recipes/{id}/comments', { params: { id: recipeId }, body }),
    onSuccess: ({ comment, newRecipeRating }) => {
      addToList(queryClient, recipeId, comment)
      if (newRecipeRating !== undefined)
        changeCachedCopies(queryClient, recipeId, { rating: newRecipeRating })
    },
  })
}

/** Deletes the member's own comment. */
export function useDeleteComment(recipeId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (commentId: string) =>
      call('DELETE /recipes/comments/{commentId}', { params: { commentId } }),
    onSuccess: (_answer, commentId) => {
      removeCachedCopies(queryClient, commentId)
      // Comments on the following pages have moved up by one.
      return queryClient.invalidateQueries({ queryKey: reactionKeys.comments(recipeId) })
    },
  })
}

/** Hides a comment on the member's own recipe, or shows it again. */
export function useToggleHidden() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (commentId: string) =>
      call('POST /recipes/comments/{commentId}/hide', { params: { commentId } }),
    onSuccess: ({ isHidden }, commentId) =>
      changeCachedCopies(queryClient, commentId, { isHidden }),
  })
}

function addToList(queryClient: QueryClient, recipeId: string, comment: Comment): void {
  queryClient.setQueryData(reactionKeys.comments(recipeId), (data: CommentPages | undefined) => {
    const [first, ...rest] = data?.pages ?? []
    if (!data || !first) return data
    const withIt = { ...first, comments: [comment, ...first.comments], total: first.total + 1 }
    return { ...data, pages: [withIt, ...rest] }
  })
}
