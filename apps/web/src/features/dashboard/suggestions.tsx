import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { RecipeCardSkeleton } from '../../ui/recipe/recipe-card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { type LiveRecipe, LiveRecipeCard } from '../cards/index.ts'
import { recommendationsQuery } from './api.ts'
import { PatientLoading } from './patient-loading.tsx'

/** Suggestions for the cook, and what is trending in the cuisine they cook most. */
export function Suggestions() {
  const { data, error, refetch } = useQuery(recommendationsQuery())
  if (data) {
    const { recommended, trending } = data
    const { cuisine } = trending
    return (
      <>
        <Suggested
          title={<Trans>Recommended for You</Trans>}
          recipes={recommended}
          empty={<Trans>You have seen all that fits you. New recipes will stand here.</Trans>}
        />
        <Suggested
          title={<Trans>Trending in Your Cuisine</Trans>}
          hint={
            cuisine ?? <Trans>All cuisines, until you save, like or cook recipes of one.</Trans>
          }
          recipes={trending.recipes}
          empty={<Trans>Nothing in it fits your diet yet.</Trans>}
        />
      </>
    )
  }
  if (error) {
    return (
      <ErrorState
        title={<Trans>Your suggestions could not be loaded</Trans>}
        message={serverMessage(error) ?? error.message}
        onRetry={refetch}
      />
    )
  }
  return (
    <PatientLoading text={<Trans>Loading your suggestions</Trans>}>
      <Skeleton className="mb-4 h-7 w-56" />
      <div className={grid}>
        {['a', 'b', 'c', 'd'].map((card) => (
          <RecipeCardSkeleton key={card} />
        ))}
      </div>
    </PatientLoading>
  )
}

/** A row to swipe on a phone, with part of the next card visible; a grid if there is room. */
const grid =
  'grid gap-4 @max-lg:-mx-4 @max-lg:snap-x @max-lg:scroll-px-4 @max-lg:auto-cols-[min(72%,280px)] @max-lg:grid-flow-col @max-lg:overflow-x-auto @max-lg:px-4 @max-lg:pb-2 @max-lg:[scrollbar-width:none] @lg:grid-cols-2 @lg:gap-5 @3xl:grid-cols-3 @5xl:grid-cols-4 @max-lg:[&>li]:snap-start'

interface SuggestedProps {
  title: ReactNode
  hint?: ReactNode
  recipes: LiveRecipe[]
  /** Shown if there are none. */
  empty: ReactNode
}

function Suggested({ title, hint, recipes, empty }: SuggestedProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <header className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="font-display text-xl font-semibold md:text-2xl">
          {title}
        </h2>
        {hint && <p className="text-ink-soft">{hint}</p>}
      </header>
      {recipes.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <ul className={grid}>
        {recipes.map((recipe) => (
          <li key={recipe._id}>
            <LiveRecipeCard recipe={recipe} />
          </li>
        ))}
      </ul>
    </section>
  )
}
