import { type Cookbook, type Dish, totalMinutes } from '@potluck/cookbook'
import { type ComposeRequest, openChance } from '@potluck/kitchen/composer'
import { kindsOf } from '@potluck/kitchen/knowledge'
import { chooseVersion, keepsAll, type Version } from '../choose-version.ts'
import type { Conditions } from '../read-request.ts'
import { distanceFrom, portionOf } from '../reading/limits.ts'
import { tellVessels } from '../tell.ts'
import { type Ranked, rank } from './rank.ts'
import type { WantedFood, Wish } from './read-wish.ts'
import { ingredientsOf, openShelf } from './shelf.ts'
import { isFarOver, kcalOf, limitsOf, mayHaveFigures, usualPortion } from './usual-portion.ts'

/** The dishes to find: one for the answer and the others to choose from. */
export const MOST_FOUND = 4
/** The most dishes whose versions are tried. */
const MOST_TRIED = 90
/** The most dishes whose usual portion is counted; the result is cached. */
const MOST_COUNTED = 300

export function findDishes(
  wish: Wish,
  conditions: Conditions,
  seed: number,
  book: Cookbook,
  { text, previous, earlier = [], skill }: ComposeRequest,
  most: number = MOST_FOUND,
): Version[] {
  const isMeal =
    wish.shapes.length + wish.foods.length === 0 || wish.shapes.some(({ isTime }) => isTime)
  const served = [...earlier.map(({ title }) => title), previous?.title ?? '']
  // 'Tofu pad thai' and 'Pad thai in the wok' are both pad thai.
  const isServed = (dish: Dish) => served.some((title) => isCalled(title, dish))
  const ranked = rank(openShelf(book), wish, conditions).filter(({ shelved: { dish } }) => {
    const isTooHard = skill === 'beginner' && dish.level === 'Hard'
    return !isServed(dish) && !isTooHard && mayBeMadeIn(dish, conditions)
  })
  const limits = limitsOf(conditions.rules)
  // Only dishes that may meet the nutrients are shuffled; otherwise the same one would be left each time.
  const { wanted } = conditions
  const counted =
    wanted.length === 0
      ? ranked
      : ranked
          .slice(0, MOST_COUNTED)
          .filter(({ shelved: { dish } }) => mayHaveFigures(dish, wanted))
  // Those that meet them without a variant come first, shuffled among themselves.
  const exact = wanted.length === 0 ? [] : counted.filter((one) => hasFigures(one, conditions))
  const turns =
    exact.length < FEWEST
      ? inTurn(counted, text, seed)
      : [...inTurn(exact, text, seed), ...counted.filter((one) => !exact.includes(one))]
  const near = turns.filter(({ shelved }) => !isFarOver(shelved.dish, limits))
  const found: Version[] = []
  for (const { shelved } of near.slice(0, MOST_TRIED)) {
    const isShort = (conditions.maxMinutes ?? SHORT + 1) <= SHORT
    if (isMeal && !isShort && kcalOf(shelved.dish) < LEAST_OF_A_MEAL) continue
    const version = chooseVersion(shelved.dish, conditions)
    if (!version || !keepsAll(version.dish, conditions)) continue
    if (!isInOnePot(version.dish, conditions)) continue
    // The vegan version of a chicken curry is not a dish with chicken.
    if (version.by.length > 0 && !hasAnyOf(version.dish, wish.foods)) continue
    found.push(version)
    if (distinct(found).length === most || found.length === 3 * most) break
  }
  // Dishes that meet all conditions without a variant come first.
  const others = distinct(asItIsFirst(found, wish, conditions.rules))
  return (others.length > 2 ? others : found).slice(0, most)
}

function hasFigures({ shelved: { dish } }: Ranked, { wanted }: Conditions): boolean {
  const portion = usualPortion(dish)
  return portion !== undefined && distanceFrom(portion, wanted) === 0
}

/** Whether a dish is made with the tool that was asked for, or has a variant that is. */
function mayBeMadeIn({ needs, variants }: Dish, { tool }: Conditions): boolean {
  return tool === undefined || needs.includes(tool) || variants.some(({ name }) => name === tool)
}

/** Whether a dish is made in the one pot or pan that was asked for; only a sheet pan goes into the oven. */
function isInOnePot({ steps, needs }: Dish, conditions: Conditions): boolean {
  const { inOne } = conditions
  if (inOne === undefined) return true
  const texts = steps.map(({ text }) => text)
  if (tellVessels(texts, conditions).length > 0) return false
  if (inOne === 'sheet pan') return needs.includes('oven')
  if (inOne === 'pot') return !needs.includes('oven')
  return texts.some((text) => /\b(?:pan|skillet|sheet|tray|wok)\b/i.test(text))
}

/** The dishes that come closest when none meets the nutrients and the time. Each recipe says what it misses. */
export function findNearest(
  wish: Wish,
  conditions: Conditions,
  seed: number,
  book: Cookbook,
  request: ComposeRequest,
): Version[] {
  const open = { ...conditions, wanted: [], maxMinutes: undefined, maxWork: undefined }
  const near =
    conditions.wanted.length > 0
      ? nearestByFigures(wish, conditions, book)
      : findDishes(wish, open, seed, book, request, MOST_COMPARED)
  return near
    .map((version) => ({ version, distance: distanceOf(version.dish, conditions) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST_FOUND)
    .map(({ version }) => version)
}

/** The dishes whose usual portion is closest to the nutrients, in versions that keep to the rules. */
function nearestByFigures(wish: Wish, conditions: Conditions, book: Cookbook): Version[] {
  const open = { ...conditions, wanted: [], maxMinutes: undefined, maxWork: undefined }
  return rank(openShelf(book), wish, open)
    .slice(0, MOST_WEIGHED)
    .filter(({ shelved: { dish } }) => mayBeMadeIn(dish, open))
    .flatMap(({ shelved: { dish } }) => {
      const portion = usualPortion(dish)
      return portion ? [{ dish, rough: distanceFrom(portion, conditions.wanted) }] : []
    })
    .toSorted((one, other) => one.rough - other.rough)
    .slice(0, MOST_TRIED)
    .flatMap(({ dish }) => {
      const version = chooseVersion(dish, open)
      return version && hasAnyOf(version.dish, wish.foods) ? [version] : []
    })
}

/** The most dishes to compare; their portions are counted once and cached. */
const MOST_WEIGHED = 600

function distanceOf(dish: Dish, { wanted, maxMinutes }: Conditions): number {
  const portion = portionOf(
    dish.lines.map(({ text }) => text),
    dish.serves,
  )
  const { active, wait, oven } = totalMinutes(dish)
  const over = Math.max(0, active + wait + oven - (maxMinutes ?? Number.POSITIVE_INFINITY))
  return (portion ? distanceFrom(portion, wanted) : 9) + over / 30
}

export const MOST_COMPARED = 24

function isCalled(title: string, dish: Dish): boolean {
  const names = [dish.title, ...dish.variants.flatMap((variant) => variant.title ?? [])]
  return names.some((name) => title.toLowerCase().includes(name.toLowerCase()))
}

/**
 * Puts versions without a variant first when a food is refused, as only the ingredient lines show that. Diets were
 * weighed before.
 */
function asItIsFirst(
  versions: readonly Version[],
  { shapes }: Wish,
  rules: readonly string[],
): readonly Version[] {
  if (rules.every((rule) => DIET.test(rule))) return versions
  const rankOf = ({ dish, by }: Version) =>
    (shapes.some(({ isBest }) => isBest && !isBest(dish)) ? 2 : 0) + Math.sign(by.length)
  return versions.toSorted((one, other) => rankOf(one) - rankOf(other))
}

const DIET = /^(?:vegan|vegetarian|pescatarian|[a-z]+-free|nut allergy)$/i

/** One dish of each kind and cuisine, so that there is a real choice. */
function distinct(versions: readonly Version[]): Version[] {
  const keyOf = ({ dish }: Version) => `${dish.kind} ${dish.cuisine}`
  return versions.filter(
    (one, at) => versions.findIndex((other) => keyOf(other) === keyOf(one)) === at,
  )
}

/** Kcal in a portion: a cup of broth is no dinner. */
const LEAST_OF_A_MEAL = 250
/** Minutes: in so short a time, a smaller meal will do. */
const SHORT = 20

/** How much worse than the best a dish may score and still take its turn. */
const NEAR_BEST = 1.5
/** With fewer dishes than this there is too little choice. */
const FEWEST = 5

/**
 * Shuffles the best dishes, in the same way for the same text, and starts at a place given by the seed, so that each
 * takes its turn before one comes again. The other dishes follow, best first.
 */
function inTurn(ranked: readonly Ranked[], text: string, seed: number): Ranked[] {
  const [best] = ranked
  if (!best) return []
  const near = ranked.filter(({ score }, at) => score >= best.score - NEAR_BEST || at < FEWEST)
  // A few are not shuffled but start with the best: the fifth dish for leeks has only a little leek.
  if (near.length <= FEWEST) {
    const start = Math.max(0, Math.abs(seed) - 1) % near.length
    return [...near.slice(start), ...near.slice(0, start), ...ranked.slice(near.length)]
  }
  const shuffled = openChance(text.trim().toLowerCase()).shuffle(near)
  const start = (Math.abs(seed) * strideOf(shuffled.length)) % shuffled.length
  return [...shuffled.slice(start), ...shuffled.slice(0, start), ...ranked.slice(near.length)]
}

/** A stride that goes far from one seed to the next and visits every place, as it is coprime to the length. */
function strideOf(length: number): number {
  const far = Math.max(1, Math.round(length * 0.618))
  const isCoprime = (stride: number) => greatestDivisor(stride, length) === 1
  return isCoprime(far) ? far : isCoprime(far + 1) ? far + 1 : 1
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other)
}

function hasAnyOf({ lines }: Dish, foods: readonly WantedFood[]): boolean {
  return (
    foods.length === 0 ||
    haveFoods(
      lines.map(({ text }) => text),
      foods,
    )
  )
}

export function haveFoods(ingredients: readonly string[], foods: readonly WantedFood[]): boolean {
  const lines = ingredients.map(
    (line) => new Set(ingredientsOf(line).flatMap((one) => [...kindsOf(one)])),
  )
  return foods.every(({ any }) => lines.some((kinds) => any.some((food) => kinds.has(food))))
}
