import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { PAGE_SIZES } from '@potluck/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { keptFocus } from '../../ui/overlays/kept-focus.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { Loading, Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useSession } from '../auth/index.ts'
import { type Comment, commentsQuery } from './api.ts'
import { CommentEntry } from './comment-entry.tsx'
import { CommentForm } from './comment-form.tsx'
import { useCommentActs } from './use-comment-acts.tsx'

interface CommentsProps {
  recipe: { _id: string; author: { _id: string }; allowComments: boolean }
  /** Called after a comment was added or removed: the recipe's rating and counts have changed. */
  onChanged: () => void
}

/** The comments on a recipe, three at first, and the form to add one. */
export function Comments({ recipe, onChanged }: CommentsProps) {
  const { t } = useLingui()
  const user = useSession()
  const isOwnRecipe = user?._id === recipe.author._id
  const [acts, actDialog] = useCommentActs(recipe._id, onChanged)
  const comments = useInfiniteQuery(commentsQuery(recipe._id))
  const total = comments.data?.pages[0]?.total
  const all = comments.data?.pages.flatMap((page) => page.comments)

  async function loadMore() {
    const { isError } = await comments.fetchNextPage()
    if (isError) toast.error(t`Failed to fetch comments`)
  }

  return (
    <section ref={keptFocus} aria-labelledby="comments" className="max-w-measure">
      <h2 id="comments" className="mb-5 font-display text-2xl font-semibold">
        <Trans>Comments</Trans>
        {total !== undefined && total > 0 && (
          <span className="ml-2 font-sans text-lg font-normal text-ink-soft tabular-nums">
            {total}
          </span>
        )}
      </h2>
      {recipe.allowComments ? (
        <CommentForm recipeId={recipe._id} withRating={!isOwnRecipe} onCommented={onChanged} />
      ) : (
        <p className="rounded-card bg-sunk px-5 py-4 text-ink-soft">
          <Trans>Comments are turned off for this recipe.</Trans>
        </p>
      )}
      {all && total !== undefined && (
        <CommentList
          comments={all}
          total={total}
          invites={recipe.allowComments}
          entry={(comment) => (
            <CommentEntry
              comment={comment}
              acts={acts}
              isOwn={user?._id === comment.author._id}
              isOnOwnRecipe={isOwnRecipe}
            />
          )}
          more={comments.hasNextPage}
          onMore={loadMore}
          morePending={comments.isFetchingNextPage}
        />
      )}
      {comments.isPending && <CommentsLoading />}
      {comments.isError && !all && (
        <ErrorState
          title={t`Failed to fetch comments`}
          message={serverMessage(comments.error) ?? comments.error.message}
          onRetry={() => comments.refetch()}
        />
      )}
      {actDialog}
    </section>
  )
}

interface CommentListProps {
  comments: Comment[]
  total: number
  /** Whether the reader may comment; an empty list then invites them. */
  invites: boolean
  entry: (comment: Comment) => ReactNode
  more: boolean
  onMore: () => void
  morePending: boolean
}

function CommentList(props: CommentListProps) {
  const { comments, total, invites, entry, more, onMore, morePending } = props
  const [showsAll, setShowsAll] = useState(false)
  const first = PAGE_SIZES.commentsShownFirst
  const shown = showsAll ? comments : comments.slice(0, first)
  const hidden = total - first

  if (total === 0) {
    if (!invites) return null
    return (
      <p className="mt-6 text-ink-soft">
        <Trans>Nobody has said a word yet. Be the first.</Trans>
      </p>
    )
  }
  return (
    <>
      <ul className="mt-4 divide-y divide-line">
        {shown.map((comment) => (
          <li key={comment._id}>{entry(comment)}</li>
        ))}
      </ul>
      {showsAll && more && <LoadMore onLoad={onMore} pending={morePending} />}
      {hidden > 0 && (
        <Button
          variant="quiet"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className="mt-2 -ml-4"
        >
          {showsAll ? (
            <Trans>Show Less</Trans>
          ) : (
            <Plural value={hidden} one="View # More Comment" other="View # More Comments" />
          )}
        </Button>
      )}
    </>
  )
}

function CommentsLoading() {
  const { t } = useLingui()
  return (
    <Loading text={t`Loading comments...`} className="mt-6 grid gap-8">
      <div className="flex gap-4">
        <Skeleton className="size-10 shrink-0 rounded-full" />
        <div className="flex-1">
          <SkeletonText lines={3} />
        </div>
      </div>
      <div className="flex gap-4">
        <Skeleton className="size-10 shrink-0 rounded-full" />
        <div className="flex-1">
          <SkeletonText lines={2} />
        </div>
      </div>
    </Loading>
  )
}
