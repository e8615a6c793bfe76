import type { RecipeData } from '@potluck/kitchen'
import type { Conditions } from '../read-request.ts'
import { hasWanted, portionOf } from '../reading/limits.ts'
import type { Wish } from './read-wish.ts'

/**
 * Whether a dish of the composer is what was asked for: the sort of dish, made with the tool and with the nutrients.
 */
export function isSound(
  recipe: RecipeData,
  { shapes, unlike }: Wish,
  conditions: Conditions,
): boolean {
  const { tool, wanted } = conditions
  const { title, description, instructions, ingredients, servings } = recipe
  if (NOT_ALL.test(description) || unlike.some((words) => words.test(title))) return false
  if (tool !== undefined && tool !== 'stovetop') {
    const made = [title, ...instructions].join(' ').toLowerCase()
    if (!made.includes(tool)) return false
  }
  const portion = wanted.length > 0 ? portionOf(ingredients, Number(servings) || 1) : undefined
  if (wanted.length > 0 && !(portion && wanted.every((one) => hasWanted(portion, one))))
    return false
  const name = title.toLowerCase()
  return SORTS.every(
    ({ asked, is }) => !shapes.some(({ words }) => words.test(asked)) || is.test(name),
  )
}

/** How the composer says that it leaves something out, or takes longer than asked. */
const NOT_ALL = /\b[Ll]eft out\b|nothing honest that is done/

/** Sorts of dishes, by a word that asks for one, and patterns for their titles. */
const SORTS: readonly { asked: string; is: RegExp }[] = [
  {
    asked: 'dessert',
    is: /mousse|(?<!pan)cake|crumble|pudding|cookie|brownie|ice cream|sorbet|tart|pie|panna|trifle|fool|meringue|cobbler|crisp|parfait|pear|poached|compote|fruit/,
  },
  { asked: 'cake', is: /(?<!pan)cake|brownie|loaf|muffin/ },
  { asked: 'cookies', is: /cookie|biscuit|shortbread/ },
  { asked: 'pie', is: /pie/ },
  { asked: 'tart', is: /tart|quiche/ },
  { asked: 'bread', is: /bread|focaccia|loaf|rolls/ },
  { asked: 'sandwich', is: /sandwich|toast|wrap|panini/ },
  { asked: 'pizza', is: /pizza|flatbread/ },
  { asked: 'soup', is: /soup|broth|chowder|minestrone|bisque/ },
  { asked: 'salad', is: /salad|slaw/ },
  { asked: 'curry', is: /curry|masala|dal/ },
  { asked: 'dip', is: /dip|hummus|spread|guacamole/ },
  { asked: 'stew', is: /stew|chili|ragout|braise|casserole/ },
]
