import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { CallError } from '../../platform/call.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { serverMessage } from '../../platform/server-message.ts'
import { useGoBack } from '../../platform/use-go-back.ts'
import { Button, buttonStyles } from '../../ui/controls/button.tsx'
import { EmptyPlate } from '../../ui/drawings.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { recipeQuery } from './api.ts'
import { RecipeLoading } from './recipe-page/recipe-loading.tsx'
import { RecipeView } from './recipe-view.tsx'

/** The page of one recipe. */
export function RecipePage() {
  const { recipeId } = useParams({ from: '/members/recipe/$recipeId' })
  const { data: recipe, error, refetch } = useQuery(recipeQuery(recipeId))
  usePageTitle(recipe?.title || undefined)

  if (recipe) return <RecipeView key={recipe._id} recipe={recipe} />
  if (error) return <RecipeNotFound error={error} onRetry={refetch} />
  return <RecipeLoading />
}

/** The same page before a recipe is chosen. */
export function RecipeBrowserPage() {
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8 md:py-12">
      <h1 className="font-display text-3xl font-semibold">
        <Trans>Recipe Browser</Trans>
      </h1>
      <EmptyState
        drawing={<EmptyPlate />}
        title={<Trans>No recipe is open.</Trans>}
        hint={<Trans>Yours are all in one place.</Trans>}
        action={
          <Link to="/dashboard/myRecipes" className={buttonStyles({ variant: 'primary' })}>
            <Trans>My Recipes</Trans>
          </Link>
        }
      />
    </div>
  )
}

function RecipeNotFound({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui()
  const goBack = useGoBack('/explore')
  usePageTitle(t`Recipe Not Found`)
  const isAbsent = error instanceof CallError && error.code === 'RECIPE_NOT_FOUND'
  const message = isAbsent
    ? t`It may have been deleted, or its cook took it back.`
    : (serverMessage(error) ?? t`Failed to fetch recipe`)

  return (
    <div className="py-8">
      <h1 className="sr-only">
        <Trans>Recipe Not Found</Trans>
      </h1>
      <ErrorState
        title={t`Recipe Not Found`}
        message={message}
        onRetry={onRetry}
        action={
          <Button onClick={goBack}>
            <Trans>Go Back</Trans>
          </Button>
        }
      />
    </div>
  )
}
