import type { PageRecipe } from '../../api.ts'
import { toIngredientRows } from '../ingredient-rows.ts'
import { NO_ORIGIN } from '../recipe-form.ts'
import type { PastedRecipe } from './read-pasted-recipe.ts'

/** The address, where a text is the address of a page and nothing else. */
export function findPageAddress(text: string): string | undefined {
  const trimmed = text.trim()
  return /^https?:\/\/\S+$/i.test(trimmed) ? trimmed : undefined
}

/** What was read from a page, in the form of what is read from a pasted text. */
export function fromPage({ draft }: PageRecipe): PastedRecipe {
  const { title, description, prepTime, cookTime, restTime, servings, origin, language } = draft
  return {
    title,
    description,
    prepTime,
    cookTime,
    restTime,
    servings,
    difficulty: '',
    ingredients: toIngredientRows(draft.ingredients),
    instructions: draft.instructions.map((text) => ({ text })),
    origin: origin ?? NO_ORIGIN,
    tags: draft.tags.join(', '),
    cuisine: draft.cuisine ?? '',
    mealType: draft.mealType ?? '',
    language: language ?? '',
  }
}
