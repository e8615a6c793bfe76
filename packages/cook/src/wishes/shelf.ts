import { type Cookbook, type Dish, type DishLine, totalMinutes } from '@potluck/cookbook'
import { parseIngredientLine } from '@potluck/kitchen'
import {
  findFoodNames,
  type Ingredient,
  identify,
  kindsOf,
  toTokens,
} from '@potluck/kitchen/knowledge'

/** How much a dish is one of a food: it is named after it or built on it, has much of it, or has some. */
export type Share = 3 | 2 | 1

/** A dish as it is looked for. */
export type Shelved = {
  dish: Dish
  /** All minutes, and those of work. */
  minutes: number
  active: number
  /** What it is made of, and all that this is a kind of: of a salmon dish fish. */
  foods: ReadonlyMap<Ingredient, Share>
  /** All that goes into it in more than a pinch: the buttermilk of pancakes. */
  parts: ReadonlySet<Ingredient>
  /** It begins with meat, fish or a side that was cooked before. */
  isOfLeftovers: boolean
}

/** The dishes of a book by what they are made of; read once a book. */
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
  // Of many mains none is what it is of: fried noodles with chicken, shrimp and pork.
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

/** The foods that a line of a dish is of; all of them where it leaves the choice. */
export function ingredientsOf(line: string): Ingredient[] {
  const known = byLine.get(line)
  if (known) return known
  const found = identify(parseIngredientLine(line).name)
    .flat()
    .flatMap(({ ingredient, form }) => (ingredient && form === undefined ? ingredient : []))
  byLine.set(line, found)
  return found
}

/** The lines of the book, some ten thousand; no others are read here. */
const byLine = new Map<string, Ingredient[]>()

/** What names of foods mean: of 'celeriac' the celery root. */
export function ingredientsNamed(names: readonly string[]): Ingredient[] {
  return names.flatMap((name) =>
    identify(name)
      .flat()
      .flatMap(({ ingredient }) => (ingredient ? [ingredient] : [])),
  )
}

/** Whether a dish has any of some foods, or of their kinds, as a part that is tasted. */
export function hasAnyFood({ lines }: Pick<Dish, 'lines'>, foods: readonly Ingredient[]): boolean {
  const wanted = new Set(foods)
  return lines.some(({ text }) =>
    ingredientsOf(text).some((food) => [...kindsOf(food)].some((kind) => wanted.has(kind))),
  )
}

/** Kinds that say next to nothing of a food. */
export const GROUPS: ReadonlySet<string> = new Set([
  'vegetable',
  'fruit',
  'meat',
  'dairy',
  'grain',
  'spice',
  'sweetener',
])
