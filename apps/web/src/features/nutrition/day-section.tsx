import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { NutrientAmount, NutrientName } from '../kitchen/index.ts'
import type { Amounts, DiaryDay, Goals } from './api.ts'
import { DiaryRow } from './diary-row.tsx'
import { GoalShare } from './goal-share.tsx'
import { isGoal, shownFirst } from './goals.ts'

/** A day: its nutrition, how much of it was counted, and its entries. */
export function DaySection({ day, goals }: { day: DiaryDay; goals: Goals }) {
  const { i18n } = useLingui()
  const { entries, counted, amounts } = day
  const name = i18n.date(`${day.day}T00:00:00Z`, { dateStyle: 'full', timeZone: 'UTC' })
  return (
    <section className="border-t border-line py-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="font-display text-lg font-semibold">{name}</h3>
        {entries.length > counted && (
          <p className="text-sm text-ink-soft">
            <Trans>
              {counted} of {entries.length} counted
            </Trans>
          </p>
        )}
      </header>
      {counted > 0 && (
        <p className="mt-1 text-ink-soft tabular-nums">
          {shownFirst(goals).map((nutrient, index) => (
            <Fragment key={nutrient}>
              {index > 0 && ' · '}
              <span className="inline-block">
                <NutrientAmount nutrient={nutrient} amount={amounts[nutrient]} />
                {nutrient !== 'kcal' && (
                  <span className="lowercase">
                    {' '}
                    <NutrientName nutrient={nutrient} />
                  </span>
                )}
                <DayShare nutrient={nutrient} amounts={amounts} goals={goals} />
              </span>
            </Fragment>
          ))}
        </p>
      )}
      {entries.length > 0 ? (
        <ul className="mt-2 divide-y divide-line">
          {entries.map((entry) => (
            <DiaryRow key={entry._id} entry={entry} />
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-ink-soft">
          <Trans>Nothing planned or cooked.</Trans>
        </p>
      )}
    </section>
  )
}

interface DayShareProps {
  nutrient: keyof Amounts
  amounts: Amounts
  goals: Goals
}

function DayShare({ nutrient, amounts, goals }: DayShareProps) {
  const goal = isGoal(nutrient) ? goals[nutrient] : null
  if (!isGoal(nutrient) || goal === null) return null
  return (
    <>
      {' '}
      <GoalShare nutrient={nutrient} amount={amounts[nutrient]} goal={goal} />
    </>
  )
}
