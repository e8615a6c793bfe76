import type { Recipe } from '../api.ts'
import type { Portions } from './portions/portions.ts'
import { toFileName, toRecipeText } from './recipe-text.ts'
import type { ShownRecipe } from './shown-recipe.ts'

/** Saves the recipe as a text file, as it is on screen. */
export function downloadRecipe(recipe: Recipe, shown: ShownRecipe, portions: Portions): void {
  const address = `${window.location.origin}/recipe/${recipe._id}`
  const text = toRecipeText(recipe, { shown, portions, address })
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = toFileName(recipe.title)
  link.click()
  URL.revokeObjectURL(url)
}
