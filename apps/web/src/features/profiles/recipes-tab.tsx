import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { serverMessage } from '../../platform/server-message.ts'
import { uniqueById } from '../../platform/unique-by-id.ts'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { BowlAndWhisk, EmptyPlate } from '../../ui/drawings.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { profileRecipesQuery } from './api.ts'
import { RecipeFilterBar } from './recipe-filter-bar.tsx'
import { RecipeGrid, RecipeGridLoading } from './recipe-grid.tsx'
import type { RecipeFilters } from './search.ts'

interface RecipesTabProps {
  username: string
  isOwn: boolean
}

/** A cook's published recipes, with search and filters. */
export function RecipesTab({ username, isOwn }: RecipesTabProps) {
  const { tab: _, people: __, ...filters } = useSearch({ from: '/profile/$username' })
  return (
    <>
      <h2 className="sr-only">
        <Trans>All Recipes</Trans>
      </h2>
      <RecipeFilterBar filters={filters} />
      <RecipeList username={username} isOwn={isOwn} filters={filters} />
    </>
  )
}

function RecipeList({ username, isOwn, filters }: RecipesTabProps & { filters: RecipeFilters }) {
  const { t } = useLingui()
  const list = useInfiniteQuery({
    ...profileRecipesQuery(username, filters),
    // The current list stays while the next one loads.
    placeholderData: keepPreviousData,
  })
  const { data, error, isPlaceholderData } = list
  const isNarrowed = Object.keys(filters).length > 0
  const recipes = uniqueById(data?.pages.flatMap((page) => page.recipes) ?? [])
  const total = data?.pages[0]?.total

  if (list.isPending) return <RecipeGridLoading />
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-55' : ''}>
      <p role="status" className={isNarrowed && total ? 'mb-4 text-ink-soft' : 'sr-only'}>
        {isNarrowed && total !== undefined && (
          <Plural value={total} one="# recipe found" other="# recipes found" />
        )}
      </p>
      <RecipeGrid recipes={recipes} />
      {error && (
        <ErrorState
          title={t`Failed to fetch recipes`}
          message={serverMessage(error)}
          onRetry={() => (data ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {!error && list.hasNextPage && (
        <LoadMore onLoad={() => list.fetchNextPage()} pending={list.isFetchingNextPage}>
          <Trans>Load More Recipes</Trans>
        </LoadMore>
      )}
      {!error && total === 0 && <NothingFound isNarrowed={isNarrowed} isOwn={isOwn} />}
    </div>
  )
}

function NothingFound({ isNarrowed, isOwn }: { isNarrowed: boolean; isOwn: boolean }) {
  return (
    <EmptyState
      drawing={isNarrowed ? <EmptyPlate /> : <BowlAndWhisk />}
      title={<Trans>No recipes found</Trans>}
      hint={
        isNarrowed ? (
          <Trans>Fewer filters or another word may find it.</Trans>
        ) : (
          <Trans>This user hasn't shared any public recipes yet.</Trans>
        )
      }
      action={
        isOwn &&
        !isNarrowed && (
          <Link to="/recipe/create" className={buttonStyles({ variant: 'primary' })}>
            <Trans>Create a recipe</Trans>
          </Link>
        )
      }
    />
  )
}
