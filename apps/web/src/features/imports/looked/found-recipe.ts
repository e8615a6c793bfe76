import type { LookedRecipe } from '../api.ts'

/** A recipe, and the earlier one of the same page or text that it seems to be. */
export interface FoundRecipe {
  recipe: LookedRecipe
  first: LookedRecipe | undefined
}
