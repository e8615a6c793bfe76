import { type Cookbook, type Dish, type DishLine, totalMinutes } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { type ComposeRequest, compose, openChance } from '@potluck/kitchen/composer'
import { kindsOf } from '@potluck/kitchen/knowledge'
import type { Answer } from '../answer.ts'
import { chooseVersion, keepsAll, type Version } from '../choose-version.ts'
import { type Conditions, readConditions } from '../read-request.ts'
import { distanceFrom, portionOf } from '../reading/limits.ts'
import { serveVersion, titleOf } from '../serve.ts'
import { tellVessels } from '../tell.ts'
import { readHouse } from './house.ts'
import { isSound } from './is-sound.ts'
import { isToUseUp, leavesOpen } from './leaves-open.ts'
import { answerLeftDish, COOKED_BEFORE } from './leftovers.ts'
import { nearestOfBook } from './nearest-of-book.ts'
import { type Ranked, rank } from './rank.ts'
import { isListing, readWish, type WantedFood, type Wish } from './read-wish.ts'
import { ANY_MEAL, ANYTHING, type Shape } from './shapes.ts'
import { GROUPS, ingredientsOf, openShelf } from './shelf.ts'
import { isFarOver, kcalOf, limitsOf, mayHaveFigures } from './usual-portion.ts'
import { cookFromHouse } from './what-i-have.ts'

/**
 * What somebody gets who names no dish but a food, a sort of dish, an occasion or a mood: one of those dishes of
 * the book that suit best, by chance among them, another one with another seed; the composer's, where the book
 * has none of a food. Undefined where it is no such wish.
 */
export function answerWish(
  asked: ComposeRequest,
  seed: number,
  book: Cookbook,
): Answer | undefined {
  const left = asked.ingredients.length === 0 ? answerLeftDish(asked.text) : undefined
  if (left) return left
  const request = { ...asked, text: plainly(asked.text) }
  const wish = readWish(request.text, book)
  if (!isWish(request, wish)) return undefined
  const conditions = withMoods(readConditions(request, wish.rest), wish)
  const house = readHouse(request, isList(request, wish) ? wish.foods : [], conditions.rules)
  if (house.had.length > 0) {
    const foods = isList(request, wish) ? [] : wish.foods
    const ranked = rank(openShelf(book), { ...wish, shapes: shapesOf(wish), foods }, conditions)
    return cookFromHouse(request, seed, { house, conditions, ranked })
  }
  const found = findDishes(wish, conditions, seed, book, request)
  if (found.length > 0) return serve(found, [], conditions, request)
  if (wish.foods.length > 0) return answerFood(request, seed, book, { wish, conditions })
  const near = findNearest(wish, conditions, seed, book, request)
  if (near.length > 0) return serve(near, [], conditions, request)
  if (conditions.only.length > 0) {
    const any = findDishes({ ...wish, shapes: [ANY_MEAL] }, conditions, seed, book, request)
    if (any.length > 0) return serve(any, [], conditions, request)
  }
  for (const { wish: less, say } of relaxed(wish)) {
    const others = findDishes(less, conditions, seed, book, request)
    if (others.length > 0) return serve(others, say === undefined ? [] : [say], conditions, request)
  }
  return undefined
}

/** Without what seems to rule something out: a dinner that needs no cooking is an uncooked one. */
function plainly(text: string): string {
  return (
    text
      .replace(/\bno[- ]cook(?:ing)?\b/gi, 'uncooked')
      .replace(/\bnon[- ]?alcoholic\b/gi, 'alcohol-free')
      // What is left of these days is turkey.
      .replace(/\b(?:thanksgiving|boxing day|christmas dinner) (?=left ?overs?\b)/gi, 'turkey ')
      // What nobody counts is said elsewhere; iron is no food.
      .replace(
        /\b(?:iron|calcium|potassium|magnesium|zinc|folate)[- ]rich\b|\b(?:rich|high) in (?:iron|calcium|potassium|magnesium|zinc|folate)\b/gi,
        ' ',
      )
      // 'Just Egg' is something else.
      .replace(/\bjust (?=(?:an? )?eggs?\b)/gi, 'only ')
      .replace(COOKED_BEFORE, '$1')
  )
}

/** The composer's dish of a food that the book has none of; where it takes another, a dish of the nearest food. */
function answerFood(
  request: ComposeRequest,
  seed: number,
  book: Cookbook,
  { wish, conditions }: { wish: Wish; conditions: Conditions },
): Answer | undefined {
  const composed = compose(request, seed)
  const isRight = composed.kind === 'recipe' && hasFoods(composed.recipe, wish.foods)
  if (isRight && isSound(composed.recipe, wish, conditions)) return composed
  if (wish.foods.length > 1 && isListing(request.text)) {
    const house = readHouse(request, wish.foods, conditions.rules)
    const ranked = rank(openShelf(book), { ...wish, shapes: shapesOf(wish), foods: [] }, conditions)
    return cookFromHouse(request, seed, { house, conditions, ranked })
  }
  const nearest = () =>
    nearestOfBook(wish, conditions, book, request) ??
    // An octopus that is no salad is nearer than a salad of something else.
    nearestOfBook({ ...wish, shapes: [] }, conditions, book, request)
  if (wish.foods.length > 1) return nearest()
  const foods = wish.foods.map(widen)
  const found = findDishes({ ...wish, foods }, conditions, seed, book, request, MOST_COMPARED)
    .filter(({ dish }) => !dish.lines.some(isGround))
    .slice(0, MOST_FOUND)
  const [first] = found
  if (!first) return nearest()
  const asked = wish.foods.map(({ called }) => called).join(' and ')
  const say = `I have no tested dish of ${asked} that is all you asked for: this comes nearest.`
  return serve(found, [say], conditions, request)
}

/** Who asks for shanks asks for no ground meat. */
function isGround({ role, text }: DishLine): boolean {
  return role === 'main' && /\bground\b/.test(text)
}

function shapesOf({ shapes }: Wish): readonly Shape[] {
  return shapes.length > 0 ? shapes : [ANYTHING]
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

function hasFoods({ ingredients }: RecipeData, foods: readonly WantedFood[]): boolean {
  return haveFoods(ingredients, foods)
}

function haveFoods(ingredients: readonly string[], foods: readonly WantedFood[]): boolean {
  const lines = ingredients.map(
    (line) => new Set(ingredientsOf(line).flatMap((one) => [...kindsOf(one)])),
  )
  return foods.every(({ any }) => lines.some((kinds) => any.some((food) => kinds.has(food))))
}

/** 'Lamb shanks' are lamb. */
function widen({ called, any }: WantedFood): WantedFood {
  const kinds = any.flatMap(({ is }) => is).filter(({ name }) => !GROUPS.has(name))
  return { called, any: [...any, ...kinds] }
}

/** Whether it is said what there is, of which as much as can be is to be used. */
function isList({ ingredients, text }: ComposeRequest, { foods }: Wish): boolean {
  const isToBeUsed = foods.length > 0 && isToUseUp(text)
  return (
    ingredients.length > 0 ||
    isToBeUsed ||
    foods.length > 2 ||
    (foods.length > 1 && isListing(text))
  )
}

function isWish({ text, previous, ingredients }: ComposeRequest, wish: Wish): boolean {
  if (ingredients.length > 0) return wish.unknown.length === 0
  const goesOn = /\b(?:it|this|that|them|instead|more|less|add|replace|swap|another|again)\b/i
  if (previous && (goesOn.test(text) || !leavesOpen(text))) return false
  const says = wish.shapes.length + wish.moods.length + wish.foods.length + wish.cuisines.size
  if (wish.unknown.length > 0) return says > 0 && leavesOpen(text)
  return says > 0 || wish.saysHow || leavesOpen(text)
}

function withMoods(conditions: Conditions, { moods }: Wish): Conditions {
  const limits = moods.flatMap((mood) => mood.maxCalories ?? [])
  const servings = conditions.servings ?? moods.find((mood) => mood.servings)?.servings
  const light = Math.min(...limits)
  const isLight =
    limits.length > 0 && conditions.wanted.every(({ nutrient }) => nutrient !== 'kcal')
  const wanted = isLight
    ? [...conditions.wanted, { nutrient: 'kcal' as const, bound: 'most' as const, amount: light }]
    : conditions.wanted
  return { ...conditions, servings, wanted }
}

/** A wish with one thing less, the least one first, and what is said of that. */
function relaxed(wish: Wish): { wish: Wish; say?: string }[] {
  const { moods, cuisines, shapes } = wish
  return [
    // What is for another course suits better than what is for another day.
    ...(moods.length > 0 && shapes.every(({ isTime }) => isTime)
      ? [{ wish: { ...wish, shapes: [] } }, { wish: { ...wish, shapes: [ANYTHING] } }]
      : []),
    ...moods.toReversed().map((mood) => ({
      wish: { ...wish, moods: moods.filter((other) => other !== mood) },
      say: `I know nothing ${mood.called} that is all you asked for: this comes nearest.`,
    })),
    ...(cuisines.size === 0 || moods.length + shapes.length === 0
      ? []
      : [
          {
            wish: { ...wish, cuisines: new Set<string>() },
            say: `I know no ${[...cuisines][0]} one like that: this is of another kitchen.`,
          },
        ]),
  ]
}

/** As many as an answer and what one may choose besides. */
const MOST_FOUND = 4
/** Dishes that are looked at whole. */
const MOST_TRIED = 90
/** Of so many a usual portion is counted, which is remembered. */
const MOST_COUNTED = 300

function findDishes(
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
  // 'Tofu pad thai' and 'Pad thai in the wok' are pad thai.
  const isServed = (dish: Dish) => served.some((title) => isCalled(title, dish))
  const ranked = rank(openShelf(book), wish, conditions).filter(({ shelved: { dish } }) => {
    const isTooHard = skill === 'beginner' && dish.level === 'Hard'
    return !isServed(dish) && !isTooHard && mayBeMadeIn(dish, conditions)
  })
  const limits = limitsOf(conditions.rules)
  // They take turns among those that may keep to the figures, or the same one comes each time.
  const { wanted } = conditions
  const counted =
    wanted.length === 0
      ? ranked
      : ranked
          .slice(0, MOST_COUNTED)
          .filter(({ shelved: { dish } }) => mayHaveFigures(dish, wanted))
  const near = inTurn(counted, text, seed).filter(({ shelved }) => !isFarOver(shelved.dish, limits))
  const found: Version[] = []
  for (const { shelved } of near.slice(0, MOST_TRIED)) {
    const isShort = (conditions.maxMinutes ?? SHORT + 1) <= SHORT
    if (isMeal && !isShort && kcalOf(shelved.dish) < LEAST_OF_A_MEAL) continue
    const version = chooseVersion(shelved.dish, conditions)
    if (!version || !keepsAll(version.dish, conditions)) continue
    if (!isInOnePot(version.dish, conditions)) continue
    // The vegan version of a chicken curry is no dish with chicken.
    if (version.by.length > 0 && !hasAnyOf(version.dish, wish.foods)) continue
    found.push(version)
    if (distinct(found).length === most || found.length === 3 * most) break
  }
  // What keeps to all of it as it always was goes before what was made so.
  const others = distinct(asItIsFirst(found, wish, conditions.rules))
  return (others.length > 2 ? others : found).slice(0, most)
}

/** Whether it is made in the vessel that was asked for, or has a version that is. */
function mayBeMadeIn({ needs, variants }: Dish, { tool }: Conditions): boolean {
  return tool === undefined || needs.includes(tool) || variants.some(({ name }) => name === tool)
}

/** All of it in the one pot or pan that was asked for, which stands on the stove. */
function isInOnePot({ steps, needs }: Dish, conditions: Conditions): boolean {
  const { inOne } = conditions
  if (inOne === undefined) return true
  const texts = steps.map(({ text }) => text)
  if (tellVessels(texts, conditions).length > 0) return false
  if (inOne === 'sheet pan') return needs.includes('oven')
  if (inOne === 'pot') return !needs.includes('oven')
  return texts.some((text) => /\b(?:pan|skillet|sheet|tray|wok)\b/i.test(text))
}

/** Where none keeps to the figures and the time, those that come nearest; what they miss is said of each. */
function findNearest(
  wish: Wish,
  conditions: Conditions,
  seed: number,
  book: Cookbook,
  request: ComposeRequest,
): Version[] {
  const open = { ...conditions, wanted: [], maxMinutes: undefined, maxWork: undefined }
  const distanceOf = ({ dish }: Version) => {
    const portion = portionOf(
      dish.lines.map(({ text }) => text),
      dish.serves,
    )
    const { active, wait, oven } = totalMinutes(dish)
    const over = Math.max(
      0,
      active + wait + oven - (conditions.maxMinutes ?? Number.POSITIVE_INFINITY),
    )
    return (portion ? distanceFrom(portion, conditions.wanted) : 9) + over / 30
  }
  return findDishes(wish, open, seed, book, request, MOST_COMPARED)
    .map((version) => ({ version, distance: distanceOf(version) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST_FOUND)
    .map(({ version }) => version)
}

const MOST_COMPARED = 24

function isCalled(title: string, dish: Dish): boolean {
  const names = [dish.title, ...dish.variants.flatMap((variant) => variant.title ?? [])]
  return names.some((name) => title.toLowerCase().includes(name.toLowerCase()))
}

/** Of foods that are left out only the lines tell; the diets of the book have weighed in before. */
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

/** Of those that are much alike one: what one may choose besides is something else. */
function distinct(versions: readonly Version[]): Version[] {
  const keyOf = ({ dish }: Version) => `${dish.kind} ${dish.cuisine}`
  return versions.filter(
    (one, at) => versions.findIndex((other) => keyOf(other) === keyOf(one)) === at,
  )
}

/** Kilocalories: a cup of broth is no dinner. */
const LEAST_OF_A_MEAL = 250
/** Who has so few minutes eats what there is. */
const SHORT = 20

/** How much worse than the best a dish may be and still take its turn. */
const NEAR_BEST = 1.5
/** Fewer to choose from are no choice. */
const FEWEST = 5

/**
 * The best in an order by chance that is the same for the same words, from the place that the seed says: each
 * takes its turn before one comes again. Behind them the others, best first.
 */
function inTurn(ranked: readonly Ranked[], text: string, seed: number): Ranked[] {
  const [best] = ranked
  if (!best) return []
  const near = ranked.filter(({ score }, at) => score >= best.score - NEAR_BEST || at < FEWEST)
  // Of a few the best one first: the fifth dish of leeks has some leek in it.
  if (near.length <= FEWEST) {
    const start = Math.max(0, Math.abs(seed) - 1) % near.length
    return [...near.slice(start), ...near.slice(0, start), ...ranked.slice(near.length)]
  }
  const shuffled = openChance(text.trim().toLowerCase()).shuffle(near)
  const start = (Math.abs(seed) * strideOf(shuffled.length)) % shuffled.length
  return [...shuffled.slice(start), ...shuffled.slice(0, start), ...ranked.slice(near.length)]
}

/** Far from one to the next, and none twice: what one seed passes over is not what the next one gets. */
function strideOf(length: number): number {
  const far = Math.max(1, Math.round(length * 0.618))
  const isCoprime = (stride: number) => greatestDivisor(stride, length) === 1
  return isCoprime(far) ? far : isCoprime(far + 1) ? far + 1 : 1
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other)
}

function serve(
  [first, ...more]: readonly Version[],
  said: readonly string[],
  conditions: Conditions,
  request: ComposeRequest,
): Answer | undefined {
  if (!first) return undefined
  const recipe = serveVersion(first, conditions, request, said)
  return { kind: 'recipe', recipe, choices: more.map(titleOf) }
}
