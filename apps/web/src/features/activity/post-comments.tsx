import { Trans, useLingui } from '@lingui/react/macro'
import { TEXT_LIMITS } from '@potluck/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { uniqueById } from '../../platform/unique-by-id.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CharacterCount } from '../../ui/controls/character-count.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Loading, SkeletonText } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { askToSignIn, useSession } from '../auth/index.ts'
import { CommentFrame, DeleteCommentButton } from '../reactions/index.ts'
import type { Activity } from './activity.ts'
import { postCommentsQuery, useAddPostComment } from './api.ts'
import { useDeleteComment } from './use-delete-comment.tsx'

interface PostCommentsProps {
  entry: Pick<Activity, '_id' | 'author' | 'comments'>
}

/** The comments on an entry, and a field to write one. */
export function PostComments({ entry }: PostCommentsProps) {
  const { t } = useLingui()
  const user = useSession()
  const query = useInfiniteQuery(postCommentsQuery(entry._id))
  const [remove, deleteDialog] = useDeleteComment(entry)
  // The member's new comment, added at the end, is loaded again with its page.
  const comments = uniqueById(query.data?.pages.flatMap((page) => page.comments) ?? [])
  const mayDelete = (authorId: string) => user && [authorId, entry.author._id].includes(user._id)
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
            <CommentFrame
              kind="postComment"
              comment={comment}
              text={comment.body}
              likeLabel={t`the comment of ${comment.author.name}`}
              acts={
                mayDelete(comment.author._id) && (
                  <DeleteCommentButton
                    name={comment.author.name}
                    onPress={() => remove(comment._id)}
                  />
                )
              }
            />
          </li>
        ))}
      </ul>
      {query.error && (
        <ErrorState
          title={t`Failed to fetch comments`}
          onRetry={() => (query.data ? query.fetchNextPage() : query.refetch())}
        />
      )}
      {!query.error && query.hasNextPage && (
        <LoadMore onLoad={() => query.fetchNextPage()} pending={query.isFetchingNextPage} />
      )}
      {user ? (
        <CommentForm entry={entry} />
      ) : (
        <Button size="sm" onClick={askToSignIn} className="mt-2">
          <Trans>Sign in to comment</Trans>
        </Button>
      )}
      {deleteDialog}
    </div>
  )
}

function CommentForm({ entry }: PostCommentsProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const adding = useAddPostComment(entry._id, entry.comments)
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
        <CharacterCount text={text} limit={TEXT_LIMITS.comment} />
      </Field>
      <Button type="submit" size="sm" disabled={trimmed === ''} loading={adding.isPending}>
        <Trans>Post</Trans>
      </Button>
    </form>
  )
}
