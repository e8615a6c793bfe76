import type { Cookbook, Dish, NamedDish } from '@potluck/cookbook'
import { type ComposeRequest, joinWords } from '@potluck/kitchen/composer'
import type { Answer } from '../answer.ts'
import { findNames, isSauce } from '../find-names.ts'
import { maskHow, readHow } from '../read-request.ts'
import { findRefused } from '../reading/refused.ts'
import { readWords, type Words, withoutWords } from '../reading/words.ts'
import { sideFor } from '../side-for.ts'
import { goesBeside, hasLeftovers } from '../wishes/leaves-open.ts'
import { readWish } from '../wishes/read-wish.ts'
import type { Course } from './course.ts'
import { choicesForMenu, toMenu } from './find-menu.ts'
import { readMenuWish } from './read-menu-wish.ts'
import { sayMenu } from './say-menu.ts'
import { findVersion } from './shelf.ts'

/**
 * Makes a menu of dishes that are named together: 'lasagne and tiramisu for Saturday'. Undefined unless the request
 * names two or more dishes and nothing else, and each can be made as asked.
 */
export function findNamedMenu(request: ComposeRequest, book: Cookbook): Answer | undefined {
  const { text, mode, previous, ingredients } = request
  if (mode !== 'idea' || previous || ingredients.length > 0) return undefined
  if (hasLeftovers(text) || goesBeside(text) || COMPARES.test(text)) return undefined
  const dishes = dishesNamed(text, book)
  if (dishes.length < 2 || dishes.length > MOST_DISHES) return undefined
  const asked = `${text}, menu`
  const wish = readMenuWish({ ...request, text: asked }, book)
  if (!wish || wish.apart.length + wish.conditions.wanted.length > 0) return undefined
  const forEach = { ...wish.conditions, tool: undefined, maxMinutes: undefined }
  const courses = dishes.flatMap((dish): Course[] => {
    const version = findVersion(dish, forEach)
    const slot = slotOf(dish, dishes)
    return version ? [{ slot, version, isOneOfMany: false, onlyFor: undefined }] : []
  })
  if (courses.length < dishes.length) return undefined
  const inOrder = courses.toSorted(
    (one, other) => ORDER.indexOf(one.slot) - ORDER.indexOf(other.slot),
  )
  const { menu } = toMenu({ courses: inOrder, missing: [] }, { ...wish, foods: [] }, request)
  const title = joinWords(menu.dishes.map(({ recipe }) => recipe.title))
  const called = { ...menu, title, asked }
  return { kind: 'menu', menu: called, text: sayMenu(called), choices: choicesForMenu(called) }
}

/** Words that compare names instead of listing them: 'something between lasagna and moussaka' is one dish. */
const COMPARES = /\b(?:between|or|versus|vs|like|instead|better|difference)\b/i

/** With more names than this, the text is a list of dishes that somebody can cook. */
const MOST_DISHES = 4

/** The dishes that a text names and joins, if it mentions no other food; else empty. */
function dishesNamed(text: string, book: Cookbook): Dish[] {
  const words = readWords(text)
  // A word of a longer name, such as the 'sticky' of sticky toffee pudding, says nothing about how it is made.
  const long = book
    .findNamed(words.tokens.map(({ word }) => word))
    .filter(({ start, end }) => end - start > 1)
  const taken = [...readHow(words.text).spans, ...findRefused(words.text)].filter(
    (span) => !long.some(({ start, end }) => start <= span.start && span.end <= end),
  )
  const { named: all, main } = findNames(words, taken, book)
  if (!main || isSauce(main)) return []
  // 'Rice' is a food, but beside 'butter chicken' it is the side dish that is served with it.
  const sides = book
    .findNamed(maskHow(words, [...taken, ...all]))
    .filter(({ dish }) => dish.course === 'side' || dish.course === 'bread')
  const named = [...all, ...sides]
    .filter((one) => !isSauce(one) || main.dish.kind !== 'pasta')
    .toSorted((one, other) => one.start - other.start)
  if (named.length < 2 || !areJoined(named, words)) return []
  const rest = readWish(withoutWords(words, [...named, ...taken]), book)
  if (rest.foods.length + rest.unknown.length > 0) return []
  const dishes = named.map(({ dish }) => sideFor(main.dish, dish, book, text))
  const isServed = dishes.every(({ course }) => slotsByCourse[course] !== undefined)
  return isServed ? [...new Set(dishes)] : []
}

/** Whether only joining words stand between the names: 'and', 'then', 'followed by', a comma. */
function areJoined(named: readonly NamedDish[], { tokens }: Words): boolean {
  return named.slice(1).every((one, at) => {
    // A name that was matched loosely may include the 'and' after it.
    const end = named[at]?.end ?? 0
    const from = end === one.start ? end - 1 : end
    const between = tokens.slice(from, one.start).map(({ typed }) => typed.toLowerCase())
    return between.some((word) => JOINS.test(word)) && between.every((word) => LINKS.test(word))
  })
}

const JOINS = /^(?:and|then|plus|followed|,|&|\+|und|et|y|e)$/
const LINKS =
  /^(?:and|then|plus|followed|by|an?|some|the|my|our|also|afterwards?|after|that|,|&|\+|und|et|y|e|ein|eine|un|une)$/

/** The course in which a dish is served. A dish made for use in others has none. */
const slotsByCourse: Readonly<Partial<Record<Dish['course'], string>>> = {
  main: 'Main',
  soup: 'Soup',
  salad: 'Side',
  starter: 'Starter',
  side: 'Side',
  bread: 'Bread',
  dessert: 'Dessert',
  baking: 'Dessert',
  breakfast: 'Main',
  snack: 'Starter',
  sauce: 'Sauce',
  drink: 'Drink',
}

const ORDER = ['Starter', 'Soup', 'Main', 'Side', 'Bread', 'Sauce', 'Dessert', 'Drink']

/** The course of a dish. Without a main, a soup takes its place. */
function slotOf({ course }: Dish, dishes: readonly Dish[]): string {
  const slot = slotsByCourse[course] ?? 'Side'
  const hasMain = dishes.some((one) => slotsByCourse[one.course] === 'Main')
  return !hasMain && slot === 'Soup' ? 'Main' : slot
}
