import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, EyeOff, Heart, Trash2 } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonStyles } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stars } from '../../ui/stars.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { toast } from '../../ui/toast.ts'
import { type Comment, useToggleLike } from './api.ts'
import { likeProblem } from './like-problem.ts'
import type { CommentActs } from './use-comment-acts.tsx'

interface CommentEntryProps {
  comment: Comment
  acts: CommentActs
  isOwn: boolean
  /** On a recipe of one's own: then a comment of others can be hidden. */
  isOnOwnRecipe: boolean
}

/** One comment: who, how many stars, when, what, and who else thinks so. */
export function CommentEntry({ comment, acts, isOwn, isOnOwnRecipe }: CommentEntryProps) {
  const { t } = useLingui()
  const toggle = useToggleLike('comment', comment)
  const { author, isLiked, likes } = comment
  const name = author.name
  const count = t`${plural(likes, { one: '# like', other: '# likes' })}`

  return (
    <article className="flex gap-4 py-5">
      <Avatar person={author} />
      <div className="min-w-0 flex-1">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-medium">{name}</h3>
          {comment.rating !== null && <Stars rating={comment.rating} />}
          <TimeAgo date={comment.createdAt} className="text-sm text-ink-soft" />
          {comment.isHidden && (
            <Badge icon={<Icon of={EyeOff} size={16} />}>
              {isOnOwnRecipe ? <Trans>Hidden by you</Trans> : <Trans>Hidden by the cook</Trans>}
            </Badge>
          )}
        </header>
        <p
          className={`mt-1 break-words whitespace-pre-line ${comment.isHidden ? 'text-ink-soft' : ''}`}
        >
          {comment.text}
        </p>
        <div className="mt-1 -ml-3 flex flex-wrap">
          <button
            type="button"
            aria-pressed={isLiked}
            aria-label={t`Like the comment of ${name}, ${count}`}
            onClick={() => toggle({ onError: (error) => toast.error(likeProblem(error)) })}
            className={buttonStyles({
              variant: 'quiet',
              size: 'sm',
              className: 'text-ink-soft aria-pressed:text-tomato',
            })}
          >
            <Icon of={Heart} size={16} className={isLiked ? 'fill-current' : ''} />
            <span className="tabular-nums">{likes}</span>
          </button>
          {isOnOwnRecipe && !isOwn && (
            <Button
              variant="quiet"
              size="sm"
              className="text-ink-soft"
              icon={<Icon of={comment.isHidden ? Eye : EyeOff} size={16} />}
              aria-label={
                comment.isHidden ? t`Show the comment of ${name}` : t`Hide the comment of ${name}`
              }
              onClick={() => acts.toggleHidden(comment)}
            >
              {comment.isHidden ? <Trans>Show</Trans> : <Trans>Hide</Trans>}
            </Button>
          )}
          {isOwn && (
            <Button
              variant="quiet"
              size="sm"
              className="text-ink-soft"
              icon={<Icon of={Trash2} size={16} />}
              aria-label={t`Delete the comment of ${name}`}
              onClick={() => acts.remove(comment)}
            >
              <Trans>Delete</Trans>
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}
