import { Trans } from '@lingui/react/macro'
import { daysOfWeek } from '@potluck/rules'
import { Fragment } from 'react'
import { useNarrow } from '../../platform/use-narrow.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { PlanEntry } from './api.ts'
import { DayColumn } from './day-column.tsx'
import type { PlanHandlers } from './plan-handlers.ts'
import { fromToday } from './week.ts'

interface WeekGridProps extends PlanHandlers {
  start: string
  entries: readonly PlanEntry[]
}

/** The width for seven days side by side, as in the classes below. */
const GRID_WIDTH = '50rem'

/** Days side by side with their meals in rows; one below the other if there is no room. */
export function WeekGrid({ start, entries, ...handlers }: WeekGridProps) {
  const [isStacked, measured] = useNarrow(GRID_WIDTH)
  const days = isStacked ? fromToday(daysOfWeek(start)) : daysOfWeek(start)
  return (
    <div ref={measured} className="@container">
      {entries.length === 0 && <NothingPlanned />}
      <div className="grid gap-6 @min-[50rem]:grid-cols-7 @min-[50rem]:grid-rows-[auto_repeat(4,minmax(6rem,auto))] @min-[50rem]:gap-x-2 @min-[50rem]:gap-y-0">
        {days.map((day, index) => (
          <Fragment key={day}>
            {day === start && index > 0 && <EarlierDays />}
            <DayColumn
              day={day}
              namesMeals={index === 0}
              entries={entries.filter((entry) => entry.day === day)}
              {...handlers}
            />
          </Fragment>
        ))}
      </div>
    </div>
  )
}

/** Days that are over come after those still to be cooked. */
function EarlierDays() {
  return (
    <p className="-mb-2 text-ink-soft">
      <Trans>Earlier this week</Trans>
    </p>
  )
}

function NothingPlanned() {
  return (
    <p className="mb-6 rounded-card bg-saffron-wash px-5 py-4">
      <span className="font-medium">
        <Trans>Nothing is planned for this week.</Trans>
      </span>{' '}
      <Trans>Press + in a meal to add a recipe, or just write 'Leftovers'.</Trans>
    </p>
  )
}

/** A placeholder in the shape of a week. */
export function WeekLoading() {
  return (
    <Loading
      text={<Trans>Loading your meal plan...</Trans>}
      className="grid gap-3 sm:grid-cols-4 lg:grid-cols-7"
    >
      {daysOfWeek('2026-01-05').map((day) => (
        <Skeleton key={day} className="h-24 rounded-card lg:h-96" />
      ))}
    </Loading>
  )
}
