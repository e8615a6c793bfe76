import { type Cookbook, type Dish, type NamedDish, totalMinutes } from '@potluck/cookbook'
import { type ComposeRequest, EVERYDAY } from '@potluck/kitchen/composer'
import { identify, type Token, toTokens } from '@potluck/kitchen/knowledge'
import { type Conditions, readConditions } from './read-request.ts'
import { leavesOpen } from './wishes/leaves-open.ts'

/** A dish of the book that somebody asks for, what else of it they name, and how they want it. */
export type Asked = { dish: Dish; others: readonly Dish[]; conditions: Conditions }

/** The dish that a request is for; undefined where it is for something else that only names it. */
export function findAsked(request: ComposeRequest, book: Cookbook): Asked | undefined {
  if (request.previous && CHANGES.test(request.text)) return undefined
  const tokens = toTokens(request.text)
  const named = book.findNamed(tokens.map(({ word }) => word))
  const main = named.find(({ dish }) => !isBeside(dish)) ?? named[0]
  if (!main) return undefined
  const others = named.filter((one) => one !== main)
  const isOfOneFood = isFood(tokens.slice(main.start, main.end))
  const isMeant = !leavesOpen(request.text) && isAlone(main, others, tokens)
  if (isOfOneFood && !isMeant) return undefined
  const around = tokens
    .filter((_, at) => !isNamed(named, at))
    .map(({ typed }) => typed)
    .join(' ')
  const conditions = readConditions(request, around)
  // 'Salmon in 20 minutes' is any way of making it that is as quick.
  if (isOfOneFood && minutesOf(main.dish) > (conditions.maxMinutes ?? minutesOf(main.dish)))
    return undefined
  // Who wants other things in it is not asking for the dish as it is.
  if (conditions.foods.some((food) => !isIn(main.dish, food))) return undefined
  return { dish: main.dish, others: others.map(({ dish }) => dish), conditions }
}

function minutesOf(dish: Dish): number {
  const { active, wait, oven } = totalMinutes(dish)
  return active + wait + oven
}

/** What goes on with the recipe at hand. */
const CHANGES =
  /\b(?:it|this|that|them|instead|replace|swap|substitute)\b|^\s*(?:please )?(?:add|use|more|less|no|without|another|again|with)\b/i

/** What comes with a dish, and is not what one eats. */
function isBeside({ course }: Dish): boolean {
  return course === 'sauce'
}

/** 'Rice', 'tofu', 'beans': a dish of the book, and a food that stands in a hundred others. */
function isFood(tokens: readonly Token[]): boolean {
  const parts = identify(tokens.map(({ word }) => word).join(' ')).flat()
  return (
    parts.length > 0 && parts.every(({ ingredient, unread }) => ingredient && unread.length === 0)
  )
}

/** Whether nothing is said besides but how it is wanted, and what sauce goes with it. */
function isAlone(main: NamedDish, others: readonly NamedDish[], tokens: readonly Token[]): boolean {
  if (others.some(({ dish }) => !isBeside(dish))) return false
  return tokens.every(({ word }, at) => isNamed([main, ...others], at) || isAside(word))
}

/** Diets and vessels, which say how it is wanted; words that name nothing at all are the kitchen's. */
const HOW: ReadonlySet<string> = new Set(
  `without no vegetarian gluten dairy egg nut lactose alcohol carb keto slow pressure instant cooker air fryer oven
  grill microwave stove stovetop machine maker churn blender mixer broiler wok under below less than at most within max maximum kcal calorie cal medium rare well soft
  hard me i a own scratch real doe can would not`.split(/\s+/),
)

function isAside(word: string): boolean {
  return /^\W+$|^\d/.test(word) || HOW.has(word) || EVERYDAY.has(word)
}

function isNamed(named: readonly NamedDish[], at: number): boolean {
  return named.some(({ start, end }) => start <= at && at < end)
}

function isIn({ lines, title }: Dish, food: string): boolean {
  return [title, ...lines.map(({ text }) => text)].some((text) => text.toLowerCase().includes(food))
}
