import { Trans, useLingui } from '@lingui/react/macro'
import { type AnalyticsFigure, abbreviateCount, formatRating } from '@potluck/rules'
import { BarChart } from '../../ui/chart/bar-chart.tsx'
import type { RecipeAnalytics } from './api.ts'
import { FigureTiles } from './figure-tiles.tsx'
import { FiguresTable } from './figures-table.tsx'
import { useFigureWords } from './use-figure-words.ts'
import { usePointName } from './use-point-name.ts'

interface RecipeFiguresProps {
  analytics: RecipeAnalytics
  figure: AnalyticsFigure
  onFigure: (figure: AnalyticsFigure) => void
}

/** Totals, a chart of one of them, and all figures as a table. */
export function RecipeFigures({ analytics, figure, onFigure }: RecipeFiguresProps) {
  const { t } = useLingui()
  const { nameOf, count } = useFigureWords()
  const pointName = usePointName()
  const { points, step, totals } = analytics
  const name = nameOf(figure)
  return (
    <>
      <FigureTiles analytics={analytics} chosen={figure} onChoose={onFigure} />
      <section className="mt-8">
        <h2 className="mb-3 font-medium">
          {step === 'week' ? <Trans>{name} by week</Trans> : <Trans>{name} by day</Trans>}
        </h2>
        <BarChart
          key={`${points.length} ${figure}`}
          label={step === 'week' ? t`${name} by week` : t`${name} by day`}
          bars={points.map((point) => ({
            key: point.from,
            name: pointName.long(point),
            short: pointName.short(point),
            value: point[figure],
          }))}
          format={(value) => count(figure, value)}
          tick={abbreviateCount}
        />
        {totals[figure] === 0 && (
          <p className="mt-4 text-ink-soft">
            <Trans>Nothing of this in these days.</Trans>
          </p>
        )}
      </section>
      <FiguresTable points={points} step={step} />
      <AllTime figures={analytics.allTime} />
    </>
  )
}

function AllTime({ figures }: { figures: RecipeAnalytics['allTime'] }) {
  const { count } = useFigureWords()
  const { averageRating } = figures
  return (
    <p className="mt-6 max-w-measure text-sm text-ink-soft tabular-nums">
      <Trans>
        Since the beginning: {count('views', figures.views)}, {count('likes', figures.likes)},{' '}
        {count('saves', figures.saves)}, {count('comments', figures.comments)},{' '}
        {count('ratings', figures.ratings)}
      </Trans>
      {averageRating !== null && <Trans>, {formatRating(averageRating)} on average</Trans>}.{' '}
      <Trans>
        Days are UTC's. A view counts once a day and cook, your own never; likes, saves, comments
        and ratings count on the day they were made, as long as they stand.
      </Trans>
    </p>
  )
}
