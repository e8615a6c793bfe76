import { type Cookbook, type Dish, totalMinutes } from '@potluck/cookbook'
import type { Version } from '../choose-version.ts'
import type { Conditions } from '../read-request.ts'
import type { MenuCourse, MenuItem } from './read-menu-lists.ts'
import type { MenuWish } from './read-menu-wish.ts'
import { dishesById, findVersion, mainFoodsOf, minutesOf, shuffled } from './shelf.ts'

/** A dish that has its place in a menu. */
export type Course = {
  slot: string
  version: Version
  /** It stands among many: each is small. */
  isOneOfMany: boolean
  /** For those who eat otherwise than the rest, so many; undefined: for all. */
  onlyFor: number | undefined
}

export type Courses = { courses: readonly Course[]; missing: readonly string[] }

/** Dishes of the book that are looked at where no dish of a list will do. */
const MOST_TRIED = 30

/**
 * The dishes of a menu: of its list by chance, each one that keeps to what is asked and is not of the kind or
 * the main food of another; where none of the list will do, one of the book of that course.
 */
export function chooseCourses(wish: MenuWish, seed: number, book: Cookbook): Courses {
  const chosen: Course[] = []
  const missing: string[] = []
  const main = coursesOf(wish).find(({ name }) => name === 'Main')
  // The main first: all else goes by it.
  const inOrder = main ? [main, ...coursesOf(wish).filter((one) => one !== main)] : coursesOf(wish)
  for (const course of inOrder) {
    for (let count = 0; count < course.count; count += 1) {
      const found = findCourse(course, wish, chosen, seed, book)
      if (found.length === 0) missing.push(course.name.toLowerCase())
      chosen.push(...found)
    }
  }
  const names = coursesOf(wish).map(({ name }) => name)
  const place = ({ slot }: Course) =>
    names.includes(slot) ? names.indexOf(slot) : names.indexOf('Main') + 0.5
  return { courses: chosen.toSorted((one, other) => place(one) - place(other)), missing }
}

/** The courses of the list as far as they are wanted, and those that were named besides. */
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
      return { name, items: [], count: 1, isOneOfMany: false, when: 'asked' }
    })
  return [...own, ...more].toSorted((one, other) => rankOf(one.name) - rankOf(other.name))
}

/** A sweet that a list has under another name is its dessert. */
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

function findCourse(
  course: MenuCourse,
  wish: MenuWish,
  chosen: readonly Course[],
  seed: number,
  book: Cookbook,
): Course[] {
  const forAll = { ...wish.conditions, tool: undefined }
  const diets = wish.apart.map(({ diet }) => diet)
  const forEach = { ...forAll, rules: [...forAll.rules, ...diets] }
  const isMain = course.name === 'Main'
  const items = orderItems(course, wish, seed, book)
  const found =
    findItem(items, course.name, isMain ? forAll : forEach, wish, chosen, book) ??
    (isMain ? findItem(insteadOf(wish, seed), 'Main', forAll, wish, chosen, book) : undefined) ??
    findInBook(course.name, isMain ? forAll : forEach, wish, chosen, seed, book) ??
    (isMain ? undefined : findItem(items, course.name, forAll, wish, chosen, book))
  if (!found) return []
  const own = found.map((version, at): Course => {
    const slot = at === 0 ? course.name : 'Side'
    return { slot, version, isOneOfMany: course.isOneOfMany, onlyFor: undefined }
  })
  return isMain && wish.apart.length > 0 ? withOthers(own, wish, forAll, chosen, seed, book) : own
}

/** The main of most, and one for those who keep to something else, unless the first will do for all. */
function withOthers(
  own: Course[],
  wish: MenuWish,
  forAll: Conditions,
  chosen: readonly Course[],
  seed: number,
  book: Cookbook,
): Course[] {
  const [main, ...beside] = own
  if (!main) return []
  const others = wish.apart.flatMap(({ count, diet }): Course[] => {
    const asked = { ...forAll, rules: [...forAll.rules, diet] }
    if (findVersion(main.version.dish, asked)?.by.length === 0) return []
    const taken = [...chosen, ...own]
    const [version] =
      findItem(insteadOf(wish, seed), 'Main', asked, wish, taken, book) ??
      findInBook('Main', asked, wish, taken, seed, book) ??
      []
    const slot = `Main, ${diet}`
    return version ? [{ slot, version, isOneOfMany: false, onlyFor: count }] : []
  })
  const apart = wish.apart.map(({ diet }) => diet)
  const sides = beside.map((side) => {
    const version = findVersion(side.version.dish, {
      ...forAll,
      rules: [...forAll.rules, ...apart],
    })
    return version ? { ...side, version } : side
  })
  return [main, ...others, ...sides]
}

function insteadOf({ list }: MenuWish, seed: number): MenuItem[] {
  return shuffled(list.instead, seed, (id) => id).map((id) => ({ id, beside: [] }))
}

/** Dishes and foods that were named first, then those of the list by chance. */
function orderItems(course: MenuCourse, wish: MenuWish, seed: number, book: Cookbook): MenuItem[] {
  const items = shuffled(course.items, seed, ({ id }) => id)
  const { foods } = wish
  const named = wish.named.filter((dish) => isOfCourse(dish, course.name)).map(toItem)
  const isOf = (dish: Dish | undefined) => {
    return dish !== undefined && foods.some((food) => hasFood(dish, food))
  }
  if (foods.length === 0 || (course.name !== 'Main' && !course.isOneOfMany))
    return [...named, ...items]
  const [of, other] = [true, false].map((wanted) =>
    items.filter(({ id }) => isOf(dishesById(book).get(id)) === wanted),
  )
  const ofBook =
    course.name === 'Main'
      ? book.dishes().filter((dish) => isOfCourse(dish, 'Main') && isForGuests(dish) && isOf(dish))
      : []
  const all = [...(of ?? []), ...shuffled(ofBook, seed, ({ id }) => id).map(toItem)]
  // What is named after the food comes before what only has it.
  const isNamedSo = ({ id }: MenuItem) => {
    const title = dishesById(book).get(id)?.title.toLowerCase() ?? ''
    return foods.some((food) => title.includes(food))
  }
  return [
    ...named,
    ...all.filter(isNamedSo),
    ...all.filter((item) => !isNamedSo(item)),
    ...(other ?? []),
  ]
}

function toItem({ id }: Dish): MenuItem {
  return { id, beside: [] }
}

function isOfCourse({ course }: Dish, name: string): boolean {
  return BOOK_COURSES[name]?.includes(course) ?? false
}

function hasFood(dish: Dish, food: string): boolean {
  const word = food.toLowerCase()
  return (
    mainFoodsOf(dish).includes(word) ||
    dish.title.toLowerCase().includes(word) ||
    dish.lines.some(({ role, text }) => role === 'main' && text.toLowerCase().includes(word))
  )
}

/** The first that keeps to all, with what goes with it; one that clashes with nothing before one that does. */
function findItem(
  items: readonly MenuItem[],
  slot: string,
  asked: Conditions,
  wish: MenuWish,
  chosen: readonly Course[],
  book: Cookbook,
): Version[] | undefined {
  const dishes = dishesById(book)
  const fitting = items.filter(({ id }) => {
    const dish = dishes.get(id)
    return dish && !isTaken(dish, chosen) && isInTime(dish, asked)
  })
  const isApart = ({ id }: MenuItem) => {
    const dish = dishes.get(id)
    return dish !== undefined && !clashes(dish, slot, chosen)
  }
  const best = [0, 1, 2, 3]
    .map((group) =>
      fitting.filter((item) => {
        return (item.isSecondChoice ? 2 : 0) + (isApart(item) ? 0 : 1) === group
      }),
    )
    .map((group) => firstVersion(group, dishes, asked))
    .find((found) => found !== undefined)
  if (!best) return undefined
  const sides = wish.without.includes('Side') ? [] : best.beside
  const withIt = sides.flatMap((name) => {
    const side = dishes.get(name)
    const found =
      side && isInTime(side, asked) && !isTaken(side, chosen) && findVersion(side, asked)
    return found ? [found] : []
  })
  return [best.version, ...withIt]
}

/** One that keeps to all as it is, before one that is changed to. */
function firstVersion(
  items: readonly MenuItem[],
  dishes: ReadonlyMap<string, Dish>,
  asked: Conditions,
): { version: Version; beside: readonly string[] } | undefined {
  let changed: { version: Version; beside: readonly string[] } | undefined
  for (const { id, beside } of items) {
    const dish = dishes.get(id)
    const version = dish && findVersion(dish, asked)
    if (version?.by.length === 0) return { version, beside }
    if (version) changed ??= { version, beside }
  }
  return changed
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

function findInBook(
  slot: string,
  asked: Conditions,
  wish: MenuWish,
  chosen: readonly Course[],
  seed: number,
  book: Cookbook,
): Version[] | undefined {
  const courses = BOOK_COURSES[slot] ?? ['starter', 'side', 'salad', 'snack']
  const main = chosen.find((course) => course.slot === 'Main')?.version.dish
  const cuisine = main?.cuisine ?? wish.list.title.replace(/ dinner$/, '')
  const fitting = book.dishes().filter((dish) => {
    return courses.includes(dish.course) && isInTime(dish, asked) && !isTaken(dish, chosen)
  })
  const rank = (dish: Dish) =>
    (dish.cuisine === cuisine ? 0 : 1) +
    (clashes(dish, slot, chosen) ? 2 : 0) +
    (isForGuests(dish) ? 0 : 1)
  const inOrder = shuffled(fitting, seed, ({ id }) => id).toSorted(
    (one, other) => rank(one) - rank(other),
  )
  for (const dish of inOrder.slice(0, MOST_TRIED)) {
    const version = findVersion(dish, asked)
    if (version) return [version]
  }
  return undefined
}

function isForGuests({ occasions }: Dish): boolean {
  return occasions.some((occasion) => /guests|party|Sunday|family/.test(occasion))
}

function isInTime(dish: Dish, { maxMinutes }: Conditions): boolean {
  if (maxMinutes === undefined) return true
  return minutesOf(dish) <= maxMinutes && totalMinutes(dish).active <= maxMinutes / 2
}

function isTaken({ id }: Dish, chosen: readonly Course[]): boolean {
  return chosen.some(({ version }) => version.dish.id === id)
}

/** Of one kind with another course, or of the same main food; among many small dishes, only the kind counts. */
function clashes(dish: Dish, slot: string, chosen: readonly Course[]): boolean {
  if (slot === 'Bread' || slot === 'Sauce') return false
  const foods = mainFoodsOf(dish)
  return chosen.some(({ version, slot: other }) => {
    const isSide = slot === 'Side' || other === 'Side'
    const isSameKind = version.dish.kind === dish.kind && !isSide
    const isSweet = slot === 'Dessert' || slot === 'Sweet'
    return (
      isSameKind || (!isSweet && mainFoodsOf(version.dish).some((food) => foods.includes(food)))
    )
  })
}
