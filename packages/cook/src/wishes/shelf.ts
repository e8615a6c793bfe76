import { type Cookbook, type Dish, type DishLine, totalMinutes } from '@potluck/cookbook'
import { parseIngredientLine } from '@potluck/kitchen'
import {
  findFoodNames,
  type Ingredient,
  identify,
  kindsOf,
  toTokens,
} from '@potluck/kitchen/knowledge'

/**
 * How much of a dish is a food: 3 if it is the first main food or in the title, 2 if it is another main or essential
 * part, 1 if the dish has some of it.
 */
export type Share = 3 | 2 | 1

/** A dish with what it is searched by. */
export type Shelved = {
  dish: Dish
  /** Minutes from the first step to the last, and minutes of work. */
  minutes: number
  active: number
  /** What it is made of, and everything that is a kind of: a salmon dish has fish. */
  foods: ReadonlyMap<Ingredient, Share>
  /** Every food in it that is more than seasoning or garnish: the buttermilk of pancakes. */
  parts: ReadonlySet<Ingredient>
  /** It starts from meat, fish or a side dish that was cooked before. */
  isOfLeftovers: boolean
}

/** The dishes of a book with what they are searched by; cached for each book. */
export function openShelf(book: Cookbook): readonly Shelved[] {
  const known = shelves.get(book)
  if (known) return known
  const shelf = book.dishes().map(toShelved)
  shelves.set(book, shelf)
  return shelf
}

const shelves = new WeakMap<Cookbook, readonly Shelved[]>()

function toShelved(dish: Dish): Shelved {
  const { active, wait, oven } = totalMinutes(dish)
  return {
    dish,
    active,
    minutes: active + wait + oven,
    foods: foodsOf(dish),
    parts: new Set(
      dish.lines
        .filter(({ role }) => role !== 'garnish' && role !== 'seasoning')
        .flatMap(({ text }) => ingredientsOf(text)),
    ),
    isOfLeftovers: dish.occasions.includes('leftovers') && dish.lines.some(isCookedBefore),
  }
}

function isCookedBefore({ role, text }: DishLine): boolean {
  return role === 'main' && /\b(?:cooked|leftover|cold mashed)\b/.test(text)
}

function foodsOf({ title, lines }: Dish): Map<Ingredient, Share> {
  const foods = new Map<Ingredient, Share>()
  const add = (ingredient: Ingredient, share: Share) => {
    for (const kind of kindsOf(ingredient))
      if ((foods.get(kind) ?? 0) < share) foods.set(kind, share)
  }
  // With more than two main lines, none of them is the main food: fried noodles with chicken, shrimp and pork.
  const mains = lines.filter(({ role }) => role === 'main')
  const first = mains.length > 2 ? undefined : mains[0]
  for (const line of lines) {
    const isPart = line.role === 'main' || line.role === 'body' || line.role === 'structure'
    if (!isPart) continue
    const isMuch = line.role === 'main' || line.essential
    const share = line === first ? 3 : isMuch ? 2 : 1
    for (const ingredient of ingredientsOf(line.text)) add(ingredient, share)
  }
  const words = toTokens(title).map(({ word }) => word)
  for (const { ingredient } of findFoodNames(words)) if (foods.has(ingredient)) add(ingredient, 3)
  return foods
}

/** The foods of an ingredient line; all of them when it gives a choice. */
export function ingredientsOf(line: string): Ingredient[] {
  const known = byLine.get(line)
  if (known) return known
  const found = identify(parseIngredientLine(line).name)
    .flat()
    .flatMap(({ ingredient, form }) => (ingredient && form === undefined ? ingredient : []))
  if (byLine.size < MOST_LINES) byLine.set(line, found)
  return found
}

/**
 * A cache. The book has some ten thousand lines, which come first; those of other recipes are added until it is full.
 */
const byLine = new Map<string, Ingredient[]>()
const MOST_LINES = 30_000

/** The ingredients that names mean: 'celeriac' is celery root. */
export function ingredientsNamed(names: readonly string[]): Ingredient[] {
  return names.flatMap((name) =>
    identify(name)
      .flat()
      .flatMap(({ ingredient }) => (ingredient ? [ingredient] : [])),
  )
}

/** Whether a dish has any of the foods, or of their kinds, in its ingredient lines. */
export function hasAnyFood({ lines }: Pick<Dish, 'lines'>, foods: readonly Ingredient[]): boolean {
  const wanted = new Set(foods)
  return lines.some(({ text }) =>
    ingredientsOf(text).some((food) => [...kindsOf(food)].some((kind) => wanted.has(kind))),
  )
}

/** Kinds too broad to say what a food is like. */
export const GROUPS: ReadonlySet<string> = new Set([
  'vegetable',
  'fruit',
  'meat',
  'dairy',
  'grain',
  'spice',
  'sweetener',
])
