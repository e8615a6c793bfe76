import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { PAGE_SIZES } from '@potluck/rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { buttonStyles } from '../../ui/button.tsx'
import { ClosedBook } from '../../ui/drawings.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { RecipeCard, RecipeCardSkeleton } from '../../ui/recipe-card.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'
import { type SavedRecipe, savedRecipesQuery, useSaveAgain } from './api.ts'
import { SaveButton } from './save-button.tsx'

const gridStyles = 'grid grid-cols-[repeat(auto-fill,minmax(min(240px,100%),1fr))] gap-5'

/** The cook's saved recipes: the latest eight, then all. */
export function SavedPage() {
  const { data, error, refetch } = useQuery(savedRecipesQuery())
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8 md:py-12">
      <header className="mb-6 flex flex-wrap items-baseline gap-x-4 gap-y-1 md:mb-8">
        <h1 className="font-display text-3xl font-semibold">
          <Trans>Your Saved Recipes</Trans>
        </h1>
        {data && data.total > 0 && (
          <p role="status" className="text-ink-soft tabular-nums">
            <Plural value={data.total} one="# Saved Recipe" other="# Saved Recipes" />
          </p>
        )}
      </header>
      <SavedContent recipes={data?.savedRecipes} error={error} onRetry={refetch} />
    </div>
  )
}

interface SavedContentProps {
  recipes: SavedRecipe[] | undefined
  error: Error | null
  onRetry: () => void
}

function SavedContent({ recipes, error, onRetry }: SavedContentProps) {
  const { t } = useLingui()
  if (recipes) return recipes.length > 0 ? <SavedGrid recipes={recipes} /> : <NothingSaved />
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

function SavedGrid({ recipes }: { recipes: SavedRecipe[] }) {
  const { t } = useLingui()
  const [showsAll, setShowsAll] = useState(false)
  const saveAgain = useSaveAgain()
  const shown = showsAll ? recipes : recipes.slice(0, PAGE_SIZES.savedShownFirst)
  const remaining = recipes.length - shown.length

  async function undo(recipe: SavedRecipe, index: number) {
    try {
      await saveAgain.mutateAsync({ recipe, index })
    } catch (error) {
      toast.error(serverMessage(error) ?? t`Failed to save recipe. Please try again.`)
    }
  }

  function handleToggled(isSaved: boolean, recipe: SavedRecipe, index: number) {
    if (isSaved) return
    toast.success(t`Recipe removed from favorites`, {
      action: { label: t`Undo`, onPress: () => undo(recipe, index) },
    })
  }

  return (
    <>
      <h2 className="sr-only">
        <Trans>Recipes</Trans>
      </h2>
      <ul className={gridStyles}>
        {shown.map((recipe, index) => (
          <li key={recipe._id}>
            <RecipeCard
              recipe={recipe}
              priority={index < 4}
              corner={
                <SaveButton
                  recipe={recipe}
                  onToggled={(isSaved) => handleToggled(isSaved, recipe, index)}
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
