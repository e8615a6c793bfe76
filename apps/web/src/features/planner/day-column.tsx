import { useLingui } from '@lingui/react/macro'
import { calendarDay, MEALS } from '@potluck/rules'
import { useId } from 'react'
import type { PlanEntry } from './api.ts'
import { MealCell } from './meal-cell.tsx'
import type { PlanHandlers } from './plan-handlers.ts'
import { dayNames } from './week.ts'

interface DayColumnProps extends PlanHandlers {
  day: string
  entries: readonly PlanEntry[]
  /** When days are side by side, the first one shows the meal names for all. */
  namesMeals: boolean
}

/**
 * Under each other most days are out of sight: they are laid out when they come into it, so that a
 * dialog over the week, which styles all of the page anew, has little to style.
 */
const OUT_OF_SIGHT =
  '@max-[50rem]:[content-visibility:auto] @max-[50rem]:[contain-intrinsic-height:auto_17rem] @max-[50rem]:[overflow-clip-margin:0.5rem]'

/** One day with its meals. */
export function DayColumn({ day, entries, namesMeals, ...handlers }: DayColumnProps) {
  const { i18n } = useLingui()
  const titleId = useId()
  const { short, weekday, number, whole } = dayNames(day, i18n.locale)
  const isToday = day === calendarDay(new Date())
  return (
    <section
      aria-labelledby={titleId}
      className={`@min-[50rem]:row-span-5 @min-[50rem]:grid @min-[50rem]:min-w-0 @min-[50rem]:grid-rows-subgrid ${OUT_OF_SIGHT}`}
    >
      <h3
        id={titleId}
        aria-label={whole}
        aria-current={isToday ? 'date' : undefined}
        className="flex items-center gap-2 border-b border-line-strong pb-2 font-display text-lg font-semibold @min-[50rem]:border-0 @min-[50rem]:pb-3 @min-[50rem]:font-sans @min-[50rem]:text-base @min-[50rem]:font-medium"
      >
        <span className="@min-[50rem]:hidden">{weekday}</span>
        <span className="text-ink-soft @max-[50rem]:hidden">{short}</span>
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
          showsName={namesMeals}
          entries={entries.filter((entry) => entry.meal === meal)}
          {...handlers}
        />
      ))}
    </section>
  )
}
