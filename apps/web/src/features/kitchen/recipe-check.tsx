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
  recipe: WrittenRecipe
  /** What the reader keeps to, by label or id. */
  preferences?: readonly string[] | undefined
  /** What it was bound to keep to when it was written, and how that came out. */
  check?: DietCheck | null
}

/**
 * Diets and nutrition of a recipe that is not stored, worked out in the browser. Where the kitchen's
 * knowledge cannot be loaded, the check it came with alone.
 */
export function RecipeCheck({ recipe, preferences = [], check = null }: RecipeCheckProps) {
  const { t } = useLingui()
  const { data, isError } = useKnowledge({ wanted: true })
  // A chat of many answers is checked one by one, and typing goes on meanwhile.
  const knowledge = useDeferredValue(data)
  const latest = useDeferredValue(recipe)
  const answers = useMemo(() => knowledge && checkRecipe(knowledge, latest), [knowledge, latest])
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
