import { useLingui } from '@lingui/react/macro'
import { calendarDay, MEALS } from '@potluck/rules'
import { useId } from 'react'
import type { PlanEntry } from './api.ts'
import { MealCell } from './meal-cell.tsx'
import { dayNames } from './week.ts'
import type { PlanHandlers } from './week-grid.tsx'

interface DayColumnProps extends PlanHandlers {
  day: string
  entries: readonly PlanEntry[]
}

/** One day with its meals. */
export function DayColumn({ day, entries, ...handlers }: DayColumnProps) {
  const { i18n } = useLingui()
  const titleId = useId()
  const { short, weekday, number, whole } = dayNames(day, i18n.locale)
  const isToday = day === calendarDay(new Date())
  return (
    <section
      aria-labelledby={titleId}
      className="@4xl:row-span-5 @4xl:grid @4xl:min-w-0 @4xl:grid-rows-subgrid"
    >
      <h3
        id={titleId}
        aria-label={whole}
        aria-current={isToday ? 'date' : undefined}
        className="flex items-center gap-2 border-b border-line-strong pb-2 font-display text-lg font-semibold @4xl:border-0 @4xl:pb-3 @4xl:font-sans @4xl:text-base @4xl:font-medium"
      >
        <span className="@4xl:hidden">{weekday}</span>
        <span className="text-ink-soft @max-4xl:hidden">{short}</span>
        <span
          className={`grid h-8 min-w-8 place-items-center rounded-full px-1.5 tabular-nums ${isToday ? 'bg-tomato text-on-tomato' : ''}`}
        >
          {number}
        </span>
      </h3>
      {MEALS.map((meal) => (
        <MealCell
          key={meal}
          place={{ day, meal }}
          entries={entries.filter((entry) => entry.meal === meal)}
          {...handlers}
        />
      ))}
    </section>
  )
}
