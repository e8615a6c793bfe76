import {
  findScalingNotes,
  fromIngredientRow,
  type RecipeView,
  toIngredientRow,
  viewRecipe,
} from '@potluck/kitchen'
import { type ShownRecipe, showAsWritten, showRow, type WrittenRecipe } from './shown-recipe.ts'

/** The recipe in a view: scaled to its portions, in its measures. */
export function showRecipe(recipe: WrittenRecipe, view: RecipeView): ShownRecipe {
  if (view.factor === 1 && !view.system) return showAsWritten(recipe)
  const lines = recipe.ingredients.map(fromIngredientRow)
  const viewed = viewRecipe({ lines, steps: recipe.instructions }, view)
  const notes = findScalingNotes(viewed.steps, lines, view.factor)
  return {
    ingredients: viewed.lines.map((line) => showRow(toIngredientRow(line))),
    steps: viewed.steps,
    lines: viewed.lines,
    // That the oven temperature stays the same is only worth saying beside other notes.
    notes: notes.length === 1 && notes[0]?.about === 'oven' ? [] : notes,
  }
}
