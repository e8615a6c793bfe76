import { toIngredientTexts } from '@potluck/kitchen'
import type { Adaptation } from '../../../platform/adapt-handoff.ts'
import type { Recipe } from '../api.ts'

type Original = Pick<
  Recipe,
  | '_id'
  | 'title'
  | 'ingredients'
  | 'instructions'
  | 'servings'
  | 'cookTime'
  | 'difficulty'
  | 'cuisine'
>

/** A recipe as it is sent to be adapted, its ingredients as lines of text. */
export function toAdaptation(recipe: Original): Omit<Adaptation, 'prompt'> {
  const { _id, title, instructions, servings, cookTime, difficulty, cuisine } = recipe
  return {
    mode: 'adapt',
    recipeId: _id,
    recipeTitle: title,
    title,
    ingredients: toIngredientTexts(recipe.ingredients),
    instructions,
    servings,
    cookTime,
    difficulty: difficulty ?? '',
    cuisine: cuisine ?? '',
  }
}
