import type { RecipeData } from '@potluck/kitchen'

/**
 * What a request gets: a recipe, an answer in words to what is no wish for one, or the reason, fit to show,
 * why there is none. `choices` are requests that a cook may go on with, ready to be sent: 'Irish stew'.
 */
export type Answer = (
  | { kind: 'recipe'; recipe: RecipeData }
  | { kind: 'said'; text: string }
  | { kind: 'declined'; reason: string }
) & { choices?: readonly string[] }
