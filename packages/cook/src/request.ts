import type { ComposeRequest } from '@potluck/kitchen/composer'
import type { Menu } from './menus/menu.ts'

/** A request to the kitchen, with what it made before. */
export type CookRequest = ComposeRequest & {
  /** The menu or meal plan at hand, which 'another Tuesday' refers to. */
  menu?: Menu
  /** Titles of dishes cooked or planned in the last two weeks, which a plan does not repeat. */
  recent?: readonly string[]
}
