import type { Cookbook } from '@potluck/cookbook'
import { restrictionsIn } from '@potluck/kitchen/composer'
import { keepsTo } from '../choose-version.ts'
import { readConditions } from '../read-request.ts'
import type { CookRequest } from '../request.ts'
import { chooseAnother, chooseCourses, hasOwnSides, inOrder } from './choose-courses.ts'
import type { Course } from './course.ts'
import { readEaters } from './eaters.ts'
import { toMenu } from './find-menu.ts'
import { foodsIn } from './foods-in.ts'
import { type Manner, misfitOf, readManner } from './manner.ts'
import type { Menu } from './menu.ts'
import { type MenuWish, readMenuWish, slotsIn, withoutMenuWords } from './read-menu-wish.ts'
import { withSaidRules } from './said-rules.ts'
import { readServingHour } from './serving-hour.ts'
import { findMade } from './shelf.ts'

const DROPPED = /\b(?:no|without|remove|skip|drop|leave out|cut)\b/i
const CHANGED = /\b(?:another|other|different|swap|replace|change|instead|lighter|heavy)\b/i
const ADDED = /\b(?:add|also|plus|include|with|and)\b/i
const ANEW = /\b(?:another|different|new) menu\b|\bstart over\b|\ball (?:new|different)\b/i
const QUICKER = /\b(?:quick(?:er)?|fast(?:er)?|less time|shorter)\b/i
/** The most minutes a course may take when a quick one is asked for. */
const QUICK_MINUTES = 45

/** Applies a message to the current menu. Undefined when the message asks for no change to it. */
export function changeMenu(
  before: Menu,
  request: CookRequest,
  seed: number,
  book: Cookbook,
): Menu | undefined {
  const { text } = request
  const slots = slotsNamed(text, before)
  const asked = [before.asked, ...(slots.length > 0 ? [] : bindingIn(text))].join(', ')
  const wish = readMenuWish({ ...request, text: asked }, book)
  if (!wish) return undefined
  const now = wishNow(wish, before, request)
  const courses = coursesIn(before, book)
  if (ANEW.test(text)) return finish(chooseCourses(now, seed, book).courses, now)
  const added = ADDED.test(text) && !DROPPED.test(text) ? addedIn(text, courses) : []
  const targets = targetsOf(courses, slots, now, request)
  const isSame = now.servings === before.servings && now.servedAt === before.servedAt
  const isBound = withSaidRules(restrictionsIn(text), text).length > 0 || asked !== before.asked
  if (targets.length + added.length === 0 && isSame && !isBound) return undefined
  const isDropped = DROPPED.test(text) && !CHANGED.test(text) && slots.length > 0
  const changed = isDropped
    ? courses.filter((course) => !targets.includes(course))
    : replaceAll(courses, targets, now, seed, book)
  const more = added.flatMap((slot) => chooseAnother(slot, 0, changed, now, seed, book))
  const isUntouched = targets.length + added.length === 0 && isSame
  const menu = finish([...changed, ...more], now)
  return isUntouched ? { ...menu, notes: [KEPT_ALREADY, ...menu.notes] } : menu

  function finish(chosen: readonly Course[], of: MenuWish): Menu {
    const ordered = { courses: inOrder(chosen, of), missing: [] }
    const { menu: made } = toMenu(ordered, of, { ...request, text: asked })
    return { ...made, title: before.title, asked }
  }
}

const KEPT_ALREADY = 'It keeps to that as it is.'

/**
 * The courses of a menu in the form in which they can be chosen again. A dish that the book no longer has is dropped.
 */
function coursesIn({ dishes }: Menu, book: Cookbook): Course[] {
  return dishes.flatMap(({ slot, made }): Course[] => {
    const version = findMade(made, book)
    const { isSmall: isOneOfMany = false, onlyFor } = made
    return version ? [{ slot, version, isOneOfMany, onlyFor }] : []
  })
}

/**
 * The wish behind the menu, updated with the number of people, the hour, the foods and the manner the message names.
 */
function wishNow(wish: MenuWish, before: Menu, request: CookRequest): MenuWish {
  const { servedAt = before.servedAt, rest } = readServingHour(request.text)
  const forAll = readEaters(rest).rest
  const said = readConditions({ ...request, restrictions: [] }, forAll)
  const isTwice = /\bdouble\b|\btwice (?:as (?:much|many)|the)\b/i.test(rest)
  const servings = said.servings ?? (isTwice ? 2 : 1) * before.servings
  const foods = foodsIn(withoutMenuWords(rest))
  const maxMinutes = QUICKER.test(rest) ? QUICK_MINUTES : wish.conditions.maxMinutes
  const rules = withSaidRules([...wish.conditions.rules, ...restrictionsIn(forAll)], forAll)
  return {
    ...wish,
    servings,
    servedAt,
    foods,
    manner: both(wish.manner, readManner(comparedIn(rest))),
    conditions: { ...wish.conditions, maxMinutes, rules },
  }
}

/** Turns complaints and comparisons into the plain word for what is wanted: 'too heavy' becomes 'light'. */
function comparedIn(text: string): string {
  return text
    .replace(/\btoo (?:heavy|rich|filling)\b/gi, 'light')
    .replace(/\btoo (?:expensive|dear|pricey)\b/gi, 'cheap')
    .replace(/\b(?:easier|simpler|too (?:hard|difficult|complicated))\b/gi, 'easy')
    .replace(/\b(?:milder|too (?:spicy|hot))\b/gi, 'mild')
}

function both(one: Manner, other: Manner): Manner {
  return {
    season: other.season ?? one.season,
    isAhead: one.isAhead || other.isAhead,
    isCheap: one.isCheap || other.isCheap,
    isLight: one.isLight || other.isLight,
    isForChildren: one.isForChildren || other.isForChildren,
    isMild: one.isMild || other.isMild,
    isEasy: one.isEasy || other.isEasy,
    isUnchilled: one.isUnchilled || other.isUnchilled,
  }
}

/** The message itself when it has to hold for later changes too: diets, refused foods, guests who eat differently. */
function bindingIn(text: string): string[] {
  const plain = text.replace(WORDS_OF_CHANGE, ' ').trim()
  const said = withSaidRules(restrictionsIn(plain), plain)
  const isBinding = said.length + readEaters(plain).apart.length > 0
  return isBinding ? [plain] : []
}

const WORDS_OF_CHANGE =
  /\b(?:please|make it|make them|all of it|another|different|swap|replace|change|instead|menu|for \d+(?: people)?)\b/gi

/**
 * The courses of the menu that a message names: 'the main', 'from the grill'. Words for the replacement do not count.
 */
function slotsNamed(text: string, { dishes }: Menu): string[] {
  const plain = text.replace(/\b(?:for|with|by|into) an? \w+/gi, ' ')
  const words = slotsIn(plain)
  const small = plain.toLowerCase()
  return [...new Set(dishes.map(({ slot }) => slot))].filter(
    (slot) => words.some((name) => slot.startsWith(name)) || small.includes(slot.toLowerCase()),
  )
}

function addedIn(text: string, courses: readonly Course[]): string[] {
  return slotsIn(text).filter((name) => !courses.some(({ slot }) => slot.startsWith(name)))
}

/**
 * The courses to replace: those named, else those that no longer fit the conditions, else those that suit the manner
 * badly.
 */
function targetsOf(
  courses: readonly Course[],
  slots: readonly string[],
  wish: MenuWish,
  { text }: CookRequest,
): Course[] {
  const named = courses.filter(({ slot }) => slots.includes(slot))
  if (named.length > 0) return named
  const titled = courses.filter(({ version }) => {
    return text.toLowerCase().includes(version.dish.title.toLowerCase())
  })
  if (titled.length > 0) return titled
  const unkept = courses.filter((course, at) => !isKept(course, at, courses, wish))
  if (unkept.length > 0) return unkept
  const manner = readManner(comparedIn(text))
  const odd = courses.filter(({ version, slot }) => misfitOf(version.dish, slot, manner) >= 2)
  return odd.length > 0 ? odd : QUICKER.test(text) ? courses.filter(isMain) : []
}

/** Whether a dish still keeps to the rules for everyone and, where its course must, to those of some of the guests. */
function isKept(
  course: Course,
  at: number,
  courses: readonly Course[],
  { conditions: { rules }, apart }: MenuWish,
): boolean {
  const { version, isOneOfMany } = course
  if (!keepsTo(version.dish, rules)) return false
  const others = apart.map(({ rule }) => rule)
  if (isMain(course))
    return apart.every(
      ({ rule }) =>
        keepsTo(version.dish, [rule]) || courses.some(({ slot }) => slot === `Main, ${rule}`),
    )
  const nth = courses.slice(0, at).filter(({ slot }) => slot === course.slot).length
  return (
    (isOneOfMany && nth % 2 > 0) || course.onlyFor !== undefined || keepsTo(version.dish, others)
  )
}

function isMain({ slot }: Course): boolean {
  return slot === 'Main'
}

/** Replaces each target, and its sides, with another dish. A target for which there is none stays. */
function replaceAll(
  courses: readonly Course[],
  targets: readonly Course[],
  wish: MenuWish,
  seed: number,
  book: Cookbook,
): Course[] {
  let changed = [...courses]
  for (const [at, target] of targets.entries()) {
    const nth = courses.filter(({ slot }) => slot === target.slot).indexOf(target)
    const found = isSideOf(target)
      ? chooseAnother('Side', 0, changed, wish, seed + at, book)
      : chooseAnother(target.slot, nth, changed, wish, seed + at, book)
    if (found.length === 0) continue
    const goes = isMain(target) && !hasOwnSides(wish) ? isWithMain : (one: Course) => one === target
    const place = changed.indexOf(target)
    if (place < 0) continue
    const kept = changed.filter((one) => !goes(one))
    changed = [...kept.slice(0, place), ...found, ...kept.slice(place)]
  }
  return changed
}

/** Whether a course is a main or a side, and so goes when the main is replaced. */
function isWithMain({ slot }: Course): boolean {
  return slot.startsWith('Main') || slot === 'Side'
}

function isSideOf({ slot }: Course): boolean {
  return slot === 'Side'
}
