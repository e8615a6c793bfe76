import type { LineRead } from '../diets/line-read.ts'
import { parseIngredientLine } from '../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../recipe-text/recipe-data.ts'
import { contentsOf } from '../recognition/contents.ts'
import { parseServings } from '../times/parse-servings.ts'

/** A recipe taken apart once for all that is asked of it. */
export type ReadRecipe = {
  recipe: RecipeData
  /** The ingredient lines, without the headings of groups. */
  lines: readonly LineRead[]
  /** How many portions it makes; undefined where it does not say. */
  portions: number | undefined
}

export function readForReview(recipe: RecipeData): ReadRecipe {
  const lines = recipe.ingredients
    .map(parseIngredientLine)
    .filter(({ heading }) => !heading)
    .map((line): LineRead => ({ line, contents: contentsOf(line.name) }))
  const read = parseServings(recipe.servings)
  return { recipe, lines, portions: read.ok ? read.servings.max : undefined }
}
