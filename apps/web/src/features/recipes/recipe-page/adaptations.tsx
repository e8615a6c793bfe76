import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { RecipeCardSkeleton } from '../../../ui/recipe/recipe-card.tsx'
import { adaptationsQuery } from '../api.ts'
import { useRecipeOutlets } from '../outlets.ts'

/** One row of cards; a button shows more. */
const shownFirst = 3

/**
 * What other cooks adapted from a recipe. Nothing is drawn if there is none, or if they could not
 * be loaded.
 */
export function Adaptations({ recipeId }: { recipeId: string }) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    adaptationsQuery(recipeId),
  )
  const { AdaptationCard } = useRecipeOutlets()
  const [showsAll, setShowsAll] = useState(false)
  const total = data?.pages[0]?.total ?? 0
  if (!data || total === 0 || !AdaptationCard) return null

  const recipes = data.pages.flatMap((page) => page.recipes)
  const shown = showsAll ? recipes : recipes.slice(0, shownFirst)
  const hidden = total - shownFirst
  return (
    <section aria-labelledby="adaptations" className="mt-14 border-t border-line pt-10">
      <h2 id="adaptations" className="mb-5 font-display text-2xl font-semibold">
        <Trans>Adapted by others</Trans>
        <span className="ml-2 font-sans text-lg font-normal text-ink-soft tabular-nums">
          {total}
        </span>
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((recipe) => (
          <li key={recipe._id}>
            <Suspense fallback={<RecipeCardSkeleton />}>
              <AdaptationCard recipe={recipe} />
            </Suspense>
          </li>
        ))}
      </ul>
      {showsAll && hasNextPage && (
        <LoadMore onLoad={() => fetchNextPage()} pending={isFetchingNextPage} />
      )}
      {!showsAll && hidden > 0 && (
        <Button variant="quiet" onClick={() => setShowsAll(true)} className="mt-4 -ml-4">
          <Trans>View {hidden} more</Trans>
        </Button>
      )}
    </section>
  )
}
