import { countServings, isRestrictionId, RESTRICTIONS } from '@potluck/kitchen'
import { useDeferredValue, useMemo } from 'react'
import type { WrittenRecipe } from './check-recipe.ts'
import type { DietCheck } from './kitchen-answers.ts'
import { type Knowledge, useKnowledge } from './knowledge.ts'

/**
 * The check of an answer, made again here so that it agrees with everything else shown about the
 * recipe: the kitchen may know more than when it was written. Until it is made, the stored check is
 * shown, unless lines were `changed` since.
 */
export function useDietCheck(
  recipe: WrittenRecipe | null,
  check: DietCheck | null,
  changed: boolean,
): DietCheck | null {
  const { data } = useKnowledge({ wanted: check !== null })
  const knowledge = useDeferredValue(data)
  return useMemo(() => {
    if (check === null) return null
    if (knowledge && recipe) return checkAgain(knowledge, recipe, check.restrictions)
    return changed ? null : check
  }, [knowledge, recipe, check, changed])
}

/** Makes the same check of an answer as the server did. Pure. */
export function checkAgain(
  knowledge: Pick<Knowledge, 'checkDiet'>,
  { ingredients, instructions, servings }: WrittenRecipe,
  restrictions: string[],
): DietCheck {
  const recipe = { ingredients, steps: instructions, servings: countServings(servings) }
  const { findings } = knowledge.checkDiet(recipe, restrictions)
  return { restrictions, lines: findings.map(({ line, ...found }) => ({ text: line, ...found })) }
}

/** The label of a restriction: 'Nut Allergy' for its id or label, else the cook's own words. */
export function toRestrictionLabel(text: string): string {
  const id = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  return isRestrictionId(id) ? RESTRICTIONS[id].label : text
}
