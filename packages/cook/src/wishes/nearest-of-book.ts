import type { Cookbook, Dish } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { type ComposeRequest, joinWords } from '@potluck/kitchen/composer'
import { findFoodNames, kindsOf, toKey } from '@potluck/kitchen/knowledge'
import { addFood } from '../additions.ts'
import type { Answer } from '../answer.ts'
import { chooseVersion, type Version } from '../choose-version.ts'
import type { Conditions } from '../read-request.ts'
import { distanceFrom, portionOf } from '../reading/limits.ts'
import { placeOf, serveVersion, titleOf } from '../serve.ts'
import { findSisters } from '../sister-foods.ts'
import { withSister } from '../with-sister.ts'
import { mayKeepTo } from './rank.ts'
import type { WantedFood, Wish } from './read-wish.ts'
import { isDinner, isEaten } from './shapes.ts'
import { GROUPS, ingredientsOf, openShelf, type Shelved } from './shelf.ts'

/** The most dishes whose versions are tried. */
const MOST_TRIED = 30

/**
 * The dish of the book that meets most of a wish when none meets all: first the foods, then the sort of dish, then the
 * tool, the time and the nutrients. Diets and missing tools are always kept to; the recipe first says what is not met.
 * Undefined when no dish has any of the foods.
 */
export function nearestOfBook(
  wish: Wish,
  conditions: Conditions,
  book: Cookbook,
  request: ComposeRequest,
): Answer | undefined {
  const asked = new Set(toKey(request.text).split(' '))
  const wide = { ...wish, foods: wish.foods.map(withHead) }
  const near = openShelf(book)
    .filter((shelved) => mayKeepTo(shelved, conditions.rules) && isOfShape(shelved, wish))
    .map((shelved) => ({ shelved, worth: worthOf(shelved, wide, conditions, asked) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, MOST_TRIED)
    .flatMap(({ shelved, worth }) => {
      const version = versionOf(shelved.dish, conditions)
      // The vegan version of a chicken dish has no chicken.
      if (!version || !hasSome(version.dish, wide.foods)) return []
      return [{ shelved, version, worth: worth - lackOf(version.dish, conditions) }]
    })
    .toSorted((one, other) => other.worth - one.worth)
  const [best, ...others] = near
  if (!best) return undefined
  const recipe = told(best, wish, conditions, request)
  const choices = others.slice(0, 2).map(({ version }) => titleOf(version))
  return { kind: 'recipe', recipe, choices }
}

/** Adds the food that the last word names: rice for wild rice. */
function withHead({ called, any }: WantedFood): WantedFood {
  const last = toKey(called).split(' ').at(-1) ?? ''
  const heads = findFoodNames([last]).map(({ ingredient }) => ingredient)
  return { called, any: [...any, ...heads.filter(({ name }) => !GROUPS.has(name))] }
}

function isOfShape(shelved: Shelved, { shapes, unlike }: Wish): boolean {
  const { title, kind, course, about } = shelved.dish
  if (unlike.some((words) => words.test(`${title} ${kind} ${course} ${about}`))) return false
  return shapes.length === 0 ? isEaten(shelved.dish) : shapes.every((shape) => shape.is(shelved))
}

/** A first estimate without trying versions; 0 when a dish has none of the foods. */
function worthOf(
  shelved: Shelved,
  { foods, moods, shapes, cuisines }: Wish,
  conditions: Conditions,
  asked: ReadonlySet<string>,
): number {
  const { dish, minutes } = shelved
  const { tool, maxMinutes } = conditions
  const has = foods.reduce(
    (sum, food, at) => sum + hasOf(shelved, food) * (at === 0 ? FIRST : 1),
    0,
  )
  const isNamed = foods.some((food) => isCalled(dish, food))
  if (has === 0 && !isNamed) return 0
  const isInTool =
    tool === undefined ||
    dish.needs.includes(tool) ||
    dish.variants.some(({ name }) => name === tool)
  const over =
    maxMinutes === undefined ? 0 : Math.max(0, minutes - maxMinutes) / Math.max(maxMinutes, 15)
  const suits = moods.reduce((sum, mood) => sum + mood.suits(shelved), 0)
  return (
    has +
    (isInTool ? IN_TOOL : 0) +
    (cuisines.has(dish.cuisine) ? OF_KITCHEN : 0) -
    Math.min(LATE, over * LATE) +
    suits +
    CALLED * calledSo(dish, asked) +
    (isNamed ? NAMED_SO : 0) +
    (shapes.length > 0 || isDinner(dish) ? MEAL : 0) -
    { Easy: 0, Medium: 0.5, Hard: 2 }[dish.level] -
    dish.lines.length * LINE
  )
}

/** The share of the words of a dish's title that are in the request. */
function calledSo({ title }: Dish, asked: ReadonlySet<string>): number {
  const words = toKey(title).split(' ')
  return words.filter((word) => asked.has(word)).length / words.length
}

/** Whether a dish has the food in its title: a dal is a dal though no line says so. */
function isCalled({ title }: Dish, { called }: WantedFood): boolean {
  const words = toKey(title).split(' ')
  return toKey(called)
    .split(' ')
    .every((word) => words.includes(word))
}

const CALLED = 5
const NAMED_SO = 5
/** The food named first counts more. */
const FIRST = 1.5
const IN_TOOL = 8
const OF_KITCHEN = 8
/** The most that lateness is deducted. */
const LATE = 10
const MEAL = 1.5
/** Deducted for each line, as a plainer dish has more of the food. */
const LINE = 0.1

/** How much of a food a dish has: the food itself, the food it is a kind of, or a similar one. */
function hasOf({ dish, foods, parts }: Shelved, { any, called }: WantedFood): number {
  const share = Math.max(0, ...any.map((food) => foods.get(food) ?? 0))
  if (share > 0) return 8 + share
  if (any.some((food) => parts.has(food))) return 6
  const kinds = any.flatMap(({ is }) => is).filter(({ name }) => !GROUPS.has(name))
  if (kinds.some((kind) => (foods.get(kind) ?? 0) > 1)) return 4
  return hasSister(dish, called) ? 6 : 0
}

function hasSister({ lines }: Dish, called: string): boolean {
  const names = findSisters(called).flatMap(({ sisters }) => sisters.names)
  return lines.some(({ text }) => ingredientsOf(text).some(({ name }) => names.includes(name)))
}

function hasSome(dish: Dish, foods: readonly WantedFood[]): boolean {
  const kinds = dish.lines.map(
    ({ text }) => new Set(ingredientsOf(text).flatMap((one) => [...kindsOf(one)])),
  )
  return foods.some((food) => {
    const wide = food.any.flatMap((one) => [one, ...one.is.filter(({ name }) => !GROUPS.has(name))])
    const isIn = kinds.some((one) => wide.some((kind) => one.has(kind)))
    return isIn || isCalled(dish, food) || hasSister(dish, food.called)
  })
}

/** The version for the tool that was asked for, else for any other; never one that needs a missing tool. */
function versionOf(dish: Dish, conditions: Conditions): Version | undefined {
  return chooseVersion(dish, conditions) ?? chooseVersion(dish, { ...conditions, tool: undefined })
}

function lackOf({ lines, serves }: Dish, { wanted }: Conditions): number {
  if (wanted.length === 0) return 0
  const portion = portionOf(
    lines.map(({ text }) => text),
    serves,
  )
  return portion ? Math.min(LATE, distanceFrom(portion, wanted) * LATE) : LATE
}

type Near = { shelved: Shelved; version: Version }

/**
 * The recipe. Foods it lacks are added where that is known to be good, and the description says what else is not met.
 */
function told(
  { shelved, version }: Near,
  { foods, moods, cuisines }: Wish,
  conditions: Conditions,
  request: ComposeRequest,
): RecipeData {
  const { rules, tool } = conditions
  const said = moods
    .filter((mood) => mood.suits(shelved) === 0)
    .map(({ called }) => `It is nothing ${called}: I know none that is all you asked for.`)
  if (cuisines.size > 0 && !cuisines.has(version.dish.cuisine))
    said.push(`It is of another kitchen than you asked for: ${version.dish.cuisine}.`)
  const isInTool =
    tool === undefined ||
    version.by.some((name) => name === tool) ||
    version.dish.needs.includes(tool)
  if (tool !== undefined && !isInTool)
    said.push(`I have no tested way to make it ${placeOf(tool)}: this is how it is made otherwise.`)
  const lacking: string[] = []
  let recipe = serveVersion(version, conditions, request, [])
  for (const { called, any } of foods) {
    const listed = recipe.ingredients.flatMap((line) =>
      ingredientsOf(line).flatMap((one) => [...kindsOf(one)]),
    )
    if (any.some((food) => listed.includes(food)) || isCalled(version.dish, { called, any }))
      continue
    const sister = withSister(recipe, version.dish, called, { rules, text: request.text })
    const added = sister ? undefined : addFood(recipe, version.dish, called, rules)
    recipe = sister?.recipe ?? added ?? recipe
    said.push(...(sister?.said ?? []))
    if (!sister && !added) lacking.push(called)
  }
  const without = lacking.length > 0 ? `, and there is no ${joinWords(lacking, 'or')} in it` : ''
  const first =
    said.length + lacking.length > 0
      ? [`I have no tested dish that is all of that: this comes nearest${without}.`]
      : []
  return { ...recipe, description: [...first, ...said, recipe.description].join(' ') }
}
