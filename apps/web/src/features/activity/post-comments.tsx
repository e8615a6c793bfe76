import { Trans, useLingui } from '@lingui/react/macro'
import { TEXT_LIMITS } from '@potluck/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { inOnce } from '../../platform/in-once.ts'
import { serverMessage } from '../../platform/server-message.ts'
import { AuthorName } from '../../ui/author-name.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Loading, SkeletonText } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { toast } from '../../ui/toast.ts'
import { CardLikeButton } from '../reactions/index.ts'
import { type PostComment, postCommentsQuery, useAddPostComment } from './api.ts'

interface PostCommentsProps {
  postId: string
  commentsCount: number
}

/** What was said of a post, and the way to join in. */
export function PostComments({ postId, commentsCount }: PostCommentsProps) {
  const { t } = useLingui()
  const query = useInfiniteQuery(postCommentsQuery(postId))
  // One's own, added at the end, comes again with the page it is on.
  const comments = inOnce(query.data?.pages.flatMap((page) => page.comments) ?? [])
  return (
    <div className="mt-2 border-l-2 border-line pl-4">
      {query.isPending && (
        <Loading text={t`Loading comments...`}>
          <SkeletonText lines={2} />
        </Loading>
      )}
      <ul>
        {comments.map((comment) => (
          <li key={comment._id}>
            <CommentEntry comment={comment} />
          </li>
        ))}
      </ul>
      {query.error && (
        <ErrorState title={t`Failed to fetch comments`} onRetry={() => query.refetch()} />
      )}
      {!query.error && query.hasNextPage && (
        <LoadMore onLoad={() => query.fetchNextPage()} pending={query.isFetchingNextPage} />
      )}
      <CommentForm postId={postId} commentsCount={commentsCount} />
    </div>
  )
}

function CommentEntry({ comment }: { comment: PostComment }) {
  const { t } = useLingui()
  const { author, body, createdAt } = comment
  return (
    <article className="flex gap-3 py-2">
      <Avatar person={author} size="sm" />
      <div className="min-w-0 flex-1">
        <h4 className="flex flex-wrap items-baseline gap-x-2 font-normal">
          <AuthorName author={author} className="font-medium" />
          <TimeAgo date={createdAt} className="text-sm text-ink-soft tabular-nums" />
        </h4>
        <p className="break-words whitespace-pre-line">{body}</p>
        <div className="-ml-2.5">
          <CardLikeButton
            kind="postComment"
            thing={{ ...comment, title: t`the comment of ${author.name}` }}
          />
        </div>
      </div>
    </article>
  )
}

function CommentForm({ postId, commentsCount }: PostCommentsProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const adding = useAddPostComment(postId, commentsCount)
  const trimmed = text.trim()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (trimmed === '' || adding.isPending) return
    adding.mutate(trimmed, {
      onSuccess: () => setText(''),
      onError: (error) => toast.error(serverMessage(error) ?? t`Failed to add comment`),
    })
  }

  return (
    <form onSubmit={handleSubmit} className="grid justify-items-start gap-2 pt-2">
      <Field label={t`Your comment`} hideLabel className="w-full">
        <TextArea
          rows={1}
          value={text}
          maxLength={TEXT_LIMITS.comment}
          placeholder={t`Write a comment`}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" size="sm" disabled={trimmed === ''} loading={adding.isPending}>
        <Trans>Post</Trans>
      </Button>
    </form>
  )
}
