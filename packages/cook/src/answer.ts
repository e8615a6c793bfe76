import type { RecipeData } from '@potluck/kitchen'
import type { Menu } from './menus/menu.ts'

/**
 * The answer to a request: a recipe, a menu or meal plan, words for a message that asks for no recipe, or a declined
 * request with a reason that the user can read. `choices` are follow-up requests, ready to be sent: 'Irish stew'.
 */
export type Answer = (
  | { kind: 'recipe'; recipe: RecipeData }
  /** `text` is the menu in plain words. */
  | { kind: 'menu'; menu: Menu; text: string }
  | { kind: 'said'; text: string }
  | { kind: 'declined'; reason: string }
) & { choices?: readonly string[] }
