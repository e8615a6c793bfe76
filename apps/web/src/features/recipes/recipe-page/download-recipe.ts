import type { Recipe } from '../api.ts'
import type { Portions } from './portions.ts'
import { toFileName, toRecipeText } from './recipe-text.ts'

/** Hands the recipe to the device as a text file, for the portions on screen. */
export function downloadRecipe(recipe: Recipe, portions: Portions): void {
  const address = `${window.location.origin}/recipe/${recipe._id}`
  const text = toRecipeText(recipe, { portions, address })
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = toFileName(recipe.title)
  link.click()
  URL.revokeObjectURL(url)
}
