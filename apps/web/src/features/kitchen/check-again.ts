import { countServings, isRestrictionId, RESTRICTIONS } from '@potluck/kitchen'
import { useDeferredValue, useMemo } from 'react'
import type { WrittenRecipe } from './check-recipe.ts'
import type { DietCheck } from './kitchen-answers.ts'
import { type Knowledge, useKnowledge } from './knowledge.ts'

/**
 * The check of an answer, made here, so that it agrees with all else that is said of the recipe here:
 * the kitchen may know more than on the day it was written. Until then the one it came with stands,
 * unless lines were `changed` since.
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

/** Asks the kitchen what the server asked it of an answer. Pure. */
export function checkAgain(
  knowledge: Pick<Knowledge, 'checkDiet'>,
  { ingredients, instructions, servings }: WrittenRecipe,
  restrictions: string[],
): DietCheck {
  const recipe = { ingredients, steps: instructions, servings: countServings(servings) }
  const { findings } = knowledge.checkDiet(recipe, restrictions)
  return { restrictions, lines: findings.map(({ line, ...found }) => ({ text: line, ...found })) }
}

/** A restriction as one reads it: 'Nut Allergy' of its id or label, else the words somebody typed. */
export function toRestrictionLabel(text: string): string {
  const id = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  return isRestrictionId(id) ? RESTRICTIONS[id].label : text
}
