import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { serverMessage } from '../../platform/server-message.ts'
import { uniqueById } from '../../platform/unique-by-id.ts'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { ClosedBook } from '../../ui/drawings.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useCardSentences } from '../cards/index.ts'
import { favoritesQuery, type Profile, refreshFavorites } from './api.ts'
import { RecipeGrid } from './recipe-grid.tsx'

interface FavoritesTabProps {
  profile: Profile
  isOwn: boolean
}

/** Other cooks' recipes that a cook saved. */
export function FavoritesTab({ profile, isOwn }: FavoritesTabProps) {
  const { t } = useLingui()
  const { username } = profile.cook
  const list = useInfiniteQuery(favoritesQuery(username, profile))
  const tellAndRefresh = useOwnSaving(username)
  const recipes = uniqueById(list.data.pages.flatMap((page) => page.recipes))

  return (
    <>
      <h2 className="sr-only">
        <Trans>Favorite Recipes</Trans>
      </h2>
      <RecipeGrid recipes={recipes} onSaveToggled={isOwn ? tellAndRefresh : undefined} />
      {list.error && (
        <ErrorState
          title={t`Failed to fetch recipes`}
          message={serverMessage(list.error)}
          onRetry={() => list.fetchNextPage()}
        />
      )}
      {!list.error && list.hasNextPage && (
        <LoadMore onLoad={() => list.fetchNextPage()} pending={list.isFetchingNextPage}>
          <Trans>Load More Recipes</Trans>
        </LoadMore>
      )}
      {!list.error && recipes.length === 0 && (
        <EmptyState
          drawing={<ClosedBook />}
          title={<Trans>No favorite recipes yet</Trans>}
          action={
            isOwn && (
              <Link to="/explore" className={buttonStyles()}>
                <Trans>Find recipes</Trans>
              </Link>
            )
          }
        />
      )}
    </>
  )
}

/** On the member's own profile an unsaved recipe leaves the list, and the count is updated. */
function useOwnSaving(username: string): (isSaved: boolean) => void {
  const queryClient = useQueryClient()
  const { save } = useCardSentences('profile')
  return (isSaved) => {
    save.onToggled?.(isSaved)
    void refreshFavorites(queryClient, username)
  }
}
