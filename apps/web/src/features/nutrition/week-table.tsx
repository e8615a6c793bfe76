import { Trans, useLingui } from '@lingui/react/macro'
import { Disclosure } from '../../ui/disclosure.tsx'
import { NUTRIENT_NAMES, NutrientAmount } from '../kitchen/index.ts'
import type { DiaryDay } from './api.ts'
import { CHARTED } from './charted.ts'

/** The figures of the chart as a table. */
export function WeekTable({ days }: { days: readonly DiaryDay[] }) {
  const { t, i18n } = useLingui()
  return (
    <Disclosure
      className="mt-4"
      summary={
        <span className="font-medium">
          <Trans>The same as a table</Trans>
        </span>
      }
    >
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        aria-label={t`The same as a table`}
        className="overflow-x-auto"
      >
        <table className="mt-2 w-full text-right tabular-nums max-sm:text-sm">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-2 text-left font-medium">
                <Trans>Day</Trans>
              </th>
              {CHARTED.map((figure) => (
                <th key={figure} scope="col" className="py-2 pl-2 font-medium">
                  {t(NUTRIENT_NAMES[figure].name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, amounts }) => (
              <tr key={day} className="border-b border-line">
                <th scope="row" className="py-2 text-left font-normal whitespace-nowrap">
                  {i18n.date(`${day}T00:00:00Z`, {
                    weekday: 'short',
                    day: 'numeric',
                    timeZone: 'UTC',
                  })}
                </th>
                {CHARTED.map((figure) => (
                  <td key={figure} className="py-2 pl-2">
                    <NutrientAmount nutrient={figure} amount={amounts[figure]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  )
}
