import { scaleTo } from '../../compose/revise/scale.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { parseServings } from '../../times/parse-servings.ts'
import type { ReviewWish } from '../fault.ts'
import { type Mended, unchanged } from './mending.ts'

/** Brings the amounts to the servings wished for. A recipe that says none is taken to be for those. */
export function mendServings(recipe: RecipeData, { servings }: ReviewWish): Mended {
  if (servings === undefined) return unchanged(recipe)
  const read = parseServings(recipe.servings)
  const before = recipe.servings
  const after = String(servings)
  if (!read.ok) {
    const reason = 'It did not say how many it serves.'
    return {
      ok: true,
      recipe: { ...recipe, servings: after },
      corrections: [{ before, after, reason }],
    }
  }
  if (read.servings.max === servings) return unchanged(recipe)
  const scaled = scaleTo(recipe, servings)
  if (!scaled.ok) return scaled
  const reason = `Every amount is for ${servings} now.`
  const { adaptations, originalVsAdapted } = recipe
  return {
    ok: true,
    recipe: { ...scaled.recipe, adaptations, originalVsAdapted },
    corrections: [{ before, after, reason }],
  }
}
