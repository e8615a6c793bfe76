import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Button, buttonStyles } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { LookedRecipe } from '../api.ts'
import { useNewVersion } from './use-new-version.ts'

const ComparedRecipes = lazy(() =>
  import('./compared-recipes.tsx').then((it) => ({ default: it.ComparedRecipes })),
)

interface DoubleActionsProps {
  recipe: LookedRecipe
  double: NonNullable<LookedRecipe['double']>
  isKeeping: boolean
  onKeepBoth: () => void
  /** Nothing is left to decide. */
  onDone: () => void
}

/** For a recipe that the cook seems to have: keep theirs, both, or the newcomer as a version of theirs. */
export function DoubleActions(props: DoubleActionsProps) {
  const { recipe, double, isKeeping, onKeepBoth, onDone } = props
  const [isComparing, setComparing] = useState(false)
  const version = useNewVersion(onDone)
  const isBusy = isKeeping || version.isTaking
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setComparing(true)} className="max-sm:flex-1">
          <Trans>Compare</Trans>
        </Button>
        <Link
          to="/recipe/$recipeId"
          params={{ recipeId: double.recipeId }}
          onClick={onDone}
          className={buttonStyles({ className: 'max-sm:flex-1' })}
        >
          <Trans>Keep mine</Trans>
        </Link>
        <Button
          loading={isKeeping}
          disabled={isBusy}
          onClick={onKeepBoth}
          className="max-sm:flex-1"
        >
          <Trans>Keep both</Trans>
        </Button>
        <Button
          loading={version.isTaking}
          disabled={isBusy}
          onClick={() => void version.take(recipe, double.recipeId)}
          className="max-sm:flex-1"
        >
          <Trans>New version of mine</Trans>
        </Button>
      </div>
      {version.dialog}
      {isComparing && (
        <Dialog
          open
          size="lg"
          isText
          onClose={() => setComparing(false)}
          title={recipe.draft.title || <Trans>Untitled recipe</Trans>}
        >
          <Suspense>
            <ComparedRecipes newcomer={recipe.draft} double={double} />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
