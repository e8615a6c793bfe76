import type { Cookbook, Dish } from '@potluck/cookbook'
import { formatDuration } from '@potluck/kitchen'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import type { Answer } from '../answer.ts'
import { asOneOfMany } from './as-one-of-many.ts'
import { type Courses, chooseCourses } from './choose-courses.ts'
import type { Course } from './course.ts'
import { portionsOf, tellPortions } from './course-portions.ts'
import { listLacking } from './foods-in.ts'
import { canBeAhead, isWarmedAgain, tellMoney } from './manner.ts'
import type { Menu, MenuDish, MenuMoment } from './menu.ts'
import { stockIn } from './rank-items.ts'
import { type MenuWish, readMenuWish } from './read-menu-wish.ts'
import { sayMenu } from './say-menu.ts'
import { serveDish } from './serve-dish.ts'
import { minutesOf } from './shelf.ts'
import { tellApart } from './tell-apart.ts'
import { tellUses } from './tell-uses.ts'
import { type Planned, planTimeline, type Waiting } from './timeline.ts'

/** The most menus to try before taking the one that is easiest to cook. */
const MOST_TRIED = 8
/** When the meal is served, in minutes from midnight, if the request does not say. */
const USUAL_HOURS: readonly { words: RegExp; hour: number }[] = [
  { words: /brunch/i, hour: 11 * 60 },
  { words: /lunch|picnic/i, hour: 13 * 60 },
  { words: /tea/i, hour: 16 * 60 },
]
const EVENING = 19 * 60

/**
 * Composes the menu that a request asks for: its dishes, their portions and a timeline. Undefined for other requests.
 */
export function findMenu(
  request: ComposeRequest,
  seed: number,
  book: Cookbook,
): Answer | undefined {
  if (request.mode !== 'idea') return undefined
  const wish = readMenuWish(request, book)
  if (!wish) return undefined
  const menu = composeMenu(wish, request, seed, book)
  if (!menu) return undefined
  return { kind: 'menu', menu, text: sayMenu(menu), choices: choicesForMenu(menu) }
}

/** The answer with a note put before its other notes. */
export function withNote({ menu, choices = [] }: MenuAnswer, note: string): MenuAnswer {
  const noted = { ...menu, notes: [note, ...menu.notes] }
  return { kind: 'menu', menu: noted, text: sayMenu(noted), choices }
}

type MenuAnswer = Extract<Answer, { kind: 'menu' }>

/**
 * Tries several random menus and returns the one easiest to cook: within the time given, and with no hot dish ready
 * long before it is eaten.
 */
function composeMenu(
  wish: MenuWish,
  request: ComposeRequest,
  seed: number,
  book: Cookbook,
): Menu | undefined {
  const most = wish.conditions.maxMinutes ?? Number.POSITIVE_INFINITY
  let best: { menu: Menu; trouble: number } | undefined
  for (let tried = 0; tried < MOST_TRIED && (best?.trouble ?? 1) > 0; tried += 1) {
    // When time is short, the later attempts leave out the sides.
    const isPlain = Number.isFinite(most) && tried >= MOST_TRIED / 2
    const plainer = isPlain ? { ...wish, without: [...wish.without, 'Side'] } : wish
    const courses = chooseCourses(plainer, seed + tried * 7919, book)
    const isMeal = courses.courses.some(({ slot, isOneOfMany }) => slot === 'Main' || isOneOfMany)
    if (!isMeal) continue
    const { menu, coldMinutes } = toMenu(courses, wish, request)
    const trouble = coldMinutes + 2 * Math.max(0, spanOf(menu) - most)
    if (!best || trouble < best.trouble) best = { menu, trouble }
  }
  if (!best || spanOf(best.menu) <= most) return best?.menu
  return { ...best.menu, notes: [tellSpan(best.menu, most), ...best.menu.notes] }
}

function tellSpan(menu: Menu, maxMinutes: number): string {
  return `It takes ${formatDuration(spanOf(menu))} with one cook, more than the ${formatDuration(maxMinutes)} that you have.`
}

/** Minutes from the first step to serving. */
function spanOf({ timeline }: Menu): number {
  return timeline[0]?.minutesBefore ?? 0
}

export function toMenu(
  { courses, missing }: Courses,
  wish: MenuWish,
  request: ComposeRequest,
): { menu: Menu; coldMinutes: number } {
  const { servings, servedAt, conditions, list } = wish
  const dishes = courses.map((course): MenuDish => {
    const portions = portionsOf(course, courses, wish)
    const recipe = serveDish(course.version, portions, conditions, request)
    // A small dish is still served to all guests.
    const shown = course.isOneOfMany ? asOneOfMany(recipe, portions, servings) : recipe
    const { version, isOneOfMany, onlyFor } = course
    const made = {
      id: version.dish.id,
      by: [...version.by],
      ...(isOneOfMany && { isSmall: true }),
      ...(onlyFor !== undefined && { onlyFor }),
    }
    return { slot: course.slot, recipe: shown, note: noteOf(course, wish), made }
  })
  const { moments, waiting } = timelineOf(courses, dishes, wish, request.text)
  const menu: Menu = {
    of: 'menu',
    title: titleOf(wish, courses),
    servings,
    ...(servedAt !== undefined && { servedAt }),
    dishes,
    timeline: moments,
    notes: [
      ...tellLacking(courses, wish),
      ...notesOf(missing, list.title),
      ...tellMoney(request.text),
      ...tellApart(courses, dishes, wish),
      ...tellFresh(courses, dishes, wish),
      ...tellPortions(courses),
      ...tellWaiting(waiting),
    ],
    asked: request.text,
  }
  return { menu, coldMinutes: waiting.reduce((sum, { minutes }) => sum + minutes, 0) }
}

function notesOf(missing: readonly string[], title: string): string[] {
  if (missing.length === 0) return []
  return [
    `I know no ${[...new Set(missing)].join(' and no ')} for a ${title.toLowerCase()} that keeps to all you asked, so it is left out.`,
  ]
}

/** Tells which named foods no dish of the menu has. */
function tellLacking(courses: readonly Course[], { foods }: MenuWish): string[] {
  const lacking = listLacking(
    foods,
    courses.map(({ version }) => version.dish),
  )
  if (lacking.length === 0) return []
  return [
    `None of it has ${lacking.join(' or ')}: I know no dish with it for these courses that keeps to all else you asked.`,
  ]
}

/** When all was to be made ahead: tells what has to be cooked on the day, and how to keep the rest. */
function tellFresh(
  courses: readonly Course[],
  dishes: readonly MenuDish[],
  { manner }: MenuWish,
): string[] {
  if (!manner.isAhead) return []
  const fresh = dishes.filter((_, at) => {
    const dish = courses[at]?.version.dish
    return dish !== undefined && !canBeAhead(dish)
  })
  const titles = fresh.map(({ recipe }) => recipe.title)
  const day =
    titles.length === 0
      ? 'All of it is made ahead: on the day it is only warmed and served.'
      : `Made ahead as far as it can be; on the day you cook: ${titles.join(', ')}.`
  return [`${day} Cool what you make ahead within 2 hours and keep it covered in the fridge.`]
}

/** Tells which hot dishes are ready too early because one cook and one oven cannot do everything at once. */
function tellWaiting(waiting: readonly Waiting[]): string[] {
  return waiting.map(({ dish, minutes }) => {
    return `${dish}: ready ${formatDuration(minutes)} early, for the oven and the cook are needed for the rest. Cover it and warm it again before you serve it.`
  })
}

/** The title of the menu, with the diet: 'Vegetarian Italian dinner'. */
function titleOf({ list, conditions }: MenuWish, courses: readonly Course[]): string {
  const own = courses.length === 0 ? 'Menu' : list.title
  const diet = ['vegan', 'vegetarian', 'gluten-free'].find((name) =>
    conditions.rules.some((rule) => rule.toLowerCase() === name),
  )
  if (!diet) return own
  const said =
    /^(?:[A-Z][a-z]+ (?:dinner|lunch)|Thanksgiving|Christmas|Easter|New|Sunday|St|Jewish|Lunar)/.test(
      own,
    )
      ? own
      : own.toLowerCase()
  return `${diet.slice(0, 1).toUpperCase()}${diet.slice(1)} ${said}`
}

function noteOf({ onlyFor, version }: Course, wish: MenuWish): string {
  const whom = onlyFor === undefined ? '' : `For ${onlyFor === 1 ? 'one' : onlyFor}.`
  return [whom, ...tellUses(stockIn(version.dish, wish))].filter((part) => part !== '').join(' ')
}

function timelineOf(
  courses: readonly Course[],
  dishes: readonly MenuDish[],
  { servedAt, conditions, manner }: MenuWish,
  text: string,
): { moments: MenuMoment[]; waiting: Waiting[] } {
  const hour = servedAt ?? USUAL_HOURS.find(({ words }) => words.test(text))?.hour ?? EVENING
  const hasFirst = courses.some(({ slot }) => slot === 'Starter' || slot === 'Soup')
  const work = courses.reduce((sum, { version }) => {
    return sum + version.dish.steps.reduce((all, { minutes }) => all + minutes.active, 0)
  }, 0)
  const planned = courses.map(({ version, slot }, at): Planned => {
    const recipe = dishes[at]?.recipe
    return {
      dish: version.dish,
      title: recipe?.title ?? version.dish.title,
      steps: recipe?.instructions ?? [],
      doneBefore: -minutesAtTable(slot, version.dish, hasFirst),
      served: servedOf(version.dish),
      isMain: slot.startsWith('Main'),
      isAhead: manner.isAhead
        ? canBeAhead(version.dish)
        : keepsADay(version.dish) &&
          conditions.maxMinutes === undefined &&
          (work > MUCH_WORK || minutesOf(version.dish) > LONG),
      isWarmed: manner.isAhead && canBeAhead(version.dish) && isWarmedAgain(version.dish),
    }
  })
  return planTimeline(planned, hour)
}

/** How many minutes after sitting down a course is to be finished. A dish that can wait is finished before: 0. */
function minutesAtTable(slot: string, dish: Dish, hasFirst: boolean): number {
  const toMain = hasFirst ? BETWEEN_COURSES : 0
  if (slot.startsWith('Main') || slot === 'Side') return toMain
  return slot === 'Dessert' && isForAtOnce(dish) ? toMain + OF_THE_MAIN : 0
}

/** Whether a dish melts, collapses or softens, so that it has to be finished after the main course. */
function isForAtOnce({ keeps, kind }: Dish): boolean {
  return HOT_KINDS.includes(kind) || AT_ONCE.test(keeps)
}

const AT_ONCE = /\bat once\b|\bwithin (?:half an|an|the) hour\b|\bwithin minutes\b/

/** Minutes from sitting down to the main, and from the main to what follows. */
const [BETWEEN_COURSES, OF_THE_MAIN] = [20, 30]
/**
 * Some work is done the day before when the menu has more minutes of work than this, or one dish takes longer than
 * that.
 */
const MUCH_WORK = 210
const LONG = 240

const HOT_KINDS: readonly string[] = ['fried', 'pancakes', 'eggs', 'soup', 'omelet']
const COLD_KINDS: readonly string[] = [
  'dip',
  'spread',
  'raw fish',
  'pickle',
  'jelly',
  'cake',
  'cookies',
  'frozen',
]
const COLD_COURSES: readonly string[] = ['dessert', 'baking', 'bread', 'drink', 'preserve']

/** How a dish is best served: hot, fresh and cold, or 'later', if it is as good some hours after it was made. */
function servedOf({ course, kind }: Dish): Planned['served'] {
  if (COLD_KINDS.includes(kind)) return 'later'
  if (HOT_KINDS.includes(kind)) return 'hot'
  if (COLD_COURSES.includes(course)) return 'later'
  return course === 'salad' || kind === 'salad' || course === 'starter' ? 'fresh' : 'hot'
}

function keepsADay(dish: Dish): boolean {
  return (
    servedOf(dish) === 'later' && /\bdays\b/.test(dish.keeps) && !/\bat once\b/.test(dish.keeps)
  )
}

export function choicesForMenu({ dishes }: Menu): string[] {
  const slots = dishes.map(({ slot }) => slot)
  return ['Main', 'Starter', 'Dessert']
    .filter((slot) => slots.includes(slot))
    .map((slot) => `Another ${slot.toLowerCase()}`)
}
