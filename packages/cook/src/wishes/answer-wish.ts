import type { Cookbook, DishLine } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { type ComposeRequest, compose } from '@potluck/kitchen/composer'
import type { Answer } from '../answer.ts'
import type { Version } from '../choose-version.ts'
import { type Conditions, readConditions } from '../read-request.ts'
import { serveVersion, titleOf } from '../serve.ts'
import { findDishes, findNearest, haveFoods, MOST_COMPARED, MOST_FOUND } from './find-dishes.ts'
import { readHouse } from './house.ts'
import { isSound } from './is-sound.ts'
import { isToUseUp, leavesOpen } from './leaves-open.ts'
import { answerLeftDish, COOKED_BEFORE } from './leftovers.ts'
import { nearestOfBook } from './nearest-of-book.ts'
import { rank } from './rank.ts'
import { isListing, readWish, type WantedFood, type Wish } from './read-wish.ts'
import { ANY_MEAL, ANYTHING, type Shape } from './shapes.ts'
import { GROUPS, openShelf } from './shelf.ts'
import { cookFromHouse } from './what-i-have.ts'

/**
 * Answers a request that names no dish but a food, a sort of dish, an occasion or a mood. One of the dishes of the book
 * that suit best is chosen by the seed; when the book has none with a food, the composer makes one. Undefined for other
 * requests.
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

/** Rewrites words that seem to refuse a food but do not: a dinner that needs no cooking becomes an uncooked one. */
function plainly(text: string): string {
  return (
    text
      .replace(/\bno[- ]cook(?:ing)?\b/gi, 'uncooked')
      .replace(/\bnon[- ]?alcoholic\b/gi, 'alcohol-free')
      // The leftovers of these days are turkey.
      .replace(/\b(?:thanksgiving|boxing day|christmas dinner) (?=left ?overs?\b)/gi, 'turkey ')
      // Minerals are not counted, which is said elsewhere; 'iron' must not be read as a food.
      .replace(
        /\b(?:iron|calcium|potassium|magnesium|zinc|folate)[- ]rich\b|\b(?:rich|high) in (?:iron|calcium|potassium|magnesium|zinc|folate)\b/gi,
        ' ',
      )
      // 'Just Egg' is a product.
      .replace(/\bjust (?=(?:an? )?eggs?\b)/gi, 'only ')
      .replace(COOKED_BEFORE, '$1')
  )
}

/**
 * Answers a wish for foods of which no dish of the book has all: with a composed dish, else with a dish of the book
 * that comes close. The recipe says what it does not meet.
 */
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
    // A dish with octopus that is not a salad is closer than a salad without octopus.
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

/** Someone who asks for shanks does not want ground meat. */
function isGround({ role, text }: DishLine): boolean {
  return role === 'main' && /\bground\b/.test(text)
}

function shapesOf({ shapes }: Wish): readonly Shape[] {
  return shapes.length > 0 ? shapes : [ANYTHING]
}

function hasFoods({ ingredients }: RecipeData, foods: readonly WantedFood[]): boolean {
  return haveFoods(ingredients, foods)
}

/** Adds the kinds of a food: 'lamb shanks' are lamb. */
function widen({ called, any }: WantedFood): WantedFood {
  const kinds = any.flatMap(({ is }) => is).filter(({ name }) => !GROUPS.has(name))
  return { called, any: [...any, ...kinds] }
}

/** Whether a request lists the foods there are, of which as many as possible should be used. */
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

/** Wishes with one part less, the least important part first, and where it is needed a sentence that says so. */
function relaxed(wish: Wish): { wish: Wish; say?: string }[] {
  const { moods, cuisines, shapes } = wish
  return [
    // A dish for another course suits better than one for another occasion.
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
