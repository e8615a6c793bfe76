import { type Cookbook, type Dish, totalMinutes } from '@potluck/cookbook'
import { chooseVersion, keepsAll, listVersions, type Version } from '../choose-version.ts'
import type { Conditions } from '../read-request.ts'
import { mayKeepTo } from '../wishes/rank.ts'
import type { MenuDish } from './menu.ts'

/** The dishes of a book by id. */
export function dishesById(book: Cookbook): ReadonlyMap<string, Dish> {
  const known = byBook.get(book)
  if (known) return known
  const all = new Map(book.dishes().map((dish) => [dish.id, dish]))
  byBook.set(book, all)
  return all
}

const byBook = new WeakMap<Cookbook, ReadonlyMap<string, Dish>>()

/** The version of a dish that meets the conditions; undefined when there is none. */
export function findVersion(dish: Dish, asked: Conditions): Version | undefined {
  const { rules, without, only, tool } = asked
  const isPlain = rules.length + without.length + only.length === 0 && tool === undefined
  if (isPlain && keepsAll(dish, asked)) return { dish, by: [] }
  return mayKeepTo({ dish }, rules) ? chooseVersion(dish, asked) : undefined
}

/** The version that a menu was made with; undefined when the book no longer has it. */
export function findMade({ id, by }: MenuDish['made'], book: Cookbook): Version | undefined {
  const dish = dishesById(book).get(id)
  if (!dish || by.length === 0) return dish && { dish, by: [] }
  return listVersions(dish).find((version) => version.by.join() === by.join())
}

/** The main foods of a dish. Two dishes of one meal should not share one. */
export function mainFoodsOf({ lines, title }: Dish): string[] {
  const mains = lines.filter(({ role }) => role === 'main').map(({ text }) => text)
  const words = [title, ...mains].join(' ')
  return FOODS.filter((food) => food.words.test(words)).map(({ name }) => name)
}

const FOODS: readonly { name: string; words: RegExp }[] = [
  { name: 'beef', words: /\b(?:beef|veal|steak|brisket|oxtail)\b/i },
  { name: 'pork', words: /\b(?:pork|ham|bacon|sausages?|pancetta|chorizo)\b/i },
  { name: 'lamb', words: /\b(?:lamb|mutton|goat)\b/i },
  { name: 'poultry', words: /\b(?:chicken|turkey|duck|goose|hen)\b/i },
  {
    name: 'fish',
    words:
      /\b(?:fish|salmon|cod|tuna|trout|haddock|sardines?|mackerel|sea bass|anchov\w+|snapper|tilapia)\b/i,
  },
  { name: 'shellfish', words: /\b(?:shrimp|prawns?|mussels|clams|crab|lobster|squid|octopus)\b/i },
  { name: 'beans', words: /\b(?:beans|lentils?|chickpeas|dal|split peas|black-eyed peas)\b/i },
  { name: 'tofu', words: /\b(?:tofu|tempeh|seitan)\b/i },
  { name: 'eggs', words: /\beggs\b/i },
  { name: 'cheese', words: /\b(?:paneer|mozzarella|feta|halloumi|ricotta|cheese)\b/i },
  {
    name: 'pasta',
    words:
      /\b(?:pasta|spaghetti|penne|tagliatelle|lasagn\w+|macaroni|noodles|gnocchi|ravioli|fettuccine|bucatini)\b/i,
  },
  { name: 'rice', words: /\b(?:rice|risotto|pilaf|biryani)\b/i },
  { name: 'eggplant', words: /\beggplants?\b/i },
  { name: 'potatoes', words: /\bpotato(?:es)?\b/i },
  { name: 'mushrooms', words: /\bmushrooms?\b/i },
  { name: 'tomatoes', words: /\btomatoes\b/i },
  { name: 'peppers', words: /\bpeppers\b/i },
  { name: 'spinach', words: /\bspinach\b/i },
  { name: 'zucchini', words: /\bzucchini\b/i },
  { name: 'squash', words: /\b(?:squash|pumpkin)\b/i },
  { name: 'cabbage', words: /\bcabbage\b/i },
  { name: 'apples', words: /\bapples?\b/i },
  { name: 'pears', words: /\bpears?\b/i },
]

/** The meats that a week should not have too much of. */
export const MEATS: ReadonlySet<string> = new Set(['beef', 'pork', 'lamb', 'poultry'])

/** Minutes from the first step to the last. */
export function minutesOf(dish: Dish): number {
  const { active, wait, oven } = totalMinutes(dish)
  return active + wait + oven
}

/** The items in random order, always the same for one seed. */
export function shuffled<T>(all: readonly T[], seed: number, toText: (one: T) => string): T[] {
  return all.toSorted((one, other) => lot(toText(one), seed) - lot(toText(other), seed))
}

/** A random number from 0 to below 2 ** 32, always the same for one text and seed (FNV-1a). */
export function lot(text: string, seed: number): number {
  let hash = 2_166_136_261
  for (const letter of `${seed} ${text}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}
