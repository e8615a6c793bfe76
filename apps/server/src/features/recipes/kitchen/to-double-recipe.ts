import { toIngredientText } from '@potluck/kitchen'
import type { DoubleRecipe } from '@potluck/kitchen/doubles'
import type { RecipeContent } from '../content.ts'

/** What is compared of a recipe. */
export type Compared = Pick<
  RecipeContent,
  'title' | 'ingredients' | 'instructions' | 'origin' | 'language'
>

/** A recipe as the kitchen compares it with others. */
export function toDoubleRecipe(recipe: Compared): DoubleRecipe {
  const { title, ingredients, instructions: steps, origin, language } = recipe
  const address = origin?.address ?? null
  return { title, ingredients: ingredients.map(toIngredientText), steps, address, language }
}
