import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyPlate } from '../../ui/drawings.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { weekOf } from '../planner/index.ts'
import { type DiaryDay, type Goals, weekQuery } from './api.ts'
import type { Charted } from './charted.ts'
import { DaySection } from './day-section.tsx'
import { GoalsButton } from './goals-button.tsx'
import type { NutritionSearch } from './search.ts'
import { WeekBar } from './week-bar.tsx'
import { WeekChart } from './week-chart.tsx'
import { WeekFigures } from './week-figures.tsx'

const GoalsDialog = lazy(() =>
  import('./goals-dialog.tsx').then((it) => ({ default: it.GoalsDialog })),
)

const PLACE = '/members/dashboard/nutrition'

/** What a cook eats in a week, from their plan and their cooking records. */
export function NutritionPage() {
  const { t } = useLingui()
  const { week, figure = 'kcal' } = useSearch({ from: PLACE })
  const navigate = useNavigate()
  const start = weekOf(week)
  const { data, error, refetch } = useQuery(weekQuery(start))

  function show(search: NutritionSearch) {
    void navigate({ to: '/dashboard/nutrition', search, replace: true, resetScroll: false })
  }

  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8">
      <header className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="font-display text-3xl font-semibold">
          <Trans>Nutrition</Trans>
        </h1>
        <WeekBar
          start={start}
          onShow={(shown) => show({ figure, ...(shown !== undefined && { week: shown }) })}
        />
      </header>
      {data && (
        <Week
          {...data}
          figure={figure}
          onFigure={(chosen) => show({ ...(week !== undefined && { week }), figure: chosen })}
        />
      )}
      {!data && error && (
        <ErrorState
          title={<Trans>The week could not be loaded</Trans>}
          message={serverMessage(error) ?? t`Check your connection, then try again.`}
          onRetry={() => refetch()}
        />
      )}
      {!data && !error && <WeekLoading />}
    </div>
  )
}

interface WeekProps {
  days: readonly DiaryDay[]
  goals: Goals
  figure: Charted
  onFigure: (figure: Charted) => void
}

function Week({ days, goals, figure, onFigure }: WeekProps) {
  const [isSetting, setSetting] = useState(false)
  const setGoals = () => setSetting(true)
  return (
    <>
      {days.every(({ entries }) => entries.length === 0) ? (
        <NothingEaten goals={goals} onSetGoals={setGoals} />
      ) : (
        <WeekSums
          days={days}
          goals={goals}
          figure={figure}
          onFigure={onFigure}
          onSetGoals={setGoals}
        />
      )}
      <Suspense>
        {isSetting && <GoalsDialog goals={goals} onClose={() => setSetting(false)} />}
      </Suspense>
    </>
  )
}

type Setter = { onSetGoals: () => void }

function WeekSums({ days, goals, figure, onFigure, onSetGoals }: WeekProps & Setter) {
  return (
    <>
      <WeekFigures days={days} goals={goals} onSetGoals={onSetGoals} />
      <WeekChart days={days} figure={figure} onFigure={onFigure} />
      <div className="mt-8">
        {days.map((day) => (
          <DaySection key={day.day} day={day} goals={goals} />
        ))}
      </div>
      <Disclosure
        summary={
          <span className="font-medium">
            <Trans>How this was counted</Trans>
          </span>
        }
      >
        <p className="max-w-measure text-ink-soft">
          <Trans>
            Everything in your plan and everything you cooked, by the portions you eat yourself. A
            planned recipe that you cooked that day counts once, by what you ate of it. What a
            portion feeds one with is the recipe's own figure: its page says line by line how it
            came about. Meals that are only named count as nothing, so a day may well be more, and
            nearer to a goal of yours than its share says.
          </Trans>
        </p>
      </Disclosure>
    </>
  )
}

function NothingEaten({ goals, onSetGoals }: Pick<WeekProps, 'goals'> & Setter) {
  return (
    <EmptyState
      drawing={<EmptyPlate />}
      title={<Trans>Nothing is planned or cooked in this week.</Trans>}
      hint={<Trans>What you plan, and what you record as cooked, is added up here.</Trans>}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link to="/dashboard/mealPlanner" className={buttonStyles()}>
            <Trans>Plan your meals</Trans>
          </Link>
          <GoalsButton goals={goals} onPress={onSetGoals} />
        </div>
      }
    />
  )
}

function WeekLoading() {
  return (
    <Loading text={<Trans>Loading the week...</Trans>} className="grid gap-6">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-64 w-full" />
    </Loading>
  )
}
