import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo } from 'react'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { isAllergen } from './allergen-names.ts'
import { checkRecipe, type WrittenRecipe } from './check-recipe.ts'
import { CheckedFor } from './checked-for.tsx'
import { DietSeals } from './diet-seals.tsx'
import type { DietCheck, KitchenAnswers } from './kitchen-answers.ts'
import { useKnowledge } from './knowledge.ts'
import { NutritionLine } from './nutrition-line.tsx'

interface RecipeCheckProps {
  /** Checking takes a moment: pass a deferred value if it may change with each press. */
  recipe: WrittenRecipe
  /** The reader's restrictions, by label or id. */
  preferences?: readonly string[] | undefined
  /** The restrictions it was written for, and the result of their check. */
  check?: DietCheck | null
  /** The recipe has changed since: nothing is known yet about the one on screen. */
  isBehind?: boolean
}

/** Diets and nutrition of a recipe that is not stored, computed in the browser. */
export function RecipeCheck({ isBehind = false, ...props }: RecipeCheckProps) {
  return (
    <div aria-busy={isBehind} className="relative">
      {isBehind && (
        <p className="absolute top-0 left-0 text-ink-soft">
          <Trans>Checking…</Trans>
        </p>
      )}
      {/* It keeps its space, so that nothing jumps. */}
      <div className={isBehind ? 'invisible' : ''}>
        <Findings {...props} />
      </div>
    </div>
  )
}

/** Only the stored check if the kitchen's knowledge cannot be loaded. */
function Findings({ recipe, preferences = [], check = null }: Omit<RecipeCheckProps, 'isBehind'>) {
  const { t } = useLingui()
  const { data, isError } = useKnowledge({ wanted: true })
  // Checking a chat of many answers must not block typing.
  const knowledge = useDeferredValue(data)
  const answers = useMemo(() => knowledge && checkRecipe(knowledge, recipe), [knowledge, recipe])
  const verdict = check && <CheckedFor check={check} />

  if (isError) {
    return (
      verdict ?? (
        <p className="text-ink-soft">
          <Trans>The diet check could not be loaded.</Trans>
        </p>
      )
    )
  }
  if (!answers) {
    return (
      <>
        {verdict}
        <Loading text={t`Checking diets…`} className="grid gap-4">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-6 w-1/2" />
        </Loading>
      </>
    )
  }
  return (
    <>
      {verdict}
      <DietSeals
        diets={answers.diets}
        preferences={[...preferences, ...(check?.restrictions ?? [])]}
        isGroundTold
      />
      <NutritionLine nutrition={answers.nutrition} />
      <Ground diets={answers.diets} />
    </>
  )
}

/** What was checked, and on what basis. */
function Ground({ diets }: Pick<KitchenAnswers, 'diets'>) {
  const allergens = diets.filter(({ restriction }) => isAllergen(restriction)).length
  const others = diets.length - allergens
  return (
    <p className="mt-2 text-sm text-ink-soft">
      <Trans>
        Checked for {others} diets and {allergens} allergens, from the listed ingredients.
      </Trans>
    </p>
  )
}
