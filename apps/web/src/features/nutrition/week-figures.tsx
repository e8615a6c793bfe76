import { Plural, Trans } from '@lingui/react/macro'
import { Disclosure } from '../../ui/disclosure.tsx'
import { BIG_FOUR, NutrientAmount, NutrientName, OTHER_NINE } from '../kitchen/index.ts'
import type { DiaryDay } from './api.ts'
import { averageDay, coverageOf } from './week-sums.ts'

/** What a day of the week comes to on average, and of how much of what is eaten. */
export function WeekFigures({ days }: { days: readonly DiaryDay[] }) {
  const average = averageDay(days)
  const { counted, entries } = coverageOf(days)
  return (
    <section className="mb-8">
      <h2 className="font-display text-xl font-semibold">
        <Trans>A day on average</Trans>
      </h2>
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
          <dl className="grid grid-cols-2 gap-x-6 gap-y-5 @2xl:grid-cols-4">
            {BIG_FOUR.map((nutrient) => (
              <div key={nutrient} className="flex flex-col-reverse">
                <dt className="text-ink-soft">
                  <NutrientName nutrient={nutrient} />
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
          <Disclosure
            className="mt-3"
            summary={
              <span className="font-medium">
                <Trans>All that is known of it</Trans>
              </span>
            }
          >
            <dl className="grid gap-x-8 border-t border-line @2xl:grid-cols-3">
              {OTHER_NINE.map((nutrient) => (
                <div
                  key={nutrient}
                  className="flex justify-between gap-4 border-b border-line py-2"
                >
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
        </>
      )}
    </section>
  )
}
