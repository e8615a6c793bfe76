import { type Cookbook, type Dish, totalMinutes } from '@potluck/cookbook'
import { chooseVersion, type Version } from '../choose-version.ts'
import type { Conditions } from '../read-request.ts'

/** The dishes of a book by id. */
export function dishesById(book: Cookbook): ReadonlyMap<string, Dish> {
  const known = byBook.get(book)
  if (known) return known
  const all = new Map(book.dishes().map((dish) => [dish.id, dish]))
  byBook.set(book, all)
  return all
}

const byBook = new WeakMap<Cookbook, ReadonlyMap<string, Dish>>()

/** The version of a dish that keeps to what is asked; undefined where there is none. */
export function findVersion(dish: Dish, asked: Conditions): Version | undefined {
  const { rules, without } = asked
  if (rules.length === 0 && without.length === 0) return { dish, by: [] }
  return mayKeepTo(dish, rules) ? chooseVersion(dish, asked) : undefined
}

const DECLARED = [
  'vegan',
  'vegetarian',
  'pescatarian',
  'gluten-free',
  'dairy-free',
  'egg-free',
  'soy-free',
  'shellfish-free',
] as const
/** A variant's name that keeps to a rule besides the one of that name. */
const IMPLIES: Readonly<Record<string, readonly string[]>> = {
  vegan: ['vegetarian', 'pescatarian', 'dairy-free', 'egg-free', 'shellfish-free'],
  vegetarian: ['pescatarian', 'shellfish-free'],
}

/** Whether it is worth looking whole: what a dish declares, and what its variants are called. */
function mayKeepTo({ free, variants }: Dish, rules: readonly string[]): boolean {
  const said = [...free, ...variants.map(({ name }) => name)]
  const kept = new Set(said.flatMap((name) => [name, ...(IMPLIES[name] ?? [])]))
  return rules.every((rule) => {
    const id = DECLARED.find((name) => name === rule.toLowerCase().replace(/\s+/g, '-'))
    return id === undefined || kept.has(id)
  })
}

/** What a dish is mostly of: two dishes of one meal are not of the same. */
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
]

/** From the first thing that is done to the last, in minutes. */
export function minutesOf(dish: Dish): number {
  const { active, wait, oven } = totalMinutes(dish)
  return active + wait + oven
}

/** In an order by chance, always the same for a seed. */
export function shuffled<T>(all: readonly T[], seed: number, toText: (one: T) => string): T[] {
  return all.toSorted((one, other) => lot(toText(one), seed) - lot(toText(other), seed))
}

/** FNV-1a, of 32 bits. */
function lot(text: string, seed: number): number {
  let hash = 2_166_136_261 ^ seed
  for (const letter of `${seed} ${text}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}
