import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo } from 'react'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { isAllergen } from './allergen-names.ts'
import { checkRecipe, type WrittenRecipe } from './check-recipe.ts'
import { DietSeals } from './diet-seals.tsx'
import type { KitchenAnswers } from './kitchen-answers.ts'
import { useKnowledge } from './knowledge.ts'
import { NutritionLine } from './nutrition-line.tsx'

interface RecipeCheckProps {
  /** It is whole, and stays as it is. */
  recipe: WrittenRecipe
  /** What the reader keeps to, by label or id. */
  preferences?: readonly string[] | undefined
}

/**
 * Diets and nutrition of a recipe that is not stored, worked out in the browser. Nothing where the
 * kitchen's knowledge cannot be loaded.
 */
export function RecipeCheck({ recipe, preferences }: RecipeCheckProps) {
  const { t } = useLingui()
  const { data, isError } = useKnowledge({ wanted: true })
  // A chat of many answers is checked one by one, and typing goes on meanwhile.
  const knowledge = useDeferredValue(data)
  const answers = useMemo(() => knowledge && checkRecipe(knowledge, recipe), [knowledge, recipe])

  if (isError) return null
  if (!answers) {
    return (
      <Loading text={t`Checking diets…`} className="grid gap-4">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="h-6 w-1/2" />
      </Loading>
    )
  }
  return (
    <>
      <DietSeals diets={answers.diets} preferences={preferences} />
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
