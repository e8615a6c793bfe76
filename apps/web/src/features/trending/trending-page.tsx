import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { serverMessage } from '../../platform/server-message.ts'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { EmptyPlate } from '../../ui/drawings.tsx'
import { RankedRowSkeleton } from '../../ui/recipe/recipe-row.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { trendingQuery } from './api.ts'
import { RankedList } from './ranked-list.tsx'
import { readWindow, type TrendingWindow, WINDOW_LISTS } from './windows.ts'

/** What cooks opened, liked, saved and commented on most, in four periods. */
export function TrendingPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { _splat } = useParams({ strict: false })
  const window = readWindow(_splat)

  function open(chosen: TrendingWindow) {
    const how = { replace: true, resetScroll: false }
    if (chosen === 'today') void navigate({ to: '/trending', ...how })
    else void navigate({ to: '/trending/$', params: { _splat: chosen }, ...how })
  }

  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8 md:py-12">
      <div className="mx-auto max-w-220">
        <h1 className="mb-4 font-display text-3xl font-semibold lg:text-4xl">
          <Trans>Trending</Trans>
        </h1>
        <Tabs
          label={t`Trending`}
          tabs={[
            { value: 'today', label: t`Trending Today` },
            { value: 'week', label: t`Trending This Week` },
            { value: 'month', label: t`Trending This Month` },
            { value: 'all-time', label: t`All-Time Favorites` },
          ]}
          value={window}
          onChange={open}
        >
          <TrendingList window={window} />
        </Tabs>
      </div>
    </div>
  )
}

function TrendingList({ window }: { window: TrendingWindow }) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(trendingQuery())
  if (data) {
    const recipes = data[WINDOW_LISTS[window]] ?? []
    if (recipes.length > 0) return <RankedList recipes={recipes} />
    return <EmptyState drawing={<EmptyPlate />} title={t`No trending recipes found.`} />
  }
  if (error) {
    return (
      <ErrorState
        title={t`Failed to load trending recipes`}
        message={serverMessage(error)}
        onRetry={refetch}
      />
    )
  }
  return (
    <Loading text={t`Loading trending recipes...`} showText className="divide-y divide-line">
      <RankedRowSkeleton />
      <RankedRowSkeleton />
      <RankedRowSkeleton />
      <RankedRowSkeleton />
    </Loading>
  )
}
