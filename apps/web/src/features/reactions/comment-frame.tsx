import type { ReactNode } from 'react'
import { AuthorFace, AuthorName } from '../../ui/recipe/author-name.tsx'
import { readAuthor } from '../../ui/recipe/read-card.ts'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Likeable } from './api.ts'
import { CardLikeButton } from './like-button.tsx'

interface CommentFrameProps {
  kind: 'comment' | 'postComment'
  comment: Likeable & {
    author: { username: string; name: string; avatar: string | null; hasProfile: boolean }
    createdAt: string
  }
  text: string
  /** Between the name and the time: the rating. */
  rating?: ReactNode
  /** After the time: a badge for a hidden comment. */
  badge?: ReactNode
  faded?: boolean
  likeLabel: string
  /** More buttons beside the heart. */
  acts?: ReactNode
}

/** A comment in any list: who, when, the text, and the buttons below it. */
export function CommentFrame(props: CommentFrameProps) {
  const { kind, comment, text, rating, badge, faded = false, likeLabel, acts } = props
  const { createdAt } = comment
  const author = readAuthor(comment.author)
  const isSmall = kind === 'postComment'
  const Heading = isSmall ? 'h4' : 'h3'
  return (
    <article className={isSmall ? 'flex gap-3 py-2' : 'flex gap-4 py-5'}>
      <AuthorFace author={author} size={isSmall ? 'sm' : 'md'} />
      <div className="min-w-0 flex-1">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className="font-medium">
            <AuthorName author={author} />
          </Heading>
          {rating}
          <TimeAgo date={createdAt} className="text-sm text-ink-soft tabular-nums" />
          {badge}
        </header>
        <p
          className={`break-words whitespace-pre-line ${isSmall ? '' : 'mt-1'} ${faded ? 'text-ink-soft' : ''}`}
        >
          {text}
        </p>
        <div className="-ml-2.5 flex flex-wrap">
          <CardLikeButton kind={kind} thing={{ ...comment, title: likeLabel }} />
          {acts}
        </div>
      </div>
    </article>
  )
}
