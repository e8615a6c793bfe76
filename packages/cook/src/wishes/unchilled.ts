import type { Dish } from '@potluck/cookbook'
import { joinWords } from '@potluck/kitchen/composer'
import { kindsOf } from '@potluck/kitchen/knowledge'
import { isGoodCold } from './dish-traits.ts'
import type { Mood } from './mood.ts'
import { ingredientsOf } from './shelf.ts'

/** Says that there is no fridge. Matched against text in lower case, as is the next. */
export const NO_FRIDGE =
  /\b(?:no|without(?: an?| any)?|(?:don['’]?t|do not) have an?|lacking an?) (?:working )?(?:fridge|refrigerator|refrigeration|icebox|cool ?box)\b/
/** Says that the food stands out for hours. */
export const AT_ROOM_TEMPERATURE =
  /\b(?:stands?|sits?|stays?|served?|eaten|holds?|put out|left out)\b[^.;,]{0,16}\b(?:at )?room temp(?:erature)?\b/

/** The foods in ingredient lines that are bought cold and spoil within a day: 'ground beef', 'milk'. */
export function perishablesIn(lines: readonly string[]): string[] {
  const found = lines.filter((line) => !KEEPS.test(line)).flatMap((line) => ingredientsOf(line))
  const fresh = found.filter((food) => [...kindsOf(food)].some(({ name }) => PERISHABLE.has(name)))
  return [...new Set(fresh.map(({ name }) => name))]
}

const PERISHABLE: ReadonlySet<string> = new Set([
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'crustacean',
  'mollusc',
  'dairy',
  'milk',
  'cream',
  'egg',
  'tofu',
  'mayonnaise',
])

/** Words for food that keeps: cured, dried, hard or canned. */
const KEEPS =
  /\b(?:canned|cans?|tins?|tinned|jars?|dried|powder(?:ed)?|evaporated|condensed|salami|chorizo|prosciutto|parmesan|pecorino|butter|ghee|margarine|stock|broth|bouillon|fish sauce|oyster sauce|worcestershire|anchov(?:y|ies)|noodles|pasta|spaghetti|coconut|almond milk|oat milk|soy milk|fat|lard|drippings|dairy-free|vegan|egg-free)\b/i

const CHILLS = /\b(?:fridge|chill(?:ed)?|freezer|refrigerat\w+)\b/i

/** Whether a dish is made of food that keeps in a cupboard, and is not chilled while it is made. */
export function needsNoFridge({ lines, steps }: Dish): boolean {
  return (
    perishablesIn(lines.map(({ text }) => text)).length === 0 &&
    !steps.some(({ text }) => CHILLS.test(text))
  )
}

/** Whether a dish can stand on a table for hours and stay good and safe. */
export function standsUnchilled(dish: Dish): boolean {
  return perishablesIn(dish.lines.map(({ text }) => text)).length === 0 && isGoodCold(dish)
}

/** Moods for dishes that are made or kept without a fridge. */
export const OF_COLD: readonly Mood[] = [
  {
    words: NO_FRIDGE,
    isLack: true,
    called: 'that needs no fridge',
    is: ({ course }) => ['main', 'breakfast', 'soup', 'salad'].includes(course),
    suits: ({ dish }) => (needsNoFridge(dish) ? 3 : 0),
  },
  {
    words: AT_ROOM_TEMPERATURE,
    called: 'that may stand at room temperature',
    is: ({ course }) => ['main', 'salad', 'snack', 'baking', 'side'].includes(course),
    suits: ({ dish }) => (standsUnchilled(dish) ? 3 : 0),
  },
]

/** What to mind when these lines are cooked without a fridge; empty when none of them needs one. */
export function tellNoFridge(lines: readonly string[]): string[] {
  const foods = perishablesIn(lines)
  if (foods.length === 0) return []
  return [
    `Without a fridge buy the ${joinWords(foods.slice(0, 4), 'and')} on the day, cook at once and eat it up: nothing of it keeps for more than 2 hours (USDA).`,
  ]
}

/** What to mind when a dish of these lines stands on a table; empty when it may. */
export function tellStanding(lines: readonly string[]): string[] {
  const foods = perishablesIn(lines)
  if (foods.length === 0) return []
  return [
    `It may stand at room temperature for no more than 2 hours (USDA), for there is ${joinWords(foods.slice(0, 4), 'and')} in it: put out a little at a time.`,
  ]
}
