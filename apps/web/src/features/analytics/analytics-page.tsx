import { Trans, useLingui } from '@lingui/react/macro'
import { ANALYTICS_DAYS, type AnalyticsDays } from '@potluck/rules'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { CallError } from '../../platform/call.ts'
import { serverMessage } from '../../platform/server-message.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { SegmentedControl } from '../../ui/controls/choices.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { type RecipeAnalytics, recipeAnalyticsQuery } from './api.ts'
import { RecipeFigures } from './recipe-figures.tsx'
import type { AnalyticsSearch } from './search.ts'

const PLACE = '/members/recipe/$recipeId/analytics'

/** The figures of the member's own recipe, over the last days or the year. */
export function AnalyticsPage() {
  const { recipeId } = useParams({ from: PLACE })
  const { days = 30, figure = 'views' } = useSearch({ from: PLACE })
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(recipeAnalyticsQuery(recipeId, days))

  function show(change: AnalyticsSearch) {
    void navigate({
      to: '/recipe/$recipeId/analytics',
      params: { recipeId },
      search: (before: AnalyticsSearch) => ({ ...before, ...change }),
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8">
      <Link
        to="/dashboard/myRecipes"
        className={buttonStyles({ variant: 'quiet', size: 'sm', className: '-ml-3' })}
      >
        <Icon of={ArrowLeft} size={18} />
        <Trans>My Recipes</Trans>
      </Link>
      <Heading recipe={data?.recipe} />
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <>
          <DaysChoice days={days} onChange={(chosen) => show({ days: chosen })} />
          {data ? (
            <RecipeFigures
              analytics={data}
              figure={figure}
              onFigure={(chosen) => show({ figure: chosen })}
            />
          ) : (
            <FiguresLoading />
          )}
        </>
      )}
    </div>
  )
}

function Heading({ recipe }: { recipe: RecipeAnalytics['recipe'] | undefined }) {
  return (
    <header className="mt-2 mb-6">
      <h1 className="font-display text-3xl font-semibold">
        <Trans>Recipe Analytics</Trans>
      </h1>
      {recipe && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-lg text-ink-soft">
          <Link
            to="/recipe/$recipeId"
            params={{ recipeId: recipe._id }}
            className="wrap-anywhere hover:text-tomato hover:underline"
          >
            {recipe.title.trim() || <Trans>Untitled recipe</Trans>}
          </Link>
          {recipe.status === 'draft' && (
            <Badge>
              <Trans>A draft: nobody sees it yet</Trans>
            </Badge>
          )}
        </p>
      )}
    </header>
  )
}

interface DaysChoiceProps {
  days: AnalyticsDays
  onChange: (days: AnalyticsDays) => void
}

function DaysChoice({ days, onChange }: DaysChoiceProps) {
  const { t } = useLingui()
  return (
    <SegmentedControl
      legend={t`How far back`}
      options={ANALYTICS_DAYS.map((count) => ({
        value: String(count),
        label: count === 365 ? <Trans>A year</Trans> : <Trans>{count} days</Trans>,
      }))}
      value={String(days)}
      onChange={(value) => {
        const chosen = ANALYTICS_DAYS.find((count) => String(count) === value)
        if (chosen) onChange(chosen)
      }}
      className="mb-6 min-w-0"
    />
  )
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui()
  if (error instanceof CallError && error.code === 'RECIPE_NOT_FOUND') {
    return (
      <ErrorState
        title={<Trans>Recipe Not Found</Trans>}
        message={<Trans>It was deleted, or it is not yours.</Trans>}
      />
    )
  }
  return (
    <ErrorState
      title={<Trans>The figures could not be loaded</Trans>}
      message={serverMessage(error) ?? t`Check your connection, then try again.`}
      onRetry={onRetry}
    />
  )
}

function FiguresLoading() {
  return (
    <Loading text={<Trans>Loading the figures...</Trans>}>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {['views', 'likes', 'saves', 'comments', 'ratings'].map((figure) => (
          <Skeleton key={figure} className="h-28" />
        ))}
      </div>
      <Skeleton className="mt-8 h-72 w-full" />
    </Loading>
  )
}
