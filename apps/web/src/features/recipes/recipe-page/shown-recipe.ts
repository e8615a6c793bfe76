import {
  findScalingNotes,
  fromIngredientRow,
  type IngredientLine,
  type RecipeView,
  type ScalingNote,
  toIngredientRow,
  viewRecipe,
} from '@potluck/kitchen'
import type { Recipe } from '../api.ts'

/** One line of an ingredient list as it is shown. */
export interface ShownIngredient {
  /** '1 ½ cups'; empty where the line names none. */
  amount: string
  name: string
  /** A line that names a group: 'For the sauce'. */
  isHeading: boolean
}

/** A recipe as it is shown for so many, in the measures of a kitchen. */
export interface ShownRecipe {
  ingredients: ShownIngredient[]
  steps: readonly string[]
  /** The ingredients as the kitchen reads them. */
  lines: readonly IngredientLine[]
  /** What does not scale with the amounts. */
  notes: ScalingNote[]
}

type WrittenRecipe = Pick<Recipe, 'ingredients' | 'instructions'>

/** The recipe in that view; as it is written in the cook's own words. */
export function showRecipe(recipe: WrittenRecipe, view: RecipeView): ShownRecipe {
  const { ingredients: rows, instructions: steps } = recipe
  const lines = rows.map(fromIngredientRow)
  if (view.factor === 1 && !view.system) {
    const asTyped = (line: IngredientLine, index: number) => show(line, rows[index])
    return { ingredients: lines.map(asTyped), steps, lines, notes: [] }
  }
  const viewed = viewRecipe({ lines, steps }, view)
  const notes = findScalingNotes(viewed.steps, lines, view.factor)
  return {
    ingredients: viewed.lines.map((line) => show(line, toIngredientRow(line))),
    steps: viewed.steps,
    lines: viewed.lines,
    // That the oven stays as hot is worth a word only beside others.
    notes: notes.length === 1 && notes[0]?.about === 'oven' ? [] : notes,
  }
}

/** A line in the words of its row. */
function show(
  line: IngredientLine,
  row: { name: string; quantity: string; unit: string; preparation?: string } | undefined,
): ShownIngredient {
  if (line.heading || !row) return { amount: '', name: line.name, isHeading: true }
  const { quantity, unit, name, preparation } = row
  return {
    amount: [quantity, unit]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' '),
    name: preparation === undefined ? name : `${name}, ${preparation}`,
    isHeading: false,
  }
}
