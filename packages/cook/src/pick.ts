import { type Cookbook, type Dish, totalMinutes } from '@potluck/cookbook'
import { nutritionOf } from '@potluck/kitchen/knowledge'
import { chooseVersion, type Version } from './choose-version.ts'
import type { Conditions } from './read-request.ts'

/** Who says no more than this leaves the choice to the cook. */
const OPEN =
  /\b(?:surprise me|(?:any|some)thing|whatever|what (?:should|shall|can|could|do) (?:i|we) (?:cook|make|eat|have)|(?:dinner|lunch|supper|breakfast|dessert|brunch|snack|meal)(?: ideas?)?|(?:an )?idea|i(?:'?m| am) hungry)\b/i

const ANEW = /\bsurprise me\b|\bsomething (?:else|different)\b|\banother (?:dish|meal|idea)\b/i

const COURSES: readonly { words: RegExp; courses: readonly Dish['course'][] }[] = [
  { words: /\b(?:breakfast|brunch)\b/i, courses: ['breakfast'] },
  { words: /\b(?:dessert|sweet)\b/i, courses: ['dessert', 'baking'] },
  { words: /\b(?:snack|appetizer|starter)\b/i, courses: ['snack', 'starter'] },
  { words: /\bsoup\b/i, courses: ['soup'] },
  { words: /\bsalad\b/i, courses: ['salad'] },
  { words: /\bside(?: dish)?\b/i, courses: ['side'] },
]

/** Dishes that are looked at whole; each is one that nobody could object to by its time or its course. */
const MOST_TRIED = 80

/** Whether the choice is left to the cook; in a chat that has a recipe already only who says so outright. */
export function isOpen(text: string, hasRecipe: boolean): boolean {
  return hasRecipe ? ANEW.test(text) : OPEN.test(text)
}

/**
 * A dish by chance for who names none: of the course and cuisine that were said, in the time there is,
 * within the calories, and as all rules have it. Another seed picks another one.
 */
export function pickDish(
  text: string,
  asked: Conditions,
  seed: number,
  book: Cookbook,
): Version | undefined {
  const courses = COURSES.find(({ words }) => words.test(text))?.courses ?? ['main']
  const cuisines = new Set(
    book
      .dishes()
      .map(({ cuisine }) => cuisine)
      .filter((cuisine) => new RegExp(`\\b${cuisine}\\b`, 'i').test(text)),
  )
  const fitting = book.dishes().filter((dish) => {
    const isOfCuisine = cuisines.size === 0 || cuisines.has(dish.cuisine)
    return courses.includes(dish.course) && isOfCuisine && isInTime(dish, asked.maxMinutes)
  })
  for (let tried = 0; tried < Math.min(MOST_TRIED, fitting.length); tried += 1) {
    const dish = fitting[(seed * 7919 + tried * 104_729) % fitting.length]
    const version = dish && chooseVersion(dish, asked)
    const isQuick = version && isInTime(version.dish, asked.maxMinutes)
    if (version && isQuick && isWithin(version.dish, asked.maxCalories)) return version
  }
  return undefined
}

function isInTime(dish: Dish, maxMinutes: number | undefined): boolean {
  if (maxMinutes === undefined) return true
  const { active, wait, oven } = totalMinutes(dish)
  return active + wait + oven <= maxMinutes
}

function isWithin({ lines, serves }: Dish, maxCalories: number | undefined): boolean {
  if (maxCalories === undefined) return true
  const ingredients = lines.map(({ text }) => text)
  const { perServing } = nutritionOf({ ingredients, servings: serves })
  return perServing !== undefined && perServing.kcal <= maxCalories
}
