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
  /** Checking takes a moment: give what may change with each press as a deferred value. */
  recipe: WrittenRecipe
  /** What the reader keeps to, by label or id. */
  preferences?: readonly string[] | undefined
  /** What it was bound to keep to when it was written, and how that came out. */
  check?: DietCheck | null
  /** The recipe has changed since: of the one on the page nothing is known yet. */
  isBehind?: boolean
}

/** Diets and nutrition of a recipe that is not stored, worked out in the browser. */
export function RecipeCheck({ isBehind = false, ...props }: RecipeCheckProps) {
  return (
    <div aria-busy={isBehind} className="relative">
      {isBehind && (
        <p className="absolute top-0 left-0 text-ink-soft">
          <Trans>Checking…</Trans>
        </p>
      )}
      {/* It keeps its room, so that nothing jumps. */}
      <div className={isBehind ? 'invisible' : ''}>
        <Findings {...props} />
      </div>
    </div>
  )
}

/** Where the kitchen's knowledge cannot be loaded, the check it came with alone. */
function Findings({ recipe, preferences = [], check = null }: Omit<RecipeCheckProps, 'isBehind'>) {
  const { t } = useLingui()
  const { data, isError } = useKnowledge({ wanted: true })
  // A chat of many answers is checked while typing goes on.
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

/** What was checked, and on what ground. */
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
