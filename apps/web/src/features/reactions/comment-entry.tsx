import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stars } from '../../ui/recipe/stars.tsx'
import type { Comment } from './api.ts'
import { CommentFrame } from './comment-frame.tsx'
import { DeleteCommentButton } from './delete-comment-button.tsx'
import type { CommentActs } from './use-comment-acts.tsx'

interface CommentEntryProps {
  comment: Comment
  acts: CommentActs
  isOwn: boolean
  /** The recipe is the member's own, so they can hide others' comments. */
  isOnOwnRecipe: boolean
}

/** One comment on a recipe, with its stars and whether others see it. */
export function CommentEntry({ comment, acts, isOwn, isOnOwnRecipe }: CommentEntryProps) {
  const { t } = useLingui()
  const { author, rating, isHidden } = comment
  const name = author.name
  return (
    <CommentFrame
      kind="comment"
      comment={comment}
      text={comment.text}
      rating={rating !== null && <Stars rating={rating} />}
      badge={
        isHidden && (
          <Badge icon={<Icon of={EyeOff} size={16} />}>
            {isOnOwnRecipe ? <Trans>Hidden by you</Trans> : <Trans>Hidden by the cook</Trans>}
          </Badge>
        )
      }
      faded={isHidden}
      likeLabel={t`the comment of ${name}`}
      acts={
        <>
          {isOnOwnRecipe && !isOwn && (
            <Button
              variant="quiet"
              size="sm"
              className="text-ink-soft"
              icon={<Icon of={isHidden ? Eye : EyeOff} size={16} />}
              aria-label={
                isHidden ? t`Show the comment of ${name}` : t`Hide the comment of ${name}`
              }
              onClick={() => acts.toggleHidden(comment)}
            >
              {isHidden ? <Trans>Show</Trans> : <Trans>Hide</Trans>}
            </Button>
          )}
          {isOwn && <DeleteCommentButton name={name} onPress={() => acts.remove(comment)} />}
        </>
      }
    />
  )
}
