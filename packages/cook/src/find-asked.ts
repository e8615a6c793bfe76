import type { Cookbook, Dish, NamedDish } from '@potluck/cookbook'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import { identify, type Token, toTokens } from '@potluck/kitchen/knowledge'
import { type Conditions, readConditions } from './read-request.ts'

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
  if (isFood(tokens.slice(main.start, main.end)) && !isAlone(main, others, tokens)) return undefined
  const around = tokens
    .filter((_, at) => !isNamed(named, at))
    .map(({ typed }) => typed)
    .join(' ')
  const conditions = readConditions(request, around)
  // Who wants other things in it is not asking for the dish as it is.
  if (conditions.foods.some((food) => !isIn(main.dish, food))) return undefined
  return { dish: main.dish, others: others.map(({ dish }) => dish), conditions }
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
  return tokens.every(
    ({ word }, at) => isNamed([main, ...others], at) || /^\W+$|^\d/.test(word) || ABOUT.has(word),
  )
}

/** Words that ask, praise or say how, and name nothing to eat; as tokens are written. */
const ABOUT: ReadonlySet<string> = new Set(
  `a an the recipe for me u my our your please how do doe i we you make making cook cooking prepare to can could
  give show tell want would like need some good best great nice easy simple quick fast classic traditional authentic
  real basic homemade home made perfect in on at of with without no not and or any from scratch ever way thing
  people person serving portion kid child family friend guest tonight today dinner lunch breakfast supper meal
  one two three four five six eight ten twelve half dozen minute min hour vegan vegetarian gluten dairy egg nut free
  lactose low carb keto healthy light slow pressure instant pot cooker air fryer oven grill microwave stove stovetop
  machine maker churn blender mixer broiler wok have own under below less than at most kcal calorie cal medium rare well soft hard`.split(
    /\s+/,
  ),
)

function isNamed(named: readonly NamedDish[], at: number): boolean {
  return named.some(({ start, end }) => start <= at && at < end)
}

function isIn({ lines, title }: Dish, food: string): boolean {
  return [title, ...lines.map(({ text }) => text)].some((text) => text.toLowerCase().includes(food))
}
