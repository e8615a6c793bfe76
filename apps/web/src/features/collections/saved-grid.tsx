import { Trans, useLingui } from '@lingui/react/macro'
import { PAGE_SIZES } from '@potluck/rules'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { ClosedBook } from '../../ui/drawings.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { EmptyState } from '../../ui/states.tsx'
import { LiveRecipeCard } from '../cards/index.ts'
import { type SavedRecipe, useSaveAgain } from '../saved/index.ts'
import { type Collection, refreshCollections } from './api.ts'
import { CardMenu } from './card-menu.tsx'
import type { CollectionActs } from './use-collection-acts.tsx'

export const gridStyles = 'grid grid-cols-[repeat(auto-fill,minmax(min(240px,100%),1fr))] gap-5'

interface SavedGridProps {
  /** All saved recipes, into which an unsaved one is put back. */
  all: SavedRecipe[]
  /** The recipes to show. */
  recipes: SavedRecipe[]
  collections: Collection[]
  acts: CollectionActs
  onNewCollection: (recipe: SavedRecipe) => void
}

/** Saved recipes: the first eight, then all. */
export function SavedGrid({ all, recipes, collections, acts, onNewCollection }: SavedGridProps) {
  const [showsAll, setShowsAll] = useState(false)
  const tellOfUnsaving = useUndoableUnsaving(all)
  const shown = showsAll ? recipes : recipes.slice(0, PAGE_SIZES.savedShownFirst)
  const remaining = recipes.length - shown.length
  if (recipes.length === 0) return <NothingSaved />
  return (
    <>
      <ul className={gridStyles}>
        {shown.map((recipe, index) => (
          <li key={recipe._id}>
            <LiveRecipeCard
              recipe={recipe}
              priority={index < 4}
              onSaveToggled={(isSaved) => !isSaved && tellOfUnsaving(recipe)}
              menu={
                <CardMenu
                  recipe={recipe}
                  collections={collections}
                  acts={acts}
                  onNew={() => onNewCollection(recipe)}
                />
              }
            />
          </li>
        ))}
      </ul>
      {remaining > 0 && (
        <LoadMore onLoad={() => setShowsAll(true)} pending={false}>
          <Trans>Load More Recipes ({remaining} remaining)</Trans>
        </LoadMore>
      )}
    </>
  )
}

/** Reports that a recipe was unsaved, with an undo that restores its collections. */
function useUndoableUnsaving(all: SavedRecipe[]): (recipe: SavedRecipe) => void {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const saveAgain = useSaveAgain()

  async function undo(recipe: SavedRecipe, index: number) {
    try {
      await saveAgain.mutateAsync({ recipe, index })
      await refreshCollections(queryClient)
    } catch (error) {
      toast.error(serverMessage(error) ?? t`Failed to save recipe. Please try again.`)
    }
  }

  return (recipe) => {
    const index = all.findIndex(({ _id }) => _id === recipe._id)
    void refreshCollections(queryClient)
    toast.success(t`Recipe removed from favorites`, {
      action: { label: t`Undo`, onPress: () => undo(recipe, index) },
    })
  }
}

function NothingSaved() {
  const { t } = useLingui()
  return (
    <EmptyState
      drawing={<ClosedBook />}
      title={t`No saved recipes found. Start saving your favorite recipes!`}
      action={
        <Link to="/explore" className={buttonStyles({ variant: 'primary' })}>
          <Trans>Find recipes</Trans>
        </Link>
      }
    />
  )
}
