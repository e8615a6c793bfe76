import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import type { MeasureSystem } from '../measures/measure-system.ts'
import { toMeasureSystem } from '../measures/to-measure-system.ts'
import { viewIngredientLine } from '../measures/view-line.ts'
import type { FoodMeasure } from '../measures/view-measure.ts'
import { scaleIngredientLine } from '../scaling/scale-ingredient-line.ts'
import { habitsOf } from '../scaling/scale-recipe.ts'
import { scaleStepToRead } from '../scaling/scale-step.ts'

/** How a recipe is shown: a factor, and a system of measures; without a system it keeps its own. */
export type RecipeView = {
  factor: number
  system?: MeasureSystem | undefined
  /** How a line's food is measured; without it volumes are not converted to weights. */
  measuredAs?: ((line: IngredientLine) => FoodMeasure | undefined) | undefined
}

/** The parts of a recipe that the view changes. */
export type ViewedRecipe = { lines: readonly IngredientLine[]; steps: readonly string[] }

/**
 * A recipe's lines and the amounts, temperatures and lengths in its steps, scaled and converted.
 * Factor 1 without a system changes nothing.
 */
export function viewRecipe({ lines, steps }: ViewedRecipe, view: RecipeView): ViewedRecipe {
  const { factor, system, measuredAs } = view
  const habits = habitsOf(lines)
  const scaled = {
    lines: lines.map((line) => scaleIngredientLine(line, factor, habits)),
    steps: steps.map((step) => scaleStepToRead(step, lines, { ...habits, factor })),
  }
  if (!system) return scaled
  const measured = scaled.lines.map((line) => ({ line, food: measuredAs?.(line) }))
  return {
    lines: measured.map(({ line, food }) => viewIngredientLine(line, system, food)),
    steps: scaled.steps.map((step) => toMeasureSystem(step, system, measured)),
  }
}
