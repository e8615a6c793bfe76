import { Plural, Trans } from '@lingui/react/macro'
import { Disclosure } from '../../ui/disclosure.tsx'
import { NutrientAmount, NutrientName, OTHER_NINE } from '../kitchen/index.ts'
import type { DiaryDay, Goals } from './api.ts'
import { GoalShare } from './goal-share.tsx'
import { isGoal, shownFirst } from './goals.ts'
import { GoalsButton } from './goals-button.tsx'
import { averageDay, coverageOf } from './week-sums.ts'

interface WeekFiguresProps {
  days: readonly DiaryDay[]
  goals: Goals
  onSetGoals: () => void
}

/** The daily average of the week, and how much of what is eaten was counted. */
export function WeekFigures({ days, goals, onSetGoals }: WeekFiguresProps) {
  const average = averageDay(days)
  const { counted, entries } = coverageOf(days)
  return (
    <section className="mb-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="font-display text-xl font-semibold">
          <Trans>A day on average</Trans>
        </h2>
        <GoalsButton goals={goals} size="sm" onPress={onSetGoals} />
      </div>
      <p className="mt-1 mb-5 text-ink-soft">
        {average ? (
          <Plural
            value={average.days}
            one="Over # day on which something was counted"
            other="Over # days on which something was counted"
          />
        ) : (
          <Trans>Nothing of this week could be counted</Trans>
        )}
        {' · '}
        <Trans>
          {counted} of {entries} meals counted
        </Trans>
      </p>
      {average && (
        <>
          <FirstFigures average={average} goals={goals} />
          <OtherFigures average={average} goals={goals} />
        </>
      )}
    </section>
  )
}

interface FiguresProps {
  average: NonNullable<ReturnType<typeof averageDay>>
  goals: Goals
}

/** The most wanted nutrients, and those with a goal. */
function FirstFigures({ average, goals }: FiguresProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 @2xl:grid-cols-4">
      {shownFirst(goals).map((nutrient) => (
        <div key={nutrient} className="flex flex-col-reverse justify-end">
          <dt className="text-ink-soft">
            <NutrientName nutrient={nutrient} />
            {isGoal(nutrient) && goals[nutrient] !== null && (
              <span className="block text-sm tabular-nums">
                <GoalShare
                  nutrient={nutrient}
                  amount={average.of(nutrient)}
                  goal={goals[nutrient]}
                  whole
                />
              </span>
            )}
          </dt>
          <dd className="font-display text-3xl font-semibold tabular-nums">
            <NutrientAmount
              nutrient={nutrient}
              amount={average.of(nutrient)}
              unitClass="font-sans text-base font-normal text-ink-soft"
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** All other nutrients. */
function OtherFigures({ average, goals }: FiguresProps) {
  return (
    <Disclosure
      className="mt-3"
      summary={
        <span className="font-medium">
          <Trans>All that is known of it</Trans>
        </span>
      }
    >
      <dl className="grid gap-x-8 border-t border-line @2xl:grid-cols-3">
        {OTHER_NINE.filter((each) => !shownFirst(goals).includes(each)).map((nutrient) => (
          <div key={nutrient} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-ink-soft">
              <NutrientName nutrient={nutrient} />
            </dt>
            <dd className="tabular-nums">
              <NutrientAmount nutrient={nutrient} amount={average.of(nutrient)} />
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
