import { findStepTakes, toIngredientRow, toStepLine } from '@potluck/kitchen'
import { type ShownIngredient, type ShownRecipe, showRow } from './shown-recipe.ts'

/** The part of an ingredient that a step takes, as it is shown. */
export interface StepIngredient extends ShownIngredient {
  /** The step takes what earlier steps left over. */
  isRest: boolean
}

/** The ingredients of each step, without those that an earlier step used up. */
export function toStepIngredients({ ingredients, steps, lines }: ShownRecipe): StepIngredient[][] {
  return findStepTakes(steps, lines).map((takes) =>
    takes.flatMap(({ line: at, part }) => {
      const [shown, line] = [ingredients[at], lines[at]]
      if (!shown || !line || part.kind === 'again') return []
      // A whole ingredient reads as it does in the list.
      const own = part.kind === 'whole' ? shown : showRow(toIngredientRow(toStepLine(line, part)))
      return [{ ...own, isRest: part.kind === 'rest' }]
    }),
  )
}
