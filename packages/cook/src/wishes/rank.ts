import { type Ingredient, kindsOf, nutritionOf } from '@potluck/kitchen/knowledge'
import type { Conditions } from '../read-request.ts'
import type { WantedFood, Wish } from './read-wish.ts'
import { isDinner, isEaten, isSweet } from './shapes.ts'
import { ingredientsOf, type Shelved } from './shelf.ts'

/** A dish that suits a wish, with its score. */
export type Ranked = { shelved: Shelved; score: number }

/** Ranks the dishes that a wish, the time and the rules allow, best first. */
export function rank(
  shelf: readonly Shelved[],
  wish: Wish,
  {
    maxMinutes,
    rules,
    servings = 0,
  }: Pick<Conditions, 'maxMinutes' | 'rules'> & Partial<Pick<Conditions, 'servings'>>,
): Ranked[] {
  return shelf
    .filter((shelved) => isAllowed(shelved, wish, maxMinutes) && mayKeepTo(shelved, rules))
    .flatMap((shelved) => {
      const score = scoreOf(shelved, wish)
      if (score === undefined) return []
      const natural = isSoByNature(shelved, rules) ? BY_NATURE : 0
      const fish =
        rules.some((rule) => rule.toLowerCase() === 'pescatarian') && isOfFish(shelved)
          ? OF_FISH
          : 0
      const crowd = servings >= CROWD && isForMany(shelved) ? FOR_MANY : 0
      return [{ shelved, score: score + natural + crowd + fish }]
    })
    .toSorted((one, other) => other.score - one.score)
}

/** From this many people on, dishes for a crowd are preferred. */
const CROWD = 12
const FOR_MANY = 4

function isForMany({ dish }: Shelved): boolean {
  const isOfTable = dish.occasions.some((one) => /potluck|buffet|bake sale|party|picnic/.test(one))
  return dish.serves >= 8 && (isOfTable || dish.serves >= 10)
}

/** Score for a fish dish when somebody eats fish but no meat. */
const OF_FISH = 2

function isOfFish({ foods }: Shelved): boolean {
  return [...foods].some(
    ([{ name }, share]) => share > 1 && /^(?:fish|crustacean|mollusc)$/.test(name),
  )
}

/** Score for a dish that keeps to the rules without a variant. */
const BY_NATURE = 1.5

/** Whether the book says that a dish keeps to all of the rules without a variant. */
export function isSoByNature({ dish }: Shelved, rules: readonly string[]): boolean {
  return rules.length > 0 && rules.every((rule) => dish.free.includes(rule.toLowerCase()))
}

/**
 * Whether the book says that a dish keeps to the diets, or has a variant that does. Only the ingredient lines can tell
 * about other rules.
 */
export function mayKeepTo({ dish }: Pick<Shelved, 'dish'>, rules: readonly string[]): boolean {
  return rules.every((rule) => {
    const id = rule.toLowerCase()
    const made = MADE_SO.get(id)
    return !made || dish.free.includes(id) || dish.variants.some(({ name }) => made.includes(name))
  })
}

/** The variants by which a dish keeps to a diet. */
const MADE_SO: ReadonlyMap<string, readonly string[]> = new Map([
  ['vegan', ['vegan']],
  ['vegetarian', ['vegetarian', 'vegan']],
  ['pescatarian', ['vegetarian', 'vegan']],
  ['gluten-free', ['gluten-free']],
  ['dairy-free', ['dairy-free', 'vegan']],
  ['egg-free', ['egg-free', 'vegan']],
  ['nut-allergy', ['nut-free']],
])

function isAllowed(shelved: Shelved, wish: Wish, maxMinutes: number | undefined): boolean {
  const { dish, minutes } = shelved
  if (
    wish.unlike.some((words) =>
      words.test(`${dish.title} ${dish.kind} ${dish.course} ${dish.about}`),
    )
  )
    return false
  if (maxMinutes !== undefined && minutes > maxMinutes) return false
  if (wish.cuisines.size > 0 && !wish.cuisines.has(dish.cuisine)) return false
  if (wish.shapes.length > 0) return wish.shapes.every((shape) => shape.is(shelved))
  if (wish.isMuch) return isEaten(dish) || dish.course === 'preserve' || KEPT.has(dish.id)
  if (wish.foods.length > 0) return isEaten(dish)
  if (wish.moods.length > 0) return wish.moods.some((mood) => mood.is(dish))
  // With little time, eggs or a sandwich will do for dinner.
  const isShort = maxMinutes !== undefined && maxMinutes <= 20
  return isDinner(dish) || (isShort && ['breakfast', 'salad', 'soup'].includes(dish.course))
}

/** How well a dish suits a wish; undefined when it does not. */
function scoreOf(shelved: Shelved, wish: Wish): number | undefined {
  const suits = wish.moods.map((mood) => mood.suits(shelved))
  const shares = wish.foods.map((food) => shareOf(shelved, food))
  if (suits.some((how) => how === 0) || shares.some((share) => share < 2)) return undefined
  const isSpecial = wish.moods.some((mood) => mood.isSpecial)
  // A dish to go with fish should not have fish itself.
  if (wish.beside.some((food) => hasWord(shelved, food))) return undefined
  // A dish of leftovers, such as a hash, needs food cooked the day before.
  const isOnlyOfLeft = wish.foods.length > 0 || /\b(?:leftover|hash)\b/i.test(shelved.dish.title)
  if (!wish.hasLeft && shelved.isOfLeftovers && isOnlyOfLeft) return undefined
  const everyday = isSpecial ? specialScore(shelved) : everydayScore(shelved, wish)
  // To use up a lot of a food, a large batch will do that an ordinary evening would not allow.
  const ordinary = wish.isMuch ? 0 : everyday
  const usesMuch = wish.isMuch ? usedUp(shelved, wish) : 0
  const isBest = wish.shapes.some((shape) => shape.isBest?.(shelved.dish)) ? BEST : 0
  const goesWith = wish.beside.some((food) => speaksOf(shelved, food)) ? GOES_WITH : 0
  const isFresh = wish.beside.length > 0 && FRESH.has(shelved.dish.kind) ? FRESH_BESIDE : 0
  const isSnackForDinner = wish.shapes.some(({ words }) => words.test('dinner'))
  const asDinner = isSnackForDinner && shelved.dish.kind === 'sandwich' ? SANDWICH_FOR_DINNER : 0
  return (
    asDinner +
    2 * sum(suits) +
    4 * sum(shares) +
    ordinary +
    usesMuch +
    isBest +
    goesWith +
    isFresh +
    sweetness(shelved, wish)
  )
}

/** How much of a plentiful food a dish uses. A jam, a sheet cake or a pot of sauce uses most. */
function usedUp({ dish }: Shelved, { foods }: Wish): number {
  const grams = nutritionOf({ ingredients: dish.lines.map(({ text }) => text) })
    .lines.filter((_, at) => isOfFoods(dish.lines[at]?.text ?? '', foods))
    .reduce((all, line) => all + (line.grams ?? 0), 0)
  return (dish.course === 'preserve' || KEPT.has(dish.id) ? 4 : 0) + Math.min(6, grams / 300)
}

function isOfFoods(line: string, foods: readonly WantedFood[]): boolean {
  const kinds = ingredientsOf(line).flatMap((one) => [...kindsOf(one)])
  return foods.some(({ any }) => any.some((food) => kinds.includes(food)))
}

/** Dishes that are made to be kept, though they are not eaten by themselves. */
const KEPT: ReadonlySet<string> = new Set(['applesauce', 'tomato-passata', 'marinara-sauce'])

/** A bonus for sweet dishes when only fruit is named. */
function sweetness({ dish }: Shelved, { foods, shapes }: Wish): number {
  const isFruit = foods.length > 0 && foods.every(({ any }) => any.some(isSweetFruit))
  return isFruit && shapes.length === 0 && isSweet(dish) ? 4 : 0
}

function isSweetFruit(food: Ingredient): boolean {
  return (
    [...kindsOf(food)].some(({ name }) => name === 'fruit') && !/lemon|lime|avocado/.test(food.name)
  )
}

/** Whether the text of a dish mentions a food it goes with: 'for steak and fries'. */
function speaksOf({ dish: { about, know } }: Shelved, food: string): boolean {
  return new RegExp(`\\b${food}`, 'i').test([about, ...know].join(' '))
}

function hasWord({ dish: { lines } }: Shelved, food: string): boolean {
  return lines.some(({ text }) => new RegExp(`\\b${food}\\b`, 'i').test(text))
}

/** Deducted from a sandwich, as a dinner is rather a plate. */
const SANDWICH_FOR_DINNER = -4

const GOES_WITH = 5
const BEST = 4
/** Vegetables and salads go better with fish or meat than filling dishes. */
const FRESH: ReadonlySet<string> = new Set(['vegetables', 'salad'])
const FRESH_BESIDE = 2

/** How much of a dish is the named food; 0 when it has none. */
export function shareOf({ foods }: Shelved, { any }: WantedFood): number {
  return Math.max(0, ...any.map((ingredient) => foods.get(ingredient) ?? 0))
}

/** How well a dish suits an ordinary evening: cheap, easy, quick and common. */
function everydayScore({ dish, minutes }: Shelved, { shapes, foods, moods }: Wish): number {
  const isUsual = dish.occasions.some((occasion) => EVERYDAY.has(occasion))
  const isInNoHurry = moods.some((mood) => mood.takesTime) && minutes <= 240
  const takes = isInNoHurry ? 1 : timeScore(minutes)
  // A pie may take its time. When only a food is named, a meal is preferred to a side or a cake.
  const isMeal = dish.course === 'main' || shapes.length > 0 || foods.length === 0
  return (
    (isSweet(dish) ? Math.max(-2, takes) : takes) +
    (isUsual ? 2 : dish.occasions.length === 0 ? -2 : 0) +
    { low: 1, medium: 0, high: -3 }[dish.cost] +
    { Easy: 1, Medium: 0, Hard: -4 }[dish.level] +
    (isMeal ? 0 : (MEAL_BEFORE[dish.course] ?? -2))
  )
}

function timeScore(minutes: number): number {
  if (minutes <= 45) return 2
  if (minutes <= 75) return 1
  if (minutes <= 120) return -1
  return minutes <= 240 ? -3 : -6
}

const MEAL_BEFORE: Readonly<Record<string, number>> = {
  soup: -0.5,
  salad: -0.5,
  breakfast: -1,
  dessert: -2,
  baking: -2,
}

/** How well a dish suits a special occasion. It may be expensive and slow, but not take a whole day. */
function specialScore({ dish, minutes }: Shelved): number {
  return (
    (dish.level === 'Hard' ? -2 : 0) +
    (minutes > 1440 ? -3 : minutes > 360 ? -1 : 0) +
    (CENTERPIECES.has(dish.kind) ? 1 : 0)
  )
}

const CENTERPIECES: ReadonlySet<string> = new Set([
  'roast',
  'braise',
  'pie',
  'pastry',
  'steak',
  'cake',
])

const EVERYDAY: ReadonlySet<string> = new Set([
  'weeknight',
  'weekday',
  'everyday',
  'every day',
  'family',
  'quick dinner',
  'quick',
  'lunch',
  'children',
  'leftovers',
])

function sum(figures: readonly number[]): number {
  return figures.reduce((all, one) => all + one, 0)
}
