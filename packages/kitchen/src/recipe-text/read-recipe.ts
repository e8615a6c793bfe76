import { parseDuration } from '../times/parse-duration.ts'
import { parseServings } from '../times/parse-servings.ts'
import { readLine } from './read-line.ts'
import { readOpening } from './read-opening.ts'
import { closeGroup, startReading } from './reading.ts'
import type { RecipeData } from './recipe-data.ts'
import { findSettled } from './settled.ts'

/** Ten times the length of an assistant's answer; the rest of a longer text is not read. */
const MAX_LENGTH = 40_000

/** `complete`: it has a title, ingredients and steps. `problems`: sentences for the user. */
export type RecipeRead = { recipe: RecipeData; complete: boolean; problems: string[] }

/**
 * Reads a recipe from a model's text: the layout of `writeRecipe`, and its common variations.
 * Incomplete text can be read too; as it grows, the lists only grow, and only the last entry may
 * change.
 */
export function readRecipe(text: string): RecipeRead {
  const lines = text.slice(0, MAX_LENGTH).split(/\r\n?|\n/)
  const last = lines.pop() ?? ''
  const reading = startReading()
  for (const line of lines) readLine(reading, line)
  readLine(reading, findSettled(reading, last))
  closeGroup(reading)
  const recipe = { ...readOpening(reading), ...reading.lists }
  const complete =
    recipe.title !== '' && recipe.ingredients.length > 0 && recipe.instructions.length > 0
  return { recipe, complete, problems: findProblems(recipe) }
}

function findProblems(recipe: RecipeData): string[] {
  const missing = [
    recipe.title === '' && 'The title is missing.',
    recipe.description === '' && 'The description is missing.',
    recipe.ingredients.length === 0 && 'The ingredients are missing.',
    recipe.instructions.length === 0 && 'The steps are missing.',
    !parseDuration(recipe.cookTime).ok && 'The cook time is missing or unclear.',
    !parseServings(recipe.servings).ok && 'The servings are missing or unclear.',
  ]
  return missing.filter((problem) => problem !== false)
}
