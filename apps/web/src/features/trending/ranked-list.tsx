import { Trans, useLingui } from '@lingui/react/macro'
import { abbreviateCount } from '@potluck/rules'
import { CalendarDays, Eye } from 'lucide-react'
import { BelowTheFold } from '../../platform/below-the-fold.tsx'
import { Icon } from '../../ui/icon.tsx'
import { readCard, readMoment } from '../../ui/recipe/read-card.ts'
import { LiveRankedRow } from '../cards/index.ts'
import type { TrendingRecipe } from './api.ts'

/** The most rows that any screen shows without scrolling. */
const FIRST_ROWS = 6

/** A ranking in the style of a cookbook's index: numbers first, the top ones largest. */
export function RankedList({ recipes }: { recipes: TrendingRecipe[] }) {
  const rows = recipes.map((recipe, index) => (
    <li key={recipe._id}>
      <LiveRankedRow
        recipe={recipe}
        rank={index + 1}
        priority={index < 4}
        figures={<Standing recipe={recipe} />}
      />
    </li>
  ))
  return (
    <>
      <h2 className="sr-only">
        <Trans>Recipes</Trans>
      </h2>
      <ol className="-mt-6 divide-y divide-line">
        {rows.slice(0, FIRST_ROWS)}
        <BelowTheFold>{rows.slice(FIRST_ROWS)}</BelowTheFold>
      </ol>
    </>
  )
}

/** How often it was opened, and when it was published. */
function Standing({ recipe }: { recipe: TrendingRecipe }) {
  const { t, i18n } = useLingui()
  const { views } = readCard(recipe)
  const createdAt = readMoment(recipe.createdAt)
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft tabular-nums *:flex *:items-center *:gap-1.5">
      <li>
        <Icon of={Eye} size={16} label={t`Views`} />
        {abbreviateCount(views ?? 0)}
      </li>
      {createdAt && (
        <li>
          <Icon of={CalendarDays} size={16} label={t`Created`} />
          <time dateTime={createdAt}>{i18n.date(createdAt, { dateStyle: 'medium' })}</time>
        </li>
      )}
    </ul>
  )
}
