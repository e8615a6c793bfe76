import type * as Cook from '@potluck/cook'
import { hasSameEntries, type RecipeData } from '@potluck/kitchen'

/** A request, and what it asks of a portion, of the clock and of the tools. */
export type Asked = { request: Cook.CookRequest; conditions: Cook.Conditions }

/** What becomes of a recipe that the kitchen did not write, held against the request. */
export type Holding = {
  /** For as many as were asked for; why a line changed is noted in `reasons`, by the line. */
  forAsMany: (recipe: RecipeData, reasons: Map<string, string>) => RecipeData
  /** What it does not keep of the request, in sentences. */
  breaches: (recipe: RecipeData) => readonly string[]
  /** As it is served: what it does not keep stands first in it. */
  told: (recipe: RecipeData) => RecipeData
}

export async function openHolding({ request, conditions }: Asked): Promise<Holding> {
  const { forAsMany, holdTo, tellFirst, withUse } = await import('@potluck/cook')
  return {
    forAsMany: (recipe, reasons) => {
      const scaled = forAsMany(recipe, conditions)
      if (hasSameEntries(recipe.ingredients, scaled.ingredients)) return scaled
      for (const line of [...recipe.ingredients, ...recipe.instructions])
        reasons.set(line, `For ${scaled.servings}, as you asked.`)
      return scaled
    },
    breaches: (recipe) => holdTo(recipe, conditions, request).breaches,
    told: (recipe) => {
      const used = withUse(recipe, request, conditions)
      return tellFirst(used, holdTo(used, conditions, request))
    },
  }
}
