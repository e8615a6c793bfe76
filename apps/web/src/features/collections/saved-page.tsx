import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { keptFocus } from '../../ui/overlays/kept-focus.ts'
import { RecipeCardSkeleton } from '../../ui/recipe/recipe-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { type SavedRecipe, savedRecipesQuery } from '../saved/index.ts'
import { type Collection, collectionsQuery } from './api.ts'
import { CollectionHeading } from './collection-heading.tsx'
import { CollectionStrip } from './collection-strip.tsx'
import { NewCollectionDialog } from './name-dialog.tsx'
import { gridStyles, SavedGrid } from './saved-grid.tsx'
import { useCollectionActs } from './use-collection-acts.tsx'

/** The cook's saved recipes, all or those of a collection: the latest eight, then all. */
export function SavedPage() {
  const { data, error, refetch } = useQuery(savedRecipesQuery())
  const { open, collections, isLooking } = useOpenCollection()
  const all = isLooking ? undefined : data?.savedRecipes
  const recipes = open ? all?.filter((recipe) => recipe.collections.includes(open._id)) : all

  return (
    <div ref={keptFocus} className="mx-auto max-w-page px-4 py-8 md:px-8 md:py-12">
      <header className="mb-6 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="font-display text-3xl font-semibold">
          <Trans>Your Saved Recipes</Trans>
        </h1>
        {recipes && (
          <p role="status" className="text-ink-soft tabular-nums">
            <Plural value={recipes.length} one="# Saved Recipe" other="# Saved Recipes" />
          </p>
        )}
      </header>
      {all && recipes ? (
        <Shelves all={all} recipes={recipes} collections={collections} open={open} />
      ) : (
        <NotYet error={error} onRetry={refetch} />
      )}
    </div>
  )
}

/**
 * The collection that the address names, and all collections; until they are loaded all saved
 * recipes are shown.
 */
function useOpenCollection() {
  const { collection: id } = useSearch({ from: '/members/savedRecipes' })
  const { data, isPending } = useQuery(collectionsQuery())
  const collections = data?.collections ?? []
  const open = collections.find(({ _id }) => _id === id)
  return { collections, open, isLooking: id !== undefined && isPending }
}

interface ShelvesProps {
  collections: Collection[]
  open: Collection | undefined
  all: SavedRecipe[]
  /** The recipes that are shown. */
  recipes: SavedRecipe[]
}

function Shelves({ all, recipes, collections, open }: ShelvesProps) {
  const navigate = useNavigate()
  const acts = useCollectionActs()
  /** The recipes a new collection will start with, while its name is asked for. */
  const [newWith, setNewWith] = useState<SavedRecipe[]>()

  function show(collection?: string) {
    const search = collection ? { collection } : {}
    void navigate({ to: '/savedRecipes', search, replace: true, resetScroll: false })
  }

  async function remove(collection: Collection) {
    if (await acts.remove(collection, recipes)) show()
  }

  return (
    <>
      {(all.length > 0 || collections.length > 0) && (
        <CollectionStrip collections={collections} recipes={all} onNew={() => setNewWith([])} />
      )}
      {open ? (
        <CollectionHeading collection={open} onDelete={() => remove(open)} />
      ) : (
        <h2 className="sr-only">
          <Trans>Recipes</Trans>
        </h2>
      )}
      <SavedGrid
        key={open?._id ?? 'all'}
        all={all}
        recipes={recipes}
        collections={collections}
        acts={acts}
        onNewCollection={(recipe) => setNewWith([recipe])}
      />
      {newWith && (
        <NewCollectionDialog
          recipes={newWith}
          // One started with a recipe is ticked in a menu; an empty one is opened.
          onMade={({ _id }) => newWith.length === 0 && show(_id)}
          onClose={() => setNewWith(undefined)}
        />
      )}
    </>
  )
}

function NotYet({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useLingui()
  if (error) {
    const message = serverMessage(error) ?? error.message
    return (
      <ErrorState title={t`Failed to load saved recipes`} message={message} onRetry={onRetry} />
    )
  }
  return (
    <Loading text={t`Loading saved recipes...`} className={gridStyles}>
      <RecipeCardSkeleton />
      <RecipeCardSkeleton />
      <RecipeCardSkeleton />
      <RecipeCardSkeleton />
    </Loading>
  )
}
