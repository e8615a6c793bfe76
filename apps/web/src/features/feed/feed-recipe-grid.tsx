import { Trans } from '@lingui/react/macro'
import { PAGE_SIZES } from '@potluck/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { RecipeCardSkeleton } from '../../ui/recipe/recipe-card.tsx'
import { LiveRecipeCard } from '../cards/index.ts'
import { feedRecipesQuery } from './api.ts'
import { FeedList, type FeedProps } from './feed-list.tsx'

const gridStyles = 'grid grid-cols-[repeat(auto-fill,minmax(min(240px,100%),1fr))] gap-5'

/** Recipes of followed cooks, newest first. */
export function FeedRecipeGrid({ chef, onAllChefs }: FeedProps) {
  const feed = useInfiniteQuery(feedRecipesQuery(chef))
  return (
    <FeedList
      title={<Trans>Recipes</Trans>}
      feed={feed}
      onAllChefs={onAllChefs}
      className={gridStyles}
      skeletons={Array.from({ length: PAGE_SIZES.feed }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nine that never move
        <RecipeCardSkeleton key={place} />
      ))}
    >
      {(recipe, index) => (
        <LiveRecipeCard
          recipe={recipe}
          place="feed"
          since={recipe.since}
          showFigures
          priority={index < 4}
        />
      )}
    </FeedList>
  )
}
