import { parseIngredientLine, readRecipe } from '@potluck/kitchen'
import { LIST_LIMITS, TEXT_LIMITS } from '@potluck/rules'
import type { OriginalRecipe } from '../turns.ts'

/** The longest ingredient line that the server accepts, in characters. */
const longestLine = 400

/**
 * A recipe from pasted text. Without headings, its first line is the title, lines that start with
 * an amount are ingredients and the others steps. Undefined for a title alone.
 */
export function readPastedRecipe(text: string): OriginalRecipe | undefined {
  const [first = '', ...others] = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const { recipe } = readRecipe(text)
  const { ingredients, instructions } = recipe.ingredients.length > 0 ? recipe : partLines(others)
  if (ingredients.length + instructions.length === 0) return undefined
  return {
    title: (recipe.title || first).slice(0, TEXT_LIMITS.title),
    ingredients: cut(ingredients, LIST_LIMITS.ingredients, longestLine),
    instructions: cut(instructions, LIST_LIMITS.steps, TEXT_LIMITS.step),
    servings: recipe.servings.slice(0, TEXT_LIMITS.servings),
  }
}

function partLines(lines: string[]): Pick<OriginalRecipe, 'ingredients' | 'instructions'> {
  const isIngredient = (line: string) =>
    !/[.!?]$/.test(line) && parseIngredientLine(line).quantity !== undefined
  return {
    ingredients: lines.filter(isIngredient),
    instructions: lines.filter((line) => !isIngredient(line)),
  }
}

function cut(lines: string[], count: number, length: number): string[] {
  return lines.slice(0, count).map((line) => line.slice(0, length))
}
