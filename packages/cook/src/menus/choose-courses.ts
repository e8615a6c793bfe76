import type { Cookbook } from '@potluck/cookbook'
import type { Version } from '../choose-version.ts'
import type { Conditions } from '../read-request.ts'
import type { Course } from './course.ts'
import { type Apart, countApart } from './eaters.ts'
import { listLacking } from './foods-in.ts'
import {
  clashes,
  IS_MISFIT,
  isForGuests,
  isInTime,
  isTaken,
  itemsFor,
  itemsOfBook,
  type RankedItem,
  rankItems,
} from './rank-items.ts'
import type { MenuCourse, MenuItem } from './read-menu-lists.ts'
import type { MenuWish } from './read-menu-wish.ts'
import { dishesById, findVersion, shuffled } from './shelf.ts'

export type Courses = { courses: readonly Course[]; missing: readonly string[] }

/** The most dishes of the book to try when no dish of the menu list will do. */
const MOST_TRIED = 30

/** What a course is chosen by: the wish, the courses chosen so far, the seed and the book. */
type Choosing = { wish: MenuWish; chosen: readonly Course[]; seed: number; book: Cookbook }

/**
 * Chooses the dishes of a menu at random from its list. Each meets the conditions and, if possible, differs from the
 * others in kind and main food. Where no dish of the list will do, one of the book is taken.
 */
export function chooseCourses(wish: MenuWish, seed: number, book: Cookbook): Courses {
  const chosen: Course[] = []
  const missing: string[] = []
  const all = coursesOf(wish)
  const main = all.find(({ name }) => name === 'Main')
  // The main comes first, as the other courses are chosen to go with it.
  const mainFirst = main ? [main, ...all.filter((one) => one !== main)] : all
  for (const course of mainFirst) {
    for (let count = 0; count < course.count; count += 1) {
      const found = findCourse(course, count, { wish, chosen, seed, book })
      if (found.length === 0) missing.push(course.name.toLowerCase())
      chosen.push(...found)
    }
  }
  return { courses: inOrder(chosen, wish), missing }
}

/** Sorts courses in the order they are eaten. A main is followed by what is served with it. */
export function inOrder(chosen: readonly Course[], wish: MenuWish): Course[] {
  const names = coursesOf(wish).map(({ name }) => name)
  const main = names.indexOf('Main')
  const place = ({ slot }: Course) => {
    if (names.includes(slot)) return names.indexOf(slot)
    return slot === 'Side' || slot.startsWith('Main') ? main + 0.5 : rankOf(slot)
  }
  return chosen.toSorted((one, other) => place(one) - place(other))
}

/**
 * Chooses another dish for a course, with its sides, or one for a course the menu does not have yet. Empty when there
 * is none.
 * @param chosen the courses of the menu, none of which is chosen again
 * @param nth the place of the dish among those of its course
 */
export function chooseAnother(
  slot: string,
  nth: number,
  chosen: readonly Course[],
  wish: MenuWish,
  seed: number,
  book: Cookbook,
): Course[] {
  const listed = wish.list.courses.find(({ name }) => name === slot)
  const course = listed ?? plainCourse(slot)
  return findCourse(course, nth, { wish, chosen, seed, book })
}

/** Whether the menu has sides as a course of their own, so that they stay when the main is replaced. */
export function hasOwnSides({ list }: MenuWish): boolean {
  return list.courses.some(({ name }) => name === 'Side')
}

/** The courses of the list that are wanted, and any others that the request names. */
function coursesOf({ list, courses, without, isLong }: MenuWish): MenuCourse[] {
  const isChosen = courses.filter((name) => name !== 'Dessert' && name !== 'Drink').length > 0
  const own = list.courses.filter(({ name, when, isOneOfMany }) => {
    if (without.includes(name)) return false
    const isNamed = courses.includes(name)
    if (when === 'asked') return isNamed
    if (when === 'long') return isLong || isNamed
    return !isChosen || isNamed || isOneOfMany
  })
  const more = courses
    .filter((name) => !own.some((course) => course.name === name) && isOwn(name, own))
    .map((name): MenuCourse => {
      return plainCourse(name)
    })
  return [...own, ...more].toSorted((one, other) => rankOf(one.name) - rankOf(other.name))
}

/** A course that the list does not have. */
function plainCourse(name: string): MenuCourse {
  const items = name === 'Drink' ? DRINKS.map((id) => ({ id, beside: [] })) : []
  return { name, items, count: 1, isOneOfMany: false, when: 'asked' }
}

/** Drinks that go with any food. */
const DRINKS: readonly string[] = ['lemonade', 'iced-tea']

/** Whether a named course is one to add. A dessert is not, if the list has it under the name 'Sweet'. */
function isOwn(name: string, own: readonly MenuCourse[]): boolean {
  return name !== 'Dessert' || !own.some((course) => course.name === 'Sweet')
}

const ORDER = [
  'Starter',
  'Soup',
  'Salad',
  'Pasta',
  'Main',
  'Stuffing',
  'Side',
  'Sauce',
  'Bread',
  'Dessert',
  'Sweet',
  'Drink',
]

function rankOf(name: string): number {
  const at = ORDER.indexOf(name)
  return at < 0 ? ORDER.indexOf('Main') - 0.5 : at
}

/** The conditions, with the rules of some of the guests added. */
function keepingTo(asked: Conditions, apart: readonly Apart[]): Conditions {
  return { ...asked, rules: [...new Set([...asked.rules, ...apart.map(({ rule }) => rule)])] }
}

const ON_GRILL = 'From the grill'

/** Chooses a dish for a course, and its sides. `nth` counts the dishes of that course, from 0. */
function findCourse(course: MenuCourse, nth: number, choosing: Choosing): Course[] {
  const { wish } = choosing
  const forAll: Conditions = { ...wish.conditions, tool: undefined }
  const foods = wish.apart.filter(({ isDiet }) => !isDiet)
  const isMain = course.name === 'Main'
  // A main, and every second of many small dishes, only avoids refused foods; the rest also keep to the guests' diets.
  const binding = isMain || (course.isOneOfMany && nth % 2 > 0) ? foods : wish.apart
  // A course named 'From the grill' is made on one if the book has such a version.
  const onGrill: Conditions = { ...keepingTo(forAll, binding), tool: 'grill' }
  const found =
    (course.name === ON_GRILL ? findVersions(course, onGrill, choosing) : undefined) ??
    findVersions(course, keepingTo(forAll, binding), choosing) ??
    (wish.apart.length > 0 ? findVersions(course, forAll, choosing) : undefined)
  if (!found) return []
  const own = found.map((version, at): Course => {
    const slot = at === 0 ? course.name : 'Side'
    return { slot, version, isOneOfMany: course.isOneOfMany, onlyFor: undefined }
  })
  return isMain && wish.apart.length > 0 ? withOthers(own, forAll, choosing) : own
}

/** Finds a dish in the list, else for a main among the list's meatless mains, else in the book. */
function findVersions(
  course: MenuCourse,
  asked: Conditions,
  choosing: Choosing,
): Version[] | undefined {
  const { chosen, seed, book } = choosing
  const wish = { ...choosing.wish, foods: foodsFor(course, choosing) }
  const ranked = rankItems(itemsFor(course, wish, seed, book), course, asked, wish, chosen, book)
  const suiting = ranked.filter(({ rank }) => rank % 100 < IS_MISFIT)
  const others = ranked.filter((item) => !suiting.includes(item))
  return (
    firstOf(suiting, asked, choosing, course.name === 'Main') ??
    (course.name === 'Main' ? findInstead(asked, choosing) : undefined) ??
    findInBook(course.name, asked, choosing, others.length > 0) ??
    firstOf(others, asked, choosing, course.name === 'Main') ??
    findInBook(course.name, asked, choosing, false)
  )
}

/**
 * The named foods that a course has to have: all of them for a main or one of many dishes, else those that no course
 * before it has. A menu with rhubarb may have it in the dessert.
 */
function foodsFor({ name, isOneOfMany }: MenuCourse, { wish, chosen }: Choosing): string[] {
  if (name === 'Main' || isOneOfMany) return [...wish.foods]
  if (!TAKES_FOOD.has(name)) return []
  return listLacking(
    wish.foods,
    chosen.map(({ version }) => version.dish),
  )
}

const TAKES_FOOD: ReadonlySet<string> = new Set(['Starter', 'Soup', 'Salad', 'Pasta', 'Dessert'])

/** Finds a main for guests with another diet, from the list's meatless mains. */
function findInstead(asked: Conditions, choosing: Choosing): Version[] | undefined {
  const { wish, chosen, seed, book } = choosing
  const items = shuffled<MenuItem>(wish.list.instead, seed, ({ id }) => id)
  const without = { ...wish, foods: [], named: [] }
  const main = { name: 'Main', isOneOfMany: false }
  const ranked = rankItems(items, main, asked, without, chosen, book)
  const suiting = ranked.filter(({ rank }) => rank % 100 < IS_MISFIT)
  return firstOf(suiting, asked, choosing, true)
}

/** The main for most guests, with one more for each diet that no version of it suits. */
function withOthers(own: Course[], forAll: Conditions, choosing: Choosing): Course[] {
  const { wish } = choosing
  const [main, ...beside] = own
  if (!main) return []
  const others: Course[] = []
  for (const { rule, count } of grouped(wish.apart, wish.servings)) {
    const asked = { ...forAll, rules: [...new Set([...forAll.rules, ...rule])] }
    if (findVersion(main.version.dish, asked)?.by.length === 0) continue
    const taken = { ...choosing, chosen: [...choosing.chosen, ...own, ...others] }
    const [version] = findInstead(asked, taken) ?? findInBook('Main', asked, taken, false) ?? []
    const slot = `Main, ${rule.join(' and ')}`
    if (version) others.push({ slot, version, isOneOfMany: false, onlyFor: count })
  }
  const sides = beside.map((side) => {
    const version = findVersion(side.version.dish, keepingTo(forAll, wish.apart))
    return version ? { ...side, version } : side
  })
  return [main, ...others, ...sides]
}

/** Groups guests by the rule they keep to, as one main serves them all: two vegetarians and a third one. */
function grouped(apart: readonly Apart[], servings: number): { rule: string[]; count: number }[] {
  const groups = new Map<string, number>()
  for (const one of apart)
    groups.set(one.rule, (groups.get(one.rule) ?? 0) + countApart(one, servings))
  return [...groups].map(([rule, count]) => ({ rule: [rule], count }))
}

/**
 * The best dish that meets the conditions unchanged (for a main, also in a variant with a title of its own), with its
 * sides. A changed version is taken only when no dish of the same rank is found.
 */
function firstOf(
  ranked: readonly RankedItem[],
  asked: Conditions,
  { wish, chosen, book }: Choosing,
  isMain: boolean,
): Version[] | undefined {
  const found = firstVersion(ranked, asked, isMain)
  if (!found) return undefined
  const dishes = dishesById(book)
  const sides = wish.without.includes('Side') ? [] : found.beside
  const withIt = sides.flatMap((name) => {
    const side = dishes.get(name)
    const version =
      side && isInTime(side, asked) && !isTaken(side, chosen) && findVersion(side, asked)
    return version ? [version] : []
  })
  return [found.version, ...withIt]
}

type Found = { version: Version; beside: readonly string[] }

function firstVersion(
  ranked: readonly RankedItem[],
  asked: Conditions,
  isMain: boolean,
): Found | undefined {
  let changed: (Found & { rank: number }) | undefined
  for (const { dish, beside, rank } of ranked) {
    if (changed && rank > changed.rank) return changed
    const version = findVersion(dish, asked)
    if (version && (version.by.length === 0 || (isMain && version.dish.isRenamed)))
      return { version, beside }
    if (version) changed ??= { version, beside, rank }
  }
  return changed
}

function findInBook(
  slot: string,
  asked: Conditions,
  { wish, chosen, seed, book }: Choosing,
  isToSuit: boolean,
): Version[] | undefined {
  const main = chosen.find((one) => one.slot === 'Main')?.version.dish
  const cuisine = main?.cuisine ?? wish.list.title.replace(/ dinner$/, '')
  const course = { name: slot, isOneOfMany: false }
  const kitchens = kitchensOf(wish.list, book)
  const items = itemsOfBook(slot, seed, book)
  const ranked = rankItems(items, course, asked, wish, chosen, book)
    .filter(({ rank }) => !isToSuit || rank % 100 < IS_MISFIT)
    .map(({ dish, rank }) => {
      const isOdd =
        (dish.cuisine === cuisine ? 0 : 1) +
        (kitchens.has(dish.cuisine) ? 0 : FOREIGN) +
        (clashes(dish, slot, chosen) ? 2 : 0)
      return { dish, beside: [], rank: rank + isOdd + (isForGuests(dish) ? 0 : 1) }
    })
    .toSorted((one, other) => one.rank - other.rank)
  for (const { dish } of ranked.slice(0, MOST_TRIED)) {
    const version = findVersion(dish, asked)
    if (version) return [version]
  }
  return undefined
}

/** Added to the rank of a dish from a cuisine that none of the list's own dishes belongs to, so that it comes last. */
const FOREIGN = 6

function kitchensOf({ courses }: MenuWish['list'], book: Cookbook): ReadonlySet<string> {
  const ids = new Set(courses.flatMap(({ items }) => items.map(({ id }) => id)))
  return new Set(book.dishes().flatMap(({ id, cuisine }) => (ids.has(id) ? [cuisine] : [])))
}
