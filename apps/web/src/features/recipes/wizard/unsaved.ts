import { tellingRows, toIngredientRows, toSentIngredients } from './ingredient-rows.ts'
import { type RecipeForm, toRecipeChanges, toWritten } from './recipe-form.ts'

/** Whether leaving would lose content; blank rows do not count. */
export function isUnsaved(form: RecipeForm, base: RecipeForm): boolean {
  return form.photo !== null || isRewritten(form, base)
}

/** The same, ignoring the photo. */
export function isRewritten(form: RecipeForm, base: RecipeForm): boolean {
  return toText(form) !== toText(base)
}

/** Whether a save would change anything: a row without a quantity has content, but is not sent. */
export function isToSend(form: RecipeForm, base: RecipeForm): boolean {
  return toSentText(form) !== toSentText(base)
}

/** What a save would send, as one string for comparing. */
export function toSentText(form: RecipeForm): string {
  return JSON.stringify(toRecipeChanges(form))
}

/** The fields as a save would keep them: incomplete rows are dropped. */
export function asKept(form: RecipeForm): RecipeForm {
  return { ...form, ingredients: toIngredientRows(toSentIngredients(form.ingredients)) }
}

function toText(form: RecipeForm): string {
  return JSON.stringify({
    ...toWritten(form),
    ingredients: tellingRows(form.ingredients),
    instructions: form.instructions.filter(({ text }) => text.trim() !== ''),
  })
}
