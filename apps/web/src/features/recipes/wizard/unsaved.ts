import { tellingRows, toIngredientRows, toSentIngredients } from './ingredient-rows.ts'
import { type RecipeForm, toRecipeChanges, toWritten } from './recipe-form.ts'

/** True where leaving would lose something that was written or chosen; blank rows are nothing. */
export function isUnsaved(form: RecipeForm, base: RecipeForm): boolean {
  return form.photo !== null || isRewritten(form, base)
}

/** The same without the photo. */
export function isRewritten(form: RecipeForm, base: RecipeForm): boolean {
  return toText(form) !== toText(base)
}

/** True where a save would change anything: a row without a quantity is written, but not sent. */
export function isToSend(form: RecipeForm, base: RecipeForm): boolean {
  return toSentText(form) !== toSentText(base)
}

/** What a save sends, as one text to compare. */
export function toSentText(form: RecipeForm): string {
  return JSON.stringify(toRecipeChanges(form))
}

/** What is kept of the fields: rows that are not complete fall away. */
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
