import {
  isListTooLong,
  isMethodTooLong,
  keptSteps,
  LIST_TOO_LONG,
  METHOD_TOO_LONG,
} from '@potluck/rules'
import { toSentIngredients } from '../ingredient-rows.ts'
import type { RecipeForm } from '../recipe-form.ts'

/** What is wrong with the total length of the steps, as they would be sent. */
export function methodProblem(steps: RecipeForm['instructions']): string | undefined {
  return isMethodTooLong(keptSteps(steps.map(({ text }) => text))) ? METHOD_TOO_LONG : undefined
}

/** What is wrong with the total length of the ingredient list. */
export function listProblem(rows: RecipeForm['ingredients']): string | undefined {
  return isListTooLong(toSentIngredients(rows)) ? LIST_TOO_LONG : undefined
}
