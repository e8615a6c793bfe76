import type { Adaptation } from '../../../platform/adapt-handoff.ts'
import type { Recipe } from '../api.ts'
import { showAsWritten } from './shown-recipe.ts'

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

/** A recipe as it is handed over to be changed, its ingredients as lines. */
export function toAdaptation(recipe: Original): Omit<Adaptation, 'prompt'> {
  const { _id, title, instructions, servings, cookTime, difficulty, cuisine } = recipe
  return {
    mode: 'adapt',
    recipeId: _id,
    recipeTitle: title,
    title,
    ingredients: showAsWritten(recipe).ingredients.map(({ amount, name, isHeading }) =>
      isHeading ? `${name}:` : [amount, name].filter(Boolean).join(' '),
    ),
    instructions,
    servings,
    cookTime,
    difficulty: difficulty ?? '',
    cuisine: cuisine ?? '',
  }
}
