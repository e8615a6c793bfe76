import { type Cookbook, type Dish, totalMinutes } from '@potluck/cookbook'
import type { PantryEntry } from '@potluck/kitchen/composer'
import type { Conditions } from '../read-request.ts'
import { hasAnyFood, ingredientsNamed } from '../wishes/shelf.ts'
import type { Course } from './course.ts'
import { misfitOf } from './manner.ts'
import type { MenuCourse, MenuItem } from './read-menu-lists.ts'
import type { MenuWish } from './read-menu-wish.ts'
import { dishesById, mainFoodsOf, minutesOf, shuffled } from './shelf.ts'

/** A candidate for a course, with the ids of what is served with it. The lower the rank, the better. */
export type RankedItem = { dish: Dish; beside: readonly string[]; rank: number }

/** Weights of a rank: a named dish or food counts most, then what suits the manner, then variety among the courses. */
const [NAMED, SUITS, SECOND, CLASHES] = [100, 4, 2, 1]
/** The bonus for each food in the house that a dish uses, and the number of foods up to which it is counted. */
const [STOCK, MOST_STOCK] = [5, 8]
/** From this many people on, dishes that are fried piece by piece are avoided. */
const MANY = 10
const TO_ORDER: ReadonlySet<string> = new Set('eggs fried pancakes omelet steak'.split(' '))
/** From this rank on, the whole book is searched for something better. */
export const IS_MISFIT = 2 * SUITS

/** Ranks the dishes of a list for a course, best first. Dishes already chosen or too slow are left out. */
export function rankItems(
  items: readonly MenuItem[],
  course: Pick<MenuCourse, 'name' | 'isOneOfMany'>,
  asked: Conditions,
  wish: MenuWish,
  chosen: readonly Course[],
  book: Cookbook,
): RankedItem[] {
  const dishes = dishesById(book)
  return items
    .flatMap(({ id, beside, isSecondChoice }): RankedItem[] => {
      const dish = dishes.get(id)
      if (!dish || isTaken(dish, chosen) || !isInTime(dish, asked)) return []
      const rank =
        NAMED * nameRank(dish, wish) +
        SUITS *
          (misfitOf(dish, course.name, wish.manner) +
            (isToOrder(dish, wish) || isForMore(dish, wish) ? 2 : 0)) -
        STOCK *
          Math.min(
            MOST_STOCK,
            stockIn(dish, wish).length + 2 * stockIn(dish, wish, ['main']).length,
          ) +
        (isSecondChoice ? SECOND : 0) +
        (clashes(dish, course.name, chosen) ? CLASHES : 0)
      return [{ dish, beside, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
}

/** Whether a dish is made piece by piece and eaten straight from the pan, and too many people eat. */
function isToOrder({ kind, keeps }: Dish, { servings }: MenuWish): boolean {
  return servings >= MANY && TO_ORDER.has(kind) && !/\b(?:days|weeks|months)\b/.test(keeps)
}

/** Whether a roast is far too large for so few people: a whole turkey cannot be divided, a breast can. */
function isForMore({ kind, serves }: Dish, { servings }: MenuWish): boolean {
  return kind === 'roast' && servings <= FEW && serves > 3 * servings
}

const FEW = 3

/** The foods in the house that a dish uses in lines with one of the roles. */
export function stockIn(
  { lines, title }: Dish,
  { stock }: MenuWish,
  roles: readonly Dish['lines'][number]['role'][] = ['main', 'body'],
): PantryEntry[] {
  if (stock.length === 0) return []
  const parts = lines.filter(({ role }) => roles.includes(role)).map(({ text }) => text)
  const listed = [title, ...parts].join(' ').toLowerCase()
  return stock.filter(({ name }) => {
    const word = name.toLowerCase().replace(/(?:es|s)$/, '')
    return new RegExp(`\\b${word.replace(/[^a-z ]/g, '.')}`).test(listed)
  })
}

/** The dishes of a course in random order, and those of the book that were named or have a named food. */
export function itemsFor(
  course: MenuCourse,
  wish: MenuWish,
  seed: number,
  book: Cookbook,
): MenuItem[] {
  const listed = shuffled(course.items, seed, ({ id }) => id)
  const isMain = course.name === 'Main'
  if (course.isOneOfMany && BOOK_COURSES[course.name] === undefined) return listed
  const own = book.dishes().filter((dish) => {
    if (!isOfCourse(dish, course.name)) return false
    if (wish.named.includes(dish)) return true
    if (stockIn(dish, wish).length > 1) return isForGuests(dish) || !isMain
    return (isForGuests(dish) || !isMain) && wish.foods.some((food) => hasFood(dish, food))
  })
  const more = own.filter(({ id }) => !listed.some((item) => item.id === id))
  const { instead } = wish.list
  const withSides = (dish: Dish) => instead.find(({ id }) => id === dish.id) ?? toItem(dish)
  return [...listed, ...shuffled(more, seed, ({ id }) => id).map(withSides)]
}

/** The dishes of the book for a course, in random order, for use when the list has none that will do. */
export function itemsOfBook(slot: string, seed: number, book: Cookbook): MenuItem[] {
  const fitting = book.dishes().filter((dish) => isOfCourse(dish, slot))
  return shuffled(fitting, seed, ({ id }) => id).map(toItem)
}

function toItem({ id }: Dish): MenuItem {
  return { id, beside: [] }
}

/**
 * 0 for a named dish, then higher for a dish named after or made mainly of a named food, one that has it, and the rest.
 * A cuisine other than the one named adds 1.
 */
function nameRank(dish: Dish, { named, foods, cuisines }: MenuWish): number {
  if (named.includes(dish)) return 0
  const ofCuisine = cuisines.size > 0 && !cuisines.has(dish.cuisine) ? 1 : 0
  if (foods.length === 0) return ofCuisine
  const title = dish.title.toLowerCase()
  const own = mainFoodsOf(dish)
  if (foods.some((food) => title.includes(food) || own.includes(food))) return 1 + ofCuisine
  return (foods.some((food) => hasFood(dish, food)) ? 2 : 3) + ofCuisine
}

const BOOK_COURSES: Readonly<Record<string, readonly Dish['course'][]>> = {
  Starter: ['starter', 'soup', 'salad'],
  Soup: ['soup'],
  Salad: ['salad'],
  Pasta: ['main'],
  Main: ['main'],
  Side: ['side'],
  Bread: ['bread'],
  Dessert: ['dessert'],
  Sweet: ['dessert', 'baking'],
  Drink: ['drink'],
}

/** The courses of dishes that are served with many others. */
const SMALL: readonly Dish['course'][] = ['starter', 'side', 'salad', 'snack']

function isOfCourse({ course, kind }: Dish, name: string): boolean {
  if (name === 'Pasta' && kind !== 'pasta') return false
  return (BOOK_COURSES[name] ?? SMALL).includes(course)
}

function hasFood(dish: Dish, food: string): boolean {
  const word = food.toLowerCase()
  return (
    mainFoodsOf(dish).includes(word) ||
    dish.title.toLowerCase().includes(word) ||
    hasAnyFood(
      { lines: dish.lines.filter(({ role }) => role === 'main') },
      ingredientsNamed([word]),
    ) ||
    dish.lines.some(({ role, text }) => role === 'main' && text.toLowerCase().includes(word))
  )
}

export function isForGuests({ occasions }: Dish): boolean {
  return occasions.some((occasion) => /guests|party|Sunday|family/.test(occasion))
}

export function isInTime(dish: Dish, { maxMinutes }: Conditions): boolean {
  if (maxMinutes === undefined) return true
  return minutesOf(dish) <= maxMinutes && totalMinutes(dish).active <= maxMinutes / 2
}

export function isTaken({ id }: Dish, chosen: readonly Course[]): boolean {
  return chosen.some(({ version }) => version.dish.id === id)
}

/** Whether a dish is of the same kind as another course, or has the same main food. */
export function clashes(dish: Dish, slot: string, chosen: readonly Course[]): boolean {
  if (slot === 'Bread' || slot === 'Sauce') return false
  const foods = mainFoodsOf(dish)
  return chosen.some(({ version, slot: other }) => {
    const isSide = slot === 'Side' || other === 'Side'
    const isSameKind = version.dish.kind === dish.kind && !isSide
    return isSameKind || mainFoodsOf(version.dish).some((food) => foods.includes(food))
  })
}
