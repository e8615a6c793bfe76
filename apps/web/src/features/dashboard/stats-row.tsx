import { Trans, useLingui } from '@lingui/react/macro'
import { abbreviateCount, formatRating } from '@potluck/rules'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { statsQuery } from './api.ts'
import { PatientLoading } from './patient-loading.tsx'

/** The six figures of a cook. */
export function StatsRow() {
  const { t } = useLingui()
  const { data: stats, error, refetch } = useQuery(statsQuery())
  if (stats) {
    return (
      <section aria-label={t`Your figures`}>
        <dl className={grid}>
          <Stat label={<Trans>Day Streak</Trans>} value={abbreviateCount(stats.dayStreak)} />
          <Stat
            label={<Trans>Recipes This Week</Trans>}
            value={abbreviateCount(stats.recipesThisWeek)}
          />
          <Stat label={<Trans>Total Likes</Trans>} value={abbreviateCount(stats.totalLikes)} />
          <Stat
            label={<Trans>Recipes Cooked</Trans>}
            value={abbreviateCount(stats.recipesCooked)}
          />
          <Stat
            label={<Trans>Avg Rating</Trans>}
            value={stats.avgRating === null ? <Trans>New</Trans> : formatRating(stats.avgRating)}
          />
          <Stat label={<Trans>Followers</Trans>} value={abbreviateCount(stats.followers)} />
        </dl>
      </section>
    )
  }
  if (error) {
    return (
      <ErrorState
        title={<Trans>Your figures could not be loaded</Trans>}
        message={serverMessage(error) ?? error.message}
        onRetry={refetch}
      />
    )
  }
  return (
    <PatientLoading text={<Trans>Loading your figures</Trans>} className={grid}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((stat) => (
        <div key={stat} className={cell}>
          <Skeleton className="mb-1 h-9 w-14" />
          <Skeleton className="h-5 w-24" />
        </div>
      ))}
    </PatientLoading>
  )
}

const grid =
  'grid grid-cols-2 border-y border-line @lg:grid-cols-3 @4xl:grid-cols-6 @4xl:divide-x @4xl:divide-line'
const cell = 'py-4 @4xl:px-5 @4xl:py-5 @4xl:first:pl-0'

function Stat({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <div className={`flex flex-col-reverse justify-end ${cell}`}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-display text-2xl font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
