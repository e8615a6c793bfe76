import type { RecipeData } from '@potluck/kitchen'
import type { Menu } from './menus/menu.ts'

/**
 * What a request gets: a recipe, a menu or a plan of days, an answer in words to what is no wish for one, or the reason, fit to show,
 * why there is none. `choices` are requests that a cook may go on with, ready to be sent: 'Irish stew'.
 */
export type Answer = (
  | { kind: 'recipe'; recipe: RecipeData }
  /** `text` says it in plain words. */
  | { kind: 'menu'; menu: Menu; text: string }
  | { kind: 'said'; text: string }
  | { kind: 'declined'; reason: string }
) & { choices?: readonly string[] }
