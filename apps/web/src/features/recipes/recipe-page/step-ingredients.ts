import { findStepTakes, toIngredientRow, toStepLine } from '@potluck/kitchen'
import { type ShownIngredient, type ShownRecipe, showRow } from './shown-recipe.ts'

/** What a step takes of a line, as it is shown. */
export interface StepIngredient extends ShownIngredient {
  /** It is what earlier steps left. */
  isRest: boolean
}

/** What each step takes, without what an earlier one took already. */
export function toStepIngredients({ ingredients, steps, lines }: ShownRecipe): StepIngredient[][] {
  return findStepTakes(steps, lines).map((takes) =>
    takes.flatMap(({ line: at, part }) => {
      const [shown, line] = [ingredients[at], lines[at]]
      if (!shown || !line || part.kind === 'again') return []
      // All of it is said as the list says it.
      const own = part.kind === 'whole' ? shown : showRow(toIngredientRow(toStepLine(line, part)))
      return [{ ...own, isRest: part.kind === 'rest' }]
    }),
  )
}
