import type { Course } from './course.ts'
import { countApart } from './eaters.ts'
import type { MenuWish } from './read-menu-wish.ts'

/** Portions that one person eats in all, when there are many small dishes or many sides. */
const ENOUGH = 3.5
const SIDES_ENOUGH = 2.5
/** From this many courses on, each is a small portion. */
const MANY_COURSES = 5

/**
 * The portions to make of a course so that all who eat it have enough. Of many dishes each is made in a smaller amount.
 */
export function portionsOf(
  course: Course,
  courses: readonly Course[],
  { servings, apart }: MenuWish,
): number {
  if (course.onlyFor !== undefined) return course.onlyFor
  const small = courses.filter(({ isOneOfMany }) => isOneOfMany).length
  if (course.isOneOfMany) return Math.max(1, Math.ceil(servings * Math.min(1, ENOUGH / small)))
  if (isOfManyCourses(courses)) return Math.max(1, Math.ceil(servings / 2))
  const others = courses.reduce((sum, { onlyFor = 0 }) => sum + onlyFor, 0)
  if (course.slot === 'Main' && others > 0) {
    const diets = apart.filter(({ isDiet }) => isDiet)
    const away = Math.max(
      others,
      diets.reduce((sum, one) => sum + countApart(one, servings), 0),
    )
    return Math.max(1, servings - away)
  }
  const sides = courses.filter(({ slot }) => slot === 'Side' || slot === 'Stuffing').length
  return course.slot === 'Side' && sides > 2
    ? Math.max(1, Math.ceil((servings * SIDES_ENOUGH) / sides))
    : servings
}

export function tellPortions(courses: readonly Course[]): string[] {
  if (isOfManyCourses(courses)) return ['Each course is half a portion: together they are a meal.']
  const small = courses.filter(({ isOneOfMany }) => isOneOfMany).length
  return small > ENOUGH ? ['The portions are small: all of the dishes together are a meal.'] : []
}

function isOfManyCourses(courses: readonly Course[]): boolean {
  const eaten = courses.filter(({ slot }) => COURSES.has(slot))
  return eaten.length >= MANY_COURSES
}

const COURSES: ReadonlySet<string> = new Set([
  'Starter',
  'Soup',
  'Salad',
  'Pasta',
  'Main',
  'Dessert',
])
