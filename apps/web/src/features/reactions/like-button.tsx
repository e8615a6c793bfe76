import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { abbreviateCount } from '@potluck/rules'
import { Heart } from 'lucide-react'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { askToSignIn, useSession } from '../auth/index.ts'
import { type Likeable, type LikeableKind, useToggleLike } from './api.ts'
import { likeProblem } from './like-problem.ts'

interface LikeButtonProps {
  recipe: Likeable
}

/** A heart with the number of likes: changes at once, and back if the server refuses. */
export function LikeButton({ recipe }: LikeButtonProps) {
  const { t } = useLingui()
  const toggle = useToggleLike('recipe', recipe)
  const { isLiked, likes } = recipe
  const count = t`${plural(likes, { one: '# like', other: '# likes' })}`

  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={t`Like, ${count}`}
      data-tooltip={isLiked ? t`Unlike` : t`Like`}
      onClick={() => toggle({ onError: (error) => toast.error(likeProblem(error, 'recipe')) })}
      className={buttonStyles({ variant: 'outline', className: 'max-sm:px-3' })}
    >
      <Icon of={Heart} className={isLiked ? 'fill-current text-tomato' : ''} />
      <span className="tabular-nums">{abbreviateCount(likes)}</span>
    </button>
  )
}

interface CardLikeButtonProps {
  thing: Likeable & { title: string }
  kind?: LikeableKind
  /** The messages after success, and the one that replaces the usual message after a failure. */
  sentences?: { liked: string; unliked: string; failed: string } | undefined
}

/** The same, small, for lists: its label names the thing. A visitor is asked to sign in. */
export function CardLikeButton({ thing, kind = 'recipe', sentences }: CardLikeButtonProps) {
  const { t } = useLingui()
  const user = useSession()
  const toggle = useToggleLike(kind, thing)
  const { isLiked, likes, title } = thing
  const count = t`${plural(likes, { one: '# like', other: '# likes' })}`

  function press() {
    if (!user) return askToSignIn()
    toggle({
      onSuccess:
        sentences &&
        (({ isLiked: now }) => {
          toast.success(now ? sentences.liked : sentences.unliked)
        }),
      onError: (error) => toast.error(likeProblem(error, kind, sentences?.failed)),
    })
  }

  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={t`Like ${title}, ${count}`}
      data-tooltip={isLiked ? t`Unlike` : t`Like`}
      onClick={press}
      className={buttonStyles({
        variant: 'quiet',
        size: 'sm',
        className: 'gap-1.5 px-2 text-ink-soft hover:text-ink aria-pressed:text-tomato',
      })}
    >
      <Icon of={Heart} size={18} className={isLiked ? 'fill-current' : ''} />
      <span className="tabular-nums">{abbreviateCount(likes)}</span>
    </button>
  )
}
