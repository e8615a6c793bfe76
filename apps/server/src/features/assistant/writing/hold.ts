import type * as Cook from '@potluck/cook'
import { hasSameEntries, type RecipeData } from '@potluck/kitchen'

/** A request, and the conditions it sets on nutrition, time and tools. */
export type Asked = { request: Cook.CookRequest; conditions: Cook.Conditions }

/** Adjusts a recipe that the kitchen did not write to the request. */
export type Holding = {
  /**
   * Scaled to the number of portions asked for; the reason for each changed line is added to
   * `reasons`.
   */
  forAsMany: (recipe: RecipeData, reasons: Map<string, string>) => RecipeData
  /** The parts of the request that it does not meet, in sentences. */
  breaches: (recipe: RecipeData) => readonly string[]
  /** As it is served: it starts with what it does not meet. */
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
