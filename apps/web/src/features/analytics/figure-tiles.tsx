import { Trans, useLingui } from '@lingui/react/macro'
import { ANALYTICS_FIGURES, type AnalyticsFigure, formatRating } from '@potluck/rules'
import { useId } from 'react'
import type { RecipeAnalytics } from './api.ts'
import { useFigureWords } from './use-figure-words.ts'

interface FigureTilesProps {
  analytics: RecipeAnalytics
  chosen: AnalyticsFigure
  onChoose: (figure: AnalyticsFigure) => void
}

/** The totals of the period; the chosen one is charted. */
export function FigureTiles({ analytics, chosen, onChoose }: FigureTilesProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">
        <Trans>What the chart shows</Trans>
      </legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {ANALYTICS_FIGURES.map((figure) => (
          <label
            key={figure}
            className="grid cursor-pointer content-start max-sm:first:col-span-2 rounded-card border border-line bg-surface px-4 py-3 hover:border-line-strong has-checked:border-tomato has-checked:bg-tomato-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tomato"
          >
            <input
              type="radio"
              name={name}
              checked={figure === chosen}
              onChange={() => onChoose(figure)}
              className="sr-only"
            />
            <Sum analytics={analytics} figure={figure} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Sum({ analytics, figure }: { analytics: RecipeAnalytics; figure: AnalyticsFigure }) {
  const { i18n } = useLingui()
  const { nameOf } = useFigureWords()
  const { totals, before, days } = analytics
  const { averageRating } = totals
  return (
    <>
      <span className="font-medium">{nameOf(figure)}</span>
      <span className="font-display text-3xl font-semibold tabular-nums">
        {i18n.number(totals[figure])}
      </span>
      <span className="text-sm text-ink-soft tabular-nums">
        {figure === 'ratings' && averageRating !== null && (
          <>
            <Trans>{formatRating(averageRating)} on average</Trans>
            {' · '}
          </>
        )}
        <Trans>
          {i18n.number(before[figure])} in the {days} days before
        </Trans>
      </span>
    </>
  )
}
