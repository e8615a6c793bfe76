import { timeMinutes, totalTime } from '@potluck/rules'
import type { Recipe } from '../../api.ts'
import { toSentIngredients } from '../ingredient-rows.ts'
import { type RecipeForm, toRecipeChanges } from '../recipe-form.ts'

/** The parts of an unsaved recipe that the preview draws. */
export type PreviewRecipe = Omit<Recipe, 'diets' | 'nutrition' | 'calories'>

/** The recipe as it would be if the form were saved now. */
export function toPreview(saved: Recipe, form: RecipeForm): PreviewRecipe {
  const { title, description, cookTime, prepTime, restTime, servings, difficulty } = form
  const changes = toRecipeChanges(form)
  return {
    ...saved,
    title: title.trim(),
    description,
    cookTime,
    prepTime,
    restTime,
    servings,
    totalTime: totalTime([prepTime, cookTime, restTime].map(timeMinutes)),
    difficulty: difficulty || null,
    tags: changes.tags ?? [],
    ingredients: toSentIngredients(form.ingredients),
    instructions: changes.instructions ?? [],
  }
}
