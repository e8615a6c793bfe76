import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LoadMore } from '../../../ui/load-more.tsx'
import { RecipeCardSkeleton } from '../../../ui/recipe/recipe-card.tsx'
import { Loading } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import type { OwnRecipe } from '../api.ts'

interface OwnRecipeListProps {
  /** Undefined while they load. */
  recipes: OwnRecipe[] | undefined
  /** Why they could not be loaded. */
  problem: string | null
  onRetry: () => void
  /** Set while there is a next page. */
  onLoadMore: (() => void) | undefined
  isLoadingMore: boolean
  empty: ReactNode
  children: (recipe: OwnRecipe) => ReactNode
}

const gridStyles = 'grid gap-5 @lg:grid-cols-2 @3xl:grid-cols-3 @5xl:grid-cols-4'

/** The recipes of a tab: loading, failed, empty or listed. */
export function OwnRecipeList(props: OwnRecipeListProps) {
  const { recipes, problem, onRetry, onLoadMore, isLoadingMore, empty, children } = props
  if (problem !== null && !recipes) {
    return (
      <ErrorState
        title={<Trans>Error loading recipes</Trans>}
        message={problem}
        onRetry={onRetry}
      />
    )
  }
  if (!recipes) {
    return (
      <Loading text={<Trans>Loading your recipes...</Trans>} className={gridStyles}>
        {['a', 'b', 'c', 'd'].map((card) => (
          <RecipeCardSkeleton key={card} />
        ))}
      </Loading>
    )
  }
  if (recipes.length === 0) return empty
  return (
    <>
      <ul className={gridStyles}>
        {recipes.map((recipe) => (
          <li key={recipe._id}>{children(recipe)}</li>
        ))}
      </ul>
      {onLoadMore && <LoadMore onLoad={onLoadMore} pending={isLoadingMore} />}
    </>
  )
}
