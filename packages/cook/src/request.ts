import type { ComposeRequest } from '@potluck/kitchen/composer'
import type { Menu } from './menus/menu.ts'

/** What the kitchen is asked, with what it made before. */
export type CookRequest = ComposeRequest & {
  /** The menu or the plan at hand, for 'another Tuesday'. */
  menu?: Menu
  /** Titles of what was cooked or planned in the last fortnight: a plan has none of it again. */
  recent?: readonly string[]
}
