import type { Cookbook } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { kindsOf, toKey, toTokens } from '@potluck/kitchen/knowledge'
import type { Answer } from './answer.ts'
import { chooseVersion, keepsAll, type Version } from './choose-version.ts'
import { hasLongerNamed } from './longer-names.ts'
import { type Conditions, readConditions } from './read-request.ts'
import type { CookRequest } from './request.ts'
import { serveVersion } from './serve.ts'
import { findSisters } from './sister-foods.ts'
import { rank } from './wishes/rank.ts'
import { readWish, type WantedFood, type Wish } from './wishes/read-wish.ts'
import { ANYTHING } from './wishes/shapes.ts'
import { GROUPS, ingredientsOf, openShelf } from './wishes/shelf.ts'
import { withSister } from './with-sister.ts'

/** How many dishes are searched for a version that has more of the foods named. */
const MOST_TRIED = 30

/**
 * Keeps an answer if it has each food that the request names and none that it refuses by name. Otherwise answers with a
 * dish of the book that has more of them, and says first what is still missing.
 * @param isNamed the answer is the dish that the request names, so no other dish may replace it
 */
export function keepWords(
  answer: Answer,
  request: CookRequest,
  book: Cookbook,
  { isNamed }: { isNamed: boolean },
): Answer {
  if (answer.kind !== 'recipe' || request.previous || request.ingredients.length > 0) return answer
  const wish = wishBesideNames(request.text, answer.recipe, book)
  const conditions = readConditions(request, request.text)
  const missing = missingOf(answer.recipe, wish.foods)
  const isAgainst = hasNamed(answer.recipe, conditions) || lacksTool(answer.recipe, conditions)
  if (missing.length === 0 && !isAgainst) return answer
  const least = wish.foods.length - missing.length - (isAgainst ? NEARLY : 0)
  const better = isNamed ? undefined : findBetter(wish, conditions, book, least)
  if (better) return serveBetter(better, { wish, conditions, request })
  const said = [
    ...missing.map((food) => `There is no ${food.called} in it.`),
    ...(hasNamed(answer.recipe, conditions)
      ? ['I know none without all that you left out: look at its list first.']
      : []),
  ]
  return { ...answer, recipe: sayFirst(answer.recipe, said) }
}

/** What the request asks for besides the dish's name: the tomatoes of 'tomato soup' are not a second wish. */
function wishBesideNames(text: string, { title }: RecipeData, book: Cookbook): Wish {
  const tokens = toTokens(text)
  const named = book
    .findNamed(tokens.map(({ word }) => word))
    .filter(({ dish, start, end }) => end - start > 1 || toKey(title).includes(toKey(dish.title)))
  const rest = tokens.map(({ typed }, at) =>
    named.some(({ start, end }) => start <= at && at < end) ? ',' : typed,
  )
  const wish = readWish(rest.join(' '), book)
  return {
    ...wish,
    foods: wish.foods.filter(({ any }) => !any.some(({ name }) => GROUPS.has(name))),
  }
}

/** The foods that a recipe has neither among its ingredients nor in its title or description. */
export function missingOf(recipe: RecipeData, foods: readonly WantedFood[]): WantedFood[] {
  const { title, description, ingredients } = recipe
  const text = toKey([title, description, ...ingredients].join(' '))
  const listed = ingredients.map(
    (line) => new Set(ingredientsOf(line).flatMap((one) => [...kindsOf(one)])),
  )
  return foods.filter(({ called, any }) => {
    const isIn = (words: string) => ` ${text} `.includes(` ${words} `)
    const [, of] = /^(.+) sauce$/.exec(toKey(called)) ?? []
    const isSaid = isIn(toKey(called)) || (of !== undefined && isIn(of) && isIn('sauce'))
    return !isSaid && !listed.some((kinds) => any.some((food) => kinds.has(food)))
  })
}

/** Whether a recipe has a food that the cook refused in their own words. */
function hasNamed({ ingredients }: RecipeData, { rules: all }: Conditions): boolean {
  // `tellUncounted` says how much sugar there is under other names.
  const rules = all.filter((rule) => rule !== 'no sugar')
  return hasLongerNamed({ lines: ingredients.map((text) => ({ text })) }, rules)
}

/** Whether a tool was asked for that the recipe does not mention. */
function lacksTool({ title, instructions }: RecipeData, { tool }: Conditions): boolean {
  if (tool === undefined || tool === 'stovetop') return false
  return ![title, ...instructions].some((text) => text.toLowerCase().includes(tool))
}

/** How many of the foods named a dish has; a food's sister counts as nearly one. */
function countIn({ dish }: Version, foods: readonly WantedFood[]): number {
  const lines = dish.lines.filter(({ role }) => role !== 'garnish' && role !== 'seasoning')
  const kinds = lines.map(
    ({ text }) => new Set(ingredientsOf(text).flatMap((one) => [...kindsOf(one)])),
  )
  return foods.reduce((sum, { called, any }) => {
    if (kinds.some((one) => any.some((food) => one.has(food)))) return sum + 1
    return (
      sum +
      (hasSister(
        dish.lines.map(({ text }) => text),
        called,
      )
        ? NEARLY
        : 0)
    )
  }, 0)
}

/** What a food's sister counts, where the food itself counts 1. */
const NEARLY = 0.8

function hasSister(lines: readonly string[], food: string): boolean {
  const names = findSisters(food).flatMap(({ sisters }) => sisters.names)
  return lines.some((line) =>
    ingredientsOf(line).some(({ name }) =>
      names.some((one) => name === one || name.startsWith(`${one} `)),
    ),
  )
}

/**
 * The version of a dish with the most of the foods named, by rank if several have as many; undefined if none has more
 * than `least`.
 */
function findBetter(
  wish: Wish,
  conditions: Conditions,
  book: Cookbook,
  least: number,
): Version | undefined {
  const shapes = wish.shapes.length > 0 ? wish.shapes : [ANYTHING]
  const ranked = rank(openShelf(book), { ...wish, shapes, moods: [], foods: [] }, conditions)
  return ranked
    .map(({ shelved, score }) => {
      const count = countIn({ dish: shelved.dish, by: [] }, wish.foods)
      const share = wish.foods.reduce(
        (sum, { any }) => sum + Math.max(0, ...any.map((food) => shelved.foods.get(food) ?? 0)),
        0,
      )
      return { dish: shelved.dish, count, worth: count * 100 + share * 3 + score }
    })
    .filter(({ count }) => count > least)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, MOST_TRIED)
    .flatMap(({ dish }) => chooseVersion(dish, conditions) ?? [])
    .find((version) => keepsAll(version.dish, conditions) && countIn(version, wish.foods) > least)
}

function serveBetter(
  version: Version,
  { wish, conditions, request }: { wish: Wish; conditions: Conditions; request: CookRequest },
): Answer {
  const { rules } = conditions
  const served = serveVersion(version, conditions, request, [])
  let recipe = served
  const said: string[] = []
  for (const { called } of missingOf(served, wish.foods)) {
    const sister = withSister(recipe, version.dish, called, { rules, text: request.text })
    recipe = sister?.recipe ?? recipe
    said.push(...(sister?.said ?? [`There is no ${called} in it.`]))
  }
  return { kind: 'recipe', recipe: sayFirst(recipe, said) }
}

function sayFirst(recipe: RecipeData, said: readonly string[]): RecipeData {
  return said.length === 0
    ? recipe
    : { ...recipe, description: [...said, recipe.description].join(' ') }
}
