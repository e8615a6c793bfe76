import type { Cookbook } from '@potluck/cookbook'
import type { Answer } from '../answer.ts'
import { keepsTo } from '../choose-version.ts'
import { readConditions } from '../read-request.ts'
import type { CookRequest } from '../request.ts'
import { type Course, chooseCourses } from './choose-courses.ts'
import { choicesForMenu, toMenu } from './find-menu.ts'
import { foodsIn } from './foods-in.ts'
import type { Menu } from './menu.ts'
import { readMenuWish, slotsIn } from './read-menu-wish.ts'
import { sayMenu } from './say-menu.ts'
import { readServingHour } from './serving-hour.ts'
import { findMade } from './shelf.ts'
import { changeWeek } from './week/change-week.ts'
import { choicesForWeek } from './week/find-week.ts'

/** Menus that are looked through for another dish. */
const MOST_TRIED = 10
const DROPPED = /\b(?:no|without|remove|skip|drop|leave out)\b/i
const CHANGED = /\b(?:another|other|different|swap|replace|change|instead)\b/i

/** The menu or the plan at hand, changed as a message asks; undefined where it asks nothing of it. */
export function changePlan(request: CookRequest, seed: number, book: Cookbook): Answer | undefined {
  const { menu: before, mode } = request
  if (!before || mode !== 'idea') return undefined
  const isWeek = before.of === 'week'
  const menu = isWeek
    ? changeWeek(before, request, seed, book)
    : changeMenu(before, request, seed, book)
  if (!menu) return undefined
  const choices = isWeek ? choicesForWeek(menu) : choicesForMenu(menu)
  return { kind: 'menu', menu, text: sayMenu(menu), choices }
}

function changeMenu(
  before: Menu,
  request: CookRequest,
  seed: number,
  book: Cookbook,
): Menu | undefined {
  const { text } = request
  const wish = readMenuWish({ ...request, text: before.asked }, book)
  if (!wish) return undefined
  const { servedAt = before.servedAt, rest } = readServingHour(text)
  const said = readConditions(request, rest)
  const servings = said.servings ?? before.servings
  const rules = [...new Set([...wish.conditions.rules, ...said.rules])]
  const now = {
    ...wish,
    servings,
    servedAt,
    foods: foodsIn(rest),
    conditions: { ...wish.conditions, rules },
  }
  const courses = before.dishes.flatMap(({ slot, made }): Course[] => {
    const version = findMade(made, book)
    const { isSmall: isOneOfMany = false, onlyFor } = made
    return version ? [{ slot, version, isOneOfMany, onlyFor }] : []
  })
  const slots = slotsIn(text)
  const titles = courses.filter(({ version }) => {
    return text.toLowerCase().includes(version.dish.title.toLowerCase())
  })
  const named = courses.filter(({ slot }) => slots.some((name) => slot.startsWith(name)))
  const unkept = courses.filter(({ version }) => !keepsTo(version.dish, rules))
  const targets = named.length > 0 ? named : titles.length > 0 ? titles : unkept
  const isSame =
    targets.length === 0 && servings === before.servings && servedAt === before.servedAt
  if (isSame && !/\b(?:menu|plan)\b/i.test(text)) return undefined
  if (isSame)
    return CHANGED.test(text)
      ? toMenu(chooseCourses(now, seed, book), now, request).menu
      : undefined
  const kept = courses.filter((course) => !targets.includes(course))
  const isDropped = DROPPED.test(text) && !CHANGED.test(text) && named.length > 0
  const changed = isDropped
    ? kept
    : courses.flatMap((course) => {
        if (!targets.includes(course)) return [course]
        return [findOther(course, courses, now, seed, book) ?? course]
      })
  const menu = toMenu({ courses: changed, missing: [] }, now, {
    ...request,
    text: before.asked,
  }).menu
  return { ...menu, title: before.title, asked: before.asked }
}

/** Another dish for a course: the first that other menus of the kind have there. */
function findOther(
  course: Course,
  courses: readonly Course[],
  wish: Parameters<typeof chooseCourses>[0],
  seed: number,
  book: Cookbook,
): Course | undefined {
  const taken = new Set(courses.map(({ version }) => version.dish.id))
  for (let tried = 1; tried <= MOST_TRIED; tried += 1) {
    const others = chooseCourses(wish, seed + tried * 104_729, book).courses
    const found = others.find(({ slot, version }) => {
      return slot === course.slot && !taken.has(version.dish.id)
    })
    if (found) return { ...found, onlyFor: course.onlyFor }
  }
  return undefined
}
