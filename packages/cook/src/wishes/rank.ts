import { type Ingredient, kindsOf, nutritionOf } from '@potluck/kitchen/knowledge'
import type { Conditions } from '../read-request.ts'
import type { WantedFood, Wish } from './read-wish.ts'
import { isDinner, isEaten, isSweet } from './shapes.ts'
import { ingredientsOf, type Shelved } from './shelf.ts'

/** A dish that suits a wish, and how well. */
export type Ranked = { shelved: Shelved; score: number }

/** The dishes of a shelf that a wish allows in the time there is, best first. */
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

/** So many eat from one pan or from a table, and nobody fries for them. */
const CROWD = 12
const FOR_MANY = 4

function isForMany({ dish }: Shelved): boolean {
  const isOfTable = dish.occasions.some((one) => /potluck|buffet|bake sale|party|picnic/.test(one))
  return dish.serves >= 8 && (isOfTable || dish.serves >= 10)
}

/** Who eats fish and no meat is glad of fish. */
const OF_FISH = 2

function isOfFish({ foods }: Shelved): boolean {
  return [...foods].some(
    ([{ name }, share]) => share > 1 && /^(?:fish|crustacean|mollusc)$/.test(name),
  )
}

/** What is vegan as it always was is better than what was made so. */
const BY_NATURE = 1.5

/** Whether a dish keeps to a diet as it always was, by its file. */
export function isSoByNature({ dish }: Shelved, rules: readonly string[]): boolean {
  return rules.length > 0 && rules.every((rule) => dish.free.includes(rule.toLowerCase()))
}

/** Whether a dish says that it keeps to a diet, or can be made so; of other rules only the lines tell. */
export function mayKeepTo({ dish }: Pick<Shelved, 'dish'>, rules: readonly string[]): boolean {
  return rules.every((rule) => {
    const id = rule.toLowerCase()
    const made = MADE_SO.get(id)
    return !made || dish.free.includes(id) || dish.variants.some(({ name }) => made.includes(name))
  })
}

/** By which variants a dish comes to keep to a restriction. */
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
  // Who has ten minutes eats eggs or a sandwich for dinner.
  const isShort = maxMinutes !== undefined && maxMinutes <= 20
  return isDinner(dish) || (isShort && ['breakfast', 'salad', 'soup'].includes(dish.course))
}

/** Undefined where it does not suit. */
function scoreOf(shelved: Shelved, wish: Wish): number | undefined {
  const suits = wish.moods.map((mood) => mood.suits(shelved))
  const shares = wish.foods.map((food) => shareOf(shelved, food))
  if (suits.some((how) => how === 0) || shares.some((share) => share < 2)) return undefined
  const isSpecial = wish.moods.some((mood) => mood.isSpecial)
  // Who looks for what goes with fish has the fish.
  if (wish.beside.some((food) => hasWord(shelved, food))) return undefined
  // A hash begins with the roast of the day before, as what is called leftover does.
  const isOnlyOfLeft = wish.foods.length > 0 || /\b(?:leftover|hash)\b/i.test(shelved.dish.title)
  if (!wish.hasLeft && shelved.isOfLeftovers && isOnlyOfLeft) return undefined
  const everyday = isSpecial ? specialScore(shelved) : everydayScore(shelved, wish)
  // A glut may take a recipe of large batches that an ordinary evening would not.
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

/** Of a glut a jam, a sheet cake or a pot of sauce for the freezer takes most. */
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

/** What is made to be kept, though it is eaten with something else. */
const KEPT: ReadonlySet<string> = new Set(['applesauce', 'tomato-passata', 'marinara-sauce'])

/** Who names fruit alone means something sweet. */
function sweetness({ dish }: Shelved, { foods, shapes }: Wish): number {
  const isFruit = foods.length > 0 && foods.every(({ any }) => any.some(isSweetFruit))
  return isFruit && shapes.length === 0 && isSweet(dish) ? 4 : 0
}

function isSweetFruit(food: Ingredient): boolean {
  return (
    [...kindsOf(food)].some(({ name }) => name === 'fruit') && !/lemon|lime|avocado/.test(food.name)
  )
}

/** What a dish is for stands in its own words: 'for steak and fries'. */
function speaksOf({ dish: { about, know } }: Shelved, food: string): boolean {
  return new RegExp(`\\b${food}`, 'i').test([about, ...know].join(' '))
}

function hasWord({ dish: { lines } }: Shelved, food: string): boolean {
  return lines.some(({ text }) => new RegExp(`\\b${food}\\b`, 'i').test(text))
}

/** Under a limit of calories too a dinner is a plate before it is bread. */
const SANDWICH_FOR_DINNER = -4

const GOES_WITH = 5
const BEST = 4
/** Beside fish or meat one eats vegetables and salads before anything that fills. */
const FRESH: ReadonlySet<string> = new Set(['vegetables', 'salad'])
const FRESH_BESIDE = 2

/** How much a dish is one of a food that somebody names; 0 where it has none of it. */
export function shareOf({ foods }: Shelved, { any }: WantedFood): number {
  return Math.max(0, ...any.map((ingredient) => foods.get(ingredient) ?? 0))
}

/** What one cooks on any evening: cheap, easy, soon done and usual there. */
function everydayScore({ dish, minutes }: Shelved, { shapes, foods, moods }: Wish): number {
  const isUsual = dish.occasions.some((occasion) => EVERYDAY.has(occasion))
  const isInNoHurry = moods.some((mood) => mood.takesTime) && minutes <= 240
  const takes = isInNoHurry ? 1 : timeScore(minutes)
  // A pie needs its time; with a food alone a meal is meant before a side or a cake.
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

/** It may cost and take its time; a whole day's work is for who asks for it. */
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
