import type { Cookbook, Dish } from '@potluck/cookbook'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import { toTokens } from '@potluck/kitchen/knowledge'
import { type Conditions, readConditions } from '../read-request.ts'
import { type Eaters, readEaters } from './eaters.ts'
import { foodsIn } from './foods-in.ts'
import { LISTS, type MenuList } from './read-menu-lists.ts'
import { readServingHour } from './serving-hour.ts'

/** A menu that is asked for. */
export type MenuWish = {
  list: MenuList
  /** The courses that were named, in the order they are eaten; none: those of the list. */
  courses: readonly string[]
  /** Courses that are not wanted. */
  without: readonly string[]
  isLong: boolean
  servings: number
  apart: Eaters['apart']
  /** In minutes from midnight, where it was said. */
  servedAt: number | undefined
  conditions: Conditions
  /** Words of the foods that were named. */
  foods: readonly string[]
  /** Dishes of the book that are to be in it. */
  named: readonly Dish[]
}

const COURSE_WORDS: readonly { name: string; words: RegExp }[] = [
  { name: 'Starter', words: /\b(?:starters?|appeti[sz]ers?|first course|antipast[oi])\b/i },
  { name: 'Soup', words: /\bsoup\b/i },
  { name: 'Salad', words: /\bsalads?\b/i },
  { name: 'Main', words: /\b(?:mains?|main (?:course|dish)|entr[ée]es?)\b/i },
  { name: 'Side', words: /\b(?:sides?|side dish(?:es)?)\b/i },
  { name: 'Bread', words: /\bbread\b/i },
  { name: 'Dessert', words: /\b(?:desserts?|pudding|something sweet)\b/i },
  { name: 'Drink', words: /\b(?:drinks?|cocktails?)\b/i },
]

const NAMED_AS_MENU =
  /\bmenus?\b|\b(?:two|three|four|five|six|[2-6])[- ]courses?\b|\bdinner party\b|\bbanquet\b|\bfeast\b|\bmezz?[ea]\b|\btapas\b|\bthali\b|\brijsttafel\b|\bbuffet\b|\bafternoon tea\b|\bcurry night\b/i
const MEAL_OF_OCCASION =
  /\b(?:christmas|xmas|thanksgiving|easter|sunday|new year'?s?(?: eve| day)?|valentine'?s?(?: day)?|hanukkah|rosh hashanah|lunar new year|chinese new year|shabbat|eid|st\.? patrick'?s?(?: day)?|diwali|passover|seder)(?: day| eve)? (?:dinner|lunch|meal|feast|brunch|supper|spread|celebration)\b/i
const GATHERING =
  /\b(?:brunch|barbecue|bbq|cookout|picnic|cocktail party|drinks party|party food|finger food|game (?:night|day)|tea party|high tea|housewarming|birthday party|taco night)\b/i
const FOR_MANY =
  /\b(?:for|feeds?|serves?|serving) (?:a (?:group|crowd|party) of |about |around )?(?:[4-9]|\d{2,3}|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen)\b/i
/** One part of a meal is one dish: 'a Thanksgiving side', 'dessert for Christmas dinner'. */
const ONE_PART =
  /\b(?:side|main|starter|appeti[sz]er|dessert|drink|cookies?|cake|pie|stuffing|gravy|leftovers?|recipe|dish)\b/i
/** What is said of a course besides: 'without dessert', 'with a starter'. */
const BESIDE =
  /\b(?:without|no|with|and|plus|including)(?: an?| any)? (?:side|main|starter|appeti[sz]er|dessert|drink)s?\b/gi
const MEAL =
  /\b(?:dinner|lunch|brunch|supper|meal|menu)\b.*\b(?:with|and|plus|including) (?:an? )?(?:\w+ )?(?:dessert|starter)\b/i

/** The menu that a request asks for; undefined where it is for one dish. */
export function readMenuWish(request: ComposeRequest, book: Cookbook): MenuWish | undefined {
  const { text } = request
  if (!isForMenu(text)) return undefined
  const { apart, rest } = readEaters(text)
  const { servedAt, rest: untimed } = readServingHour(rest)
  const besides = withoutMenuWords(untimed)
  const conditions = readConditions(request, besides)
  const list = LISTS.find(({ words }) => words?.test(text)) ?? LISTS.at(-1)
  if (!list) return undefined
  const without = COURSE_WORDS.filter(({ words }) => isRefused(text, words)).map(({ name }) => name)
  const named = slotsIn(text)
  const wanted = named.filter((name) => !without.includes(name))
  const count = readCount(text)
  return {
    list,
    courses: count !== undefined && wanted.length < 2 ? coursesOf(count) : wanted,
    without,
    isLong: (count ?? 3) > 3,
    servings: conditions.servings ?? list.servings,
    apart,
    servedAt,
    conditions,
    foods: foodsIn(besides),
    named: book.findNamed(toTokens(besides).map(({ word }) => word)).map(({ dish }) => dish),
  }
}

/** The courses that a text names. */
export function slotsIn(text: string): string[] {
  return COURSE_WORDS.filter(({ words }) => words.test(text)).map(({ name }) => name)
}

/** Whether a text asks for several dishes of one meal. */
export function isForMenu(text: string): boolean {
  if (NAMED_AS_MENU.test(text)) return true
  const named = slotsIn(text)
  if (named.length >= 2 && /\b(?:dinner|lunch|supper|meal|evening|tonight|for \w+)\b/i.test(text))
    return !/\bsoup\b.*\bsalad\b|\bsalad\b.*\bsoup\b/i.test(text)
  if (MEAL.test(text)) return named.length > 0
  if (ONE_PART.test(text.replace(BESIDE, ' '))) return false
  return MEAL_OF_OCCASION.test(text) || (GATHERING.test(text) && FOR_MANY.test(text))
}

function isRefused(text: string, words: RegExp): boolean {
  return new RegExp(
    `\\b(?:no|without|skip the|skip|not? need(?:ed)?)(?: an?| any| the)? ${words.source}`,
    'i',
  ).test(text)
}

const COUNTS = ['two', 'three', 'four', 'five', 'six']

function readCount(text: string): number | undefined {
  const [, word] = /\b(two|three|four|five|six|[2-6])[- ]courses?\b/i.exec(text) ?? []
  if (word === undefined) return undefined
  const at = COUNTS.indexOf(word.toLowerCase())
  return at < 0 ? Number(word) : at + 2
}

function coursesOf(count: number): string[] {
  if (count === 2) return ['Main', 'Dessert']
  if (count === 3) return ['Starter', 'Main', 'Dessert']
  if (count === 4) return ['Starter', 'Soup', 'Main', 'Dessert']
  return ['Starter', 'Soup', 'Main', 'Salad', 'Dessert', 'Drink'].slice(0, count)
}

/** What says that it is a menu, and of which kind, is no food and no condition. */
function withoutMenuWords(text: string): string {
  const words = [
    ...LISTS.flatMap((list) => (list.words ? [list.words] : [])),
    ...COURSE_WORDS.map((course) => course.words),
    NAMED_AS_MENU,
    /\b(?:dinner|lunch|brunch|supper|meal|tea|courses?|eve|day|friday|saturday|sunday|monday|tuesday|wednesday|thursday|tonight|tomorrow)\b/i,
  ]
  return words.reduce((left, { source }) => left.replace(new RegExp(source, 'gi'), ' '), text)
}
