import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatRating, shortenTime } from '@potluck/rules'
import { Clock, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { DifficultyName } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { isBareCount } from '../../../ui/recipe/is-bare-count.ts'
import { Stars } from '../../../ui/recipe/stars.tsx'
import type { Recipe } from '../api.ts'

const difficultyInk = { Easy: 'text-basil', Medium: 'text-saffron', Hard: 'text-beet' }

interface FactLineProps {
  recipe: Pick<
    Recipe,
    | 'prepTime'
    | 'cookTime'
    | 'restTime'
    | 'totalTime'
    | 'servings'
    | 'difficulty'
    | 'rating'
    | 'reviewCount'
  >
  className?: string
}

/** Times, portions, difficulty and rating in one slim line. */
export function FactLine({ recipe, className = '' }: FactLineProps) {
  const { servings, difficulty } = recipe
  const [prepTime, cookTime, restTime, totalTime] = [
    recipe.prepTime,
    recipe.cookTime,
    recipe.restTime,
    recipe.totalTime,
  ].map(shortenTime)
  return (
    <ul
      className={`flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft max-md:text-sm md:gap-x-5 md:gap-y-2 tabular-nums ${className}`}
    >
      {prepTime && (
        <Fact icon={<Icon of={Clock} size={18} />}>
          <Trans>
            <Strong>{prepTime}</Strong> prep
          </Trans>
        </Fact>
      )}
      {cookTime && (
        <Fact icon={prepTime ? undefined : <Icon of={Clock} size={18} />}>
          <Trans>
            <Strong>{cookTime}</Strong> cooking
          </Trans>
        </Fact>
      )}
      {restTime && (
        <Fact>
          <Trans>
            <Strong>{restTime}</Strong> resting
          </Trans>
        </Fact>
      )}
      {(prepTime || restTime) && totalTime && (
        <Fact>
          <Trans>
            <Strong>{totalTime}</Strong> in all
          </Trans>
        </Fact>
      )}
      {servings && (
        <Fact icon={<Icon of={Users} size={18} />}>
          <Servings servings={servings} />
        </Fact>
      )}
      {difficulty && (
        <li className={`font-medium ${difficultyInk[difficulty]}`}>
          <DifficultyName difficulty={difficulty} />
        </li>
      )}
      <Rating recipe={recipe} />
    </ul>
  )
}

function Fact({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      {icon}
      <span>{children}</span>
    </li>
  )
}

function Strong({ children }: { children: ReactNode }) {
  return <span className="font-medium text-ink">{children}</span>
}

/** '4' gets the word for what it counts; 'makes 12 rolls' says so itself. */
function Servings({ servings }: { servings: string }) {
  if (!isBareCount(servings)) return <Strong>{servings}</Strong>
  return (
    <Trans>
      serves <Strong>{servings}</Strong>
    </Trans>
  )
}

function Rating({ recipe }: { recipe: Pick<Recipe, 'rating' | 'reviewCount'> }) {
  const { t } = useLingui()
  const { rating, reviewCount } = recipe
  if (rating === null) {
    return (
      <li>
        <Trans>New</Trans>
      </li>
    )
  }
  const reviews = t`${plural(reviewCount, { one: '# rating', other: '# ratings' })}`
  return (
    <li className="flex items-center gap-2">
      <Stars rating={rating} />
      <Strong>{formatRating(rating)}</Strong>
      <span>({reviews})</span>
    </li>
  )
}
