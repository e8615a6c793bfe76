import { Trans, useLingui } from '@lingui/react/macro'
import { ANALYTICS_FIGURES } from '@potluck/rules'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { RecipeAnalytics } from './api.ts'
import { useFigureWords } from './use-figure-words.ts'
import { usePointName } from './use-point-name.ts'

/** All figures of the period as a table, newest first. */
export function FiguresTable({ points, step }: Pick<RecipeAnalytics, 'points' | 'step'>) {
  const { i18n } = useLingui()
  const { nameOf } = useFigureWords()
  const pointName = usePointName()
  return (
    <Disclosure
      className="mt-6"
      summary={
        <span className="font-medium">
          <Trans>The same as a table</Trans>
        </span>
      }
    >
      <table className="mt-2 w-full text-right tabular-nums max-sm:text-sm">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-2 text-left font-medium">
              {step === 'week' ? <Trans>Week</Trans> : <Trans>Day</Trans>}
            </th>
            {ANALYTICS_FIGURES.map((figure) => (
              <th key={figure} scope="col" className="py-2 pl-1 font-medium">
                {nameOf(figure)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.from} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {pointName.long(point)}
              </th>
              {ANALYTICS_FIGURES.map((figure) => (
                <td key={figure} className="py-2 pl-1">
                  {i18n.number(point[figure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
