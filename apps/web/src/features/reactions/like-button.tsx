import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { abbreviateCount } from '@potluck/rules'
import { Heart } from 'lucide-react'
import { buttonStyles } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { type Likeable, useToggleLike } from './api.ts'
import { likeProblem } from './like-problem.ts'

/** A heart and how many: fills at once, and empties again where the server says no. */
export function LikeButton({ recipe }: { recipe: Likeable }) {
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
      onClick={() => toggle({ onError: (error) => toast.error(likeProblem(error)) })}
      className={buttonStyles({ variant: 'outline' })}
    >
      <Icon of={Heart} className={isLiked ? 'fill-current text-tomato' : ''} />
      <span className="tabular-nums">{abbreviateCount(likes)}</span>
    </button>
  )
}
