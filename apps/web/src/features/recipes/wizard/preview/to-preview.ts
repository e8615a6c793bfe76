import { formatDuration, parseDuration } from '@potluck/kitchen'
import type { Recipe } from '../../api.ts'
import { toSentIngredients } from '../ingredient-rows.ts'
import { type RecipeForm, toRecipeChanges } from '../recipe-form.ts'

/** The parts of an unsaved recipe that the preview draws. */
export type PreviewRecipe = Omit<Recipe, 'diets' | 'nutrition' | 'calories'>

/** The recipe as it would be if the form were saved now. */
export function toPreview(saved: Recipe, form: RecipeForm): PreviewRecipe {
  const { title, description, cookTime, prepTime, servings, difficulty } = form
  const changes = toRecipeChanges(form)
  return {
    ...saved,
    title: title.trim(),
    description,
    cookTime,
    prepTime,
    servings,
    totalTime: totalOf(prepTime, cookTime),
    difficulty: difficulty || null,
    tags: changes.tags ?? [],
    ingredients: toSentIngredients(form.ingredients),
    instructions: changes.instructions ?? [],
  }
}

function totalOf(...times: string[]): string {
  const minutes = times.flatMap((text) => {
    const time = parseDuration(text)
    return time.ok ? [Math.round(time.minutes.max)] : []
  })
  return minutes.length === 0 ? '' : formatDuration(minutes.reduce((sum, time) => sum + time, 0))
}
