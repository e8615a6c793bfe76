import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Heart } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonStyles } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stars } from '../../ui/stars.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { toast } from '../../ui/toast.ts'
import { type Comment, useToggleLike } from './api.ts'
import { likeProblem } from './like-problem.ts'

/** One comment: who, how many stars, when, what, and who else thinks so. */
export function CommentEntry({ comment }: { comment: Comment }) {
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
        </header>
        <p className="mt-1 break-words whitespace-pre-line">{comment.text}</p>
        <button
          type="button"
          aria-pressed={isLiked}
          aria-label={t`Like the comment of ${name}, ${count}`}
          onClick={() => toggle({ onError: (error) => toast.error(likeProblem(error)) })}
          className={buttonStyles({
            variant: 'quiet',
            size: 'sm',
            className: 'mt-1 -ml-3 text-ink-soft aria-pressed:text-tomato',
          })}
        >
          <Icon of={Heart} size={16} className={isLiked ? 'fill-current' : ''} />
          <span className="tabular-nums">{likes}</span>
        </button>
      </div>
    </article>
  )
}
