import { Trans, useLingui } from '@lingui/react/macro'
import { abbreviateCount, calendarDay } from '@potluck/rules'
import { BarChart } from '../../ui/chart/bar-chart.tsx'
import { ToggleChip } from '../../ui/controls/chip.tsx'
import { NUTRIENT_NAMES } from '../kitchen/index.ts'
import type { DiaryDay } from './api.ts'
import { CHARTED, type Charted } from './charted.ts'
import { WeekTable } from './week-table.tsx'

interface WeekChartProps {
  days: readonly DiaryDay[]
  figure: Charted
  onFigure: (figure: Charted) => void
}

/** One nutrient day by day, and all of them as a table. */
export function WeekChart({ days, figure, onFigure }: WeekChartProps) {
  const { t, i18n } = useLingui()
  const today = days.findIndex(({ day }) => day === calendarDay(new Date()))
  const { unit } = NUTRIENT_NAMES[figure]
  const name = t(NUTRIENT_NAMES[figure].name)
  const say = (day: string, format: Intl.DateTimeFormatOptions) =>
    i18n.date(`${day}T00:00:00Z`, { ...format, timeZone: 'UTC' })
  return (
    <section>
      <h2 className="sr-only">
        <Trans>Day by day</Trans>
      </h2>
      <fieldset className="mb-5 flex flex-wrap gap-2">
        <legend className="sr-only">
          <Trans>What the chart shows</Trans>
        </legend>
        {CHARTED.map((one) => (
          <ToggleChip key={one} pressed={one === figure} onClick={() => onFigure(one)}>
            {t(NUTRIENT_NAMES[one].name)}
          </ToggleChip>
        ))}
      </fieldset>
      <BarChart
        key={`${days[0]?.day} ${figure}`}
        label={t`${name} by day`}
        bars={days.map(({ day, amounts }) => ({
          key: day,
          name: say(day, { dateStyle: 'full' }),
          short: say(day, { weekday: 'short' }),
          value: amounts[figure],
        }))}
        format={(value) => `${i18n.number(value, { maximumFractionDigits: 0 })} ${unit}`}
        tick={abbreviateCount}
        opensAt={today < 0 ? undefined : today}
      />
      <WeekTable days={days} />
    </section>
  )
}
