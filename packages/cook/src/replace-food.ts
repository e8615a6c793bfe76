import type { RecipeData } from '@potluck/kitchen'
import { compose } from '@potluck/kitchen/composer'

/**
 * Replaces a food in a recipe by another, by the composer's rules; tips, times and difficulty stay as they are. Returns
 * the reason if that cannot be done.
 */
export function replaceFood(
  recipe: RecipeData,
  from: string,
  to: string,
  rules: readonly string[],
): RecipeData | { reason: string } {
  const text = `replace the ${from} with ${to}`
  const { title, description, ingredients, instructions, servings } = recipe
  const original = { title, description, ingredients, instructions, servings }
  const answer = compose({ mode: 'adapt', text, ingredients: [], original, restrictions: rules }, 1)
  if (answer.kind === 'declined') return { reason: answer.reason }
  return {
    ...recipe,
    ...answer.recipe,
    tips: recipe.tips,
    prepTime: recipe.prepTime,
    cookTime: recipe.cookTime,
    totalTime: recipe.totalTime,
    difficulty: recipe.difficulty,
  }
}
