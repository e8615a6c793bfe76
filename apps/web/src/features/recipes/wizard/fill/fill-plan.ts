import { isBlankIngredient } from '../ingredient-rows.ts'
import type { RecipeForm } from '../recipe-form.ts'
import type { PastedRecipe } from './read-pasted-recipe.ts'

export type FilledField = keyof PastedRecipe

export const FILLED_FIELDS = [
  'title',
  'description',
  'prepTime',
  'cookTime',
  'restTime',
  'servings',
  'difficulty',
  'tags',
  'cuisine',
  'mealType',
  'ingredients',
  'instructions',
  'origin',
  'language',
] as const satisfies FilledField[]

/** The fields that the pasted recipe has content for. */
export function findFound(pasted: PastedRecipe): FilledField[] {
  return FILLED_FIELDS.filter((field) =>
    field === 'origin' ? !isBlankOrigin(pasted.origin) : pasted[field].length > 0,
  )
}

/** Whether the field is empty, so that filling it loses nothing. */
export function isBlankField(form: RecipeForm, field: FilledField): boolean {
  if (field === 'ingredients') return form.ingredients.every(isBlankIngredient)
  if (field === 'instructions') return form.instructions.every(({ text }) => text.trim() === '')
  if (field === 'origin') return isBlankOrigin(form.origin)
  return form[field].trim() === ''
}

const isBlankOrigin = (origin: RecipeForm['origin']) =>
  Object.values(origin).every((part) => part.trim() === '')
