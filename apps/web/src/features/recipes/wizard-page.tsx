import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from '@tanstack/react-router'
import { CallError } from '../../platform/call.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { serverMessage } from '../../platform/server-message.ts'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useSession } from '../auth/index.ts'
import { recipeQuery } from './api.ts'
import { Wizard } from './wizard/wizard.tsx'
import { WizardFrame } from './wizard/wizard-frame.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The wizard's first step has just created this draft. */
    draftStarted?: boolean
  }
}

/** Writes a new recipe, or edits an existing one if the address has an id. */
export function WizardPage() {
  const { recipeId } = useParams({ strict: false })
  // Each recipe gets a form of its own; without an id the form is blank.
  if (recipeId === undefined) return <Wizard key="new" recipe={undefined} />
  return <ExistingRecipe key={recipeId} recipeId={recipeId} />
}

/**
 * Loads the recipe once when the wizard opens, so that changes from another tab are there, and not
 * again, so that nothing changes while the cook types.
 */
function ExistingRecipe({ recipeId }: { recipeId: string }) {
  const { t } = useLingui()
  const user = useSession()
  const isStarted = useLocation({ select: ({ state }) => state.draftStarted === true })
  usePageTitle(t`Edit Your Recipe`)
  const recipe = useQuery({
    ...recipeQuery(recipeId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const isOwn = recipe.isSuccess && recipe.data.author._id === user?._id

  if (recipe.isFetchedAfterMount && isOwn)
    return <Wizard recipe={recipe.data} isStarted={isStarted} />
  return (
    <WizardFrame isEditing step={1} hasDraft={false}>
      {recipe.isFetchedAfterMount ? (
        <LoadFailure error={recipe.error} onRetry={() => recipe.refetch()} />
      ) : (
        <Loading text={<Trans>Loading the recipe...</Trans>} className="grid max-w-190 gap-6">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-11" />
          <Skeleton className="h-32" />
          <Skeleton className="h-11 w-2/3" />
        </Loading>
      )}
    </WizardFrame>
  )
}

/** Without an error the recipe belongs to another cook, which the wizard treats as not found. */
function LoadFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useLingui()
  const isAbsent = !error || (error instanceof CallError && error.status === 404)
  if (!isAbsent) {
    return (
      <ErrorState
        title={<Trans>Failed to fetch recipe</Trans>}
        message={serverMessage(error) ?? t`Check your connection, then try again.`}
        onRetry={onRetry}
      />
    )
  }
  return (
    <ErrorState
      title={<Trans>Recipe ID not found</Trans>}
      message={<Trans>It may have been deleted, or it is not yours to edit.</Trans>}
      action={
        <Link to="/dashboard/myRecipes" className={buttonStyles()}>
          <Trans>Go to My Recipes</Trans>
        </Link>
      }
    />
  )
}
