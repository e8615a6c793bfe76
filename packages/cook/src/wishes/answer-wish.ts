import type { Cookbook, Dish } from '@potluck/cookbook'
import { type ComposeRequest, openChance } from '@potluck/kitchen/composer'
import { nutritionOf } from '@potluck/kitchen/knowledge'
import type { Answer } from '../answer.ts'
import { chooseVersion, keepsAll, type Version } from '../choose-version.ts'
import { type Conditions, readConditions } from '../read-request.ts'
import { serveVersion } from '../serve.ts'
import { readHouse } from './house.ts'
import { leavesOpen } from './leaves-open.ts'
import { type Ranked, rank } from './rank.ts'
import { isListing, readWish, type Wish } from './read-wish.ts'
import { ANYTHING } from './shapes.ts'
import { openShelf } from './shelf.ts'
import { cookFromHouse } from './what-i-have.ts'

/**
 * What somebody gets who names no dish but a food, a sort of dish, an occasion or a mood: one of those dishes of
 * the book that suit best, by chance among them, another one with another seed; the composer's, where the book
 * has none of a food. Undefined where it is no such wish.
 */
export function answerWish(
  request: ComposeRequest,
  seed: number,
  book: Cookbook,
): Answer | undefined {
  const wish = readWish(request.text, book)
  if (!isWish(request, wish)) return undefined
  const conditions = withMoods(readConditions(request, request.text), wish)
  const house = readHouse(request, isList(request, wish) ? wish.foods : [], conditions.rules)
  if (house.had.length > 0) {
    const shapes = wish.shapes.length > 0 ? wish.shapes : [ANYTHING]
    const foods = isList(request, wish) ? [] : wish.foods
    const ranked = rank(openShelf(book), { ...wish, shapes, foods }, conditions)
    return cookFromHouse(request, seed, { house, conditions, ranked })
  }
  const found = findDishes(wish, conditions, seed, book, request)
  if (found.length > 0) return serve(found, [], conditions, request)
  if (wish.foods.length > 0) return undefined
  const nearest = relaxed(wish).find(
    ({ wish: less }) => rank(openShelf(book), less, conditions).length > 0,
  )
  if (!nearest) return undefined
  const others = findDishes(nearest.wish, conditions, seed, book, request)
  return others.length > 0 ? serve(others, [nearest.say], conditions, request) : undefined
}

/** Whether it is said what there is, of which as much as can be is to be used. */
function isList({ ingredients, text }: ComposeRequest, { foods }: Wish): boolean {
  return ingredients.length > 0 || foods.length > 2 || (foods.length > 1 && isListing(text))
}

function isWish({ text, previous, ingredients }: ComposeRequest, wish: Wish): boolean {
  if (ingredients.length > 0) return wish.unknown.length === 0
  const goesOn = /\b(?:it|this|that|them|instead|more|less|add|replace|swap|another|again)\b/i
  if (previous && (goesOn.test(text) || !leavesOpen(text))) return false
  const says = wish.shapes.length + wish.moods.length + wish.foods.length + wish.cuisines.size
  if (wish.unknown.length > 0)
    return says > 0 && leavesOpen(text) && /\bfor (?:my|the|our|an?)\b/.test(text)
  return says > 0 || leavesOpen(text)
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
function relaxed(wish: Wish): { wish: Wish; say: string }[] {
  const { moods, cuisines, shapes } = wish
  return [
    ...moods.map((mood) => ({
      wish: { ...wish, moods: moods.filter((other) => other !== mood) },
      say: `I know nothing ${mood.called} that keeps to all you said: this comes nearest.`,
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

function findDishes(
  wish: Wish,
  conditions: Conditions,
  seed: number,
  book: Cookbook,
  { text, previous, skill }: ComposeRequest,
): Version[] {
  const isMeal =
    wish.shapes.length + wish.foods.length === 0 || wish.shapes.some(({ isTime }) => isTime)
  const ranked = rank(openShelf(book), wish, conditions).filter(({ shelved: { dish } }) => {
    return dish.title !== previous?.title && !(skill === 'beginner' && dish.level === 'Hard')
  })
  const found: Version[] = []
  for (const { shelved } of inTurn(ranked, text, seed).slice(0, MOST_TRIED)) {
    if (isMeal && kcalOf(shelved.dish) < LEAST_OF_A_MEAL) continue
    const version = chooseVersion(shelved.dish, conditions)
    if (!version || !keepsAll(version.dish, conditions)) continue
    found.push(version)
    if (distinct(found).length === MOST_FOUND || found.length === 3 * MOST_FOUND) break
  }
  const others = distinct(found)
  return (others.length > 2 ? others : found).slice(0, MOST_FOUND)
}

/** Of those that are much alike one: what one may choose besides is something else. */
function distinct(versions: readonly Version[]): Version[] {
  const keyOf = ({ dish }: Version) => `${dish.kind} ${dish.cuisine}`
  return versions.filter(
    (one, at) => versions.findIndex((other) => keyOf(other) === keyOf(one)) === at,
  )
}

/** Kilocalories: a cup of broth is no dinner. */
const LEAST_OF_A_MEAL = 250

/** How much worse than the best a dish may be and still take its turn. */
const NEAR_BEST = 1.5
/** Fewer to choose from are no choice. */
const FEWEST = 6

/**
 * The best in an order by chance that is the same for the same words, from the place that the seed says: each
 * takes its turn before one comes again. Behind them the others, best first.
 */
function inTurn(ranked: readonly Ranked[], text: string, seed: number): Ranked[] {
  const [best] = ranked
  if (!best) return []
  const near = ranked.filter(
    ({ score }, at) =>
      score >= best.score - NEAR_BEST || (at < FEWEST && score >= best.score - 2 * NEAR_BEST),
  )
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

/** Of a portion; a dish whose calories cannot be counted keeps to no limit. */
function kcalOf(dish: Dish): number {
  const known = kcal.get(dish)
  if (known !== undefined) return known
  const ingredients = dish.lines.map(({ text }) => text)
  const { perServing } = nutritionOf({ ingredients, servings: dish.serves })
  const counted = perServing?.kcal ?? Number.POSITIVE_INFINITY
  kcal.set(dish, counted)
  return counted
}

const kcal = new WeakMap<Dish, number>()

function serve(
  [first, ...more]: readonly Version[],
  said: readonly string[],
  conditions: Conditions,
  request: ComposeRequest,
): Answer | undefined {
  if (!first) return undefined
  const recipe = serveVersion(first, conditions, request, said)
  return { kind: 'recipe', recipe, choices: more.map(({ dish }) => dish.title) }
}
