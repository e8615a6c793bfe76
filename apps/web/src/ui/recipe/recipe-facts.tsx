import { Trans, useLingui } from '@lingui/react/macro'
import { formatRating, shortenTime } from '@potluck/rules'
import { Clock, Star } from 'lucide-react'
import { type Difficulty, DifficultyName } from '../badge.tsx'
import { Icon } from '../icon.tsx'

interface RecipeFactsProps {
  recipe: {
    cookTime: string
    restTime: string
    difficulty: Difficulty | null
    rating?: number | null
    reviewCount?: number
  }
  className?: string
}

const difficultyInk = { Easy: 'text-basil', Medium: 'text-saffron', Hard: 'text-beet' }

/** Time, difficulty and rating (or 'New') in one line; a dot at the start of a line is clipped. */
export function RecipeFacts({ recipe, className = '' }: RecipeFactsProps) {
  const { cookTime, restTime, difficulty, rating, reviewCount = 0 } = recipe
  return (
    <ul
      className={`-ml-4 flex flex-wrap gap-y-1 [clip-path:inset(0_0_0_1rem)] text-sm text-ink-soft tabular-nums *:flex *:items-center *:gap-1 *:before:-mr-1 *:before:w-4 *:before:text-center *:before:content-['·'] ${className}`}
    >
      {cookTime && (
        <li>
          <Icon of={Clock} size={16} />
          <Times cookTime={shortenTime(cookTime)} restTime={shortenTime(restTime)} />
        </li>
      )}
      {difficulty && (
        <li>
          <span className={`font-medium ${difficultyInk[difficulty]}`}>
            <DifficultyName difficulty={difficulty} />
          </span>
        </li>
      )}
      {rating !== undefined && (
        <li>
          {rating === null ? (
            <Trans>New</Trans>
          ) : (
            <Rating rating={rating} reviewCount={reviewCount} />
          )}
        </li>
      )}
    </ul>
  )
}

/** Who sees 25 minutes and no rest would begin a dish of tomorrow tonight. */
function Times({ cookTime, restTime }: { cookTime: string; restTime: string }) {
  if (!restTime) return cookTime
  return (
    <Trans>
      {cookTime} + {restTime} rest
    </Trans>
  )
}

function Rating({ rating, reviewCount }: { rating: number; reviewCount: number }) {
  const { t } = useLingui()
  const shown = formatRating(rating)
  return (
    <>
      <Icon of={Star} size={16} className="fill-current text-star" label={t`Rating`} />
      <span className="font-medium text-ink">{shown}</span>
      <span>({reviewCount})</span>
    </>
  )
}
