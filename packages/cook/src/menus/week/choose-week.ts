import type { Cookbook, Dish } from '@potluck/cookbook'
import type { PantryEntry } from '@potluck/kitchen/composer'
import { type Ingredient, kindsOf } from '@potluck/kitchen/knowledge'
import { keepsAll, type Version } from '../../choose-version.ts'
import type { Conditions } from '../../read-request.ts'
import type { CookRequest } from '../../request.ts'
import { findCuisines } from '../../wishes/cuisines.ts'
import { isOffal, isPackedCold } from '../../wishes/dish-traits.ts'
import { hasOccasion } from '../../wishes/occasions.ts'
import { isSoByNature } from '../../wishes/rank.ts'
import { isDinner, isEaten, isRuledOut } from '../../wishes/shapes.ts'
import {
  hasAnyFood,
  ingredientsNamed,
  ingredientsOf,
  openShelf,
  type Shelved,
} from '../../wishes/shelf.ts'
import { mayHaveFigures } from '../../wishes/usual-portion.ts'
import type { Meal } from '../menu.ts'
import { findVersion } from '../shelf.ts'
import type { Day } from './days.ts'
import type { PlannedMeal, WeekChoice } from './planned-meal.ts'
import type { DayWish, WeekWish } from './read-week-wish.ts'
import { type Stock, scoreMeal, sortsEaten, stockOf } from './score-meal.ts'

/** The most dishes to score in the version that would be cooked, best first. */
const MOST_TRIED = 60
/** Score for each named food a dish has; it outweighs all else. */
const ASKED = 25
/** Score for a dish called by a word of the wish: a taco on taco Tuesday. */
const CALLED = 12
/** The most minutes for a breakfast or a lunch. */
const OTHER_MEALS = 60
/** Score for a dish that keeps to the diet as it is, without a variant. */
const BY_NATURE = 3
/** The most versions to compare before taking the best; a dish that needs no variant ends the search earlier. */
const MOST_COMPARED = 12

/**
 * The dish of the book that suits a meal of a plan best: within the time of the day and all diets, unlike the meals
 * around it in cuisine, kind and main food, and using what expires. Undefined when there is none.
 */
export function chooseMeal(
  slot: { day: Day; at: number; meal: Meal },
  choice: WeekChoice,
  chosen: readonly PlannedMeal[],
  request: CookRequest,
  book: Cookbook,
): PlannedMeal | undefined {
  // A dish made of leftovers needs a meal that left some, so it is not planned.
  const shelf = openShelf(book).filter(({ isOfLeftovers }) => !isOfLeftovers)
  const house = stockOf(request)
  const own = choice.ofDays.get(slot.day.name)
  const wanted = wantedOn(own, choice, chosen)
  const cuisines = cuisinesOf(request.text, shelf)
  const asked = conditionsOn(slot, choice, own)
  const fitting = shelf.filter((shelved) => isFor(shelved, slot, choice, chosen))
  const eaten = sortsEaten(asked.rules)
  const score = (shelved: Shelved, cooked: Dish) =>
    scoreMeal({ shelved, cooked, slot, choice, eaten, chosen, house }) +
    wantedScore(shelved, wanted) +
    (cuisines.size === 0 || cuisines.has(shelved.dish.cuisine) ? 6 : 0)
  const tiers = [
    fitting.filter((one) => isShaped(one, wanted)),
    fitting.filter((one) => isShaped(one, { ...wanted, foods: [] })),
    fitting.filter((one) => wanted.shapes.some(({ isNear }) => isNear?.(one))),
    fitting,
  ]
  // When no dish of the day's wish keeps to the nutrients asked for, another that does is better than none.
  for (const tier of tiers) {
    const best = bestVersion(tier, score, asked)
    if (best) return { ...slot, version: best.version, uses: usesOf(best.shelved, house) }
  }
  return undefined
}

/**
 * The dish with the best score, in the version that would be cooked, as the foods depend on it: the chicken curry may
 * be one with tofu.
 */
function bestVersion(
  dishes: readonly Shelved[],
  score: (shelved: Shelved, cooked: Dish) => number,
  asked: Conditions,
): { shelved: Shelved; version: Version } | undefined {
  const ranked = dishes
    .filter(({ dish }) => mayHaveFigures(dish, asked.wanted))
    .map((shelved) => {
      const byNature = isSoByNature(shelved, asked.rules) ? BY_NATURE : 0
      return { shelved, byNature, score: score(shelved, shelved.dish) + byNature }
    })
    .toSorted((one, other) => other.score - one.score)
  const made: { shelved: Shelved; version: Version; score: number }[] = []
  for (const { shelved, byNature } of ranked.slice(0, MOST_TRIED)) {
    const version = findVersion(shelved.dish, asked)
    if (!version || !keepsAll(version.dish, asked)) continue
    made.push({ shelved, version, score: score(shelved, version.dish) + byNature })
    if (version.dish === shelved.dish || made.length === MOST_COMPARED) break
  }
  return made.toSorted((one, other) => other.score - one.score)[0]
}

/** What is wanted on a day: its own wish, or else that for all days. */
type WantedOn = Pick<DayWish, 'shapes' | 'named' | 'words'> & { foods: readonly Ingredient[] }

function wantedOn(
  own: DayWish | undefined,
  { foods, shapes, named, times }: WeekChoice,
  chosen: readonly PlannedMeal[],
): WantedOn {
  const isOwn = own && own.foods.length + own.shapes.length + own.named.length > 0
  if (isOwn) return { ...own, foods: ingredientsNamed(own.foods) }
  const all = ingredientsNamed(foods)
  const had = chosen.filter(({ version }) => all.some((food) => isOf(version.dish, food))).length
  const isEnough = times !== undefined && had >= times
  return { foods: isEnough ? [] : all, shapes, named, words: own?.words ?? [] }
}

/** Whether a dish has none of the foods that were asked for on its day. */
export function lacksWish({ version, day }: PlannedMeal, { ofDays }: WeekWish): boolean {
  const own = ofDays.get(day.name)
  if (own?.named.some(({ id }) => id === version.dish.id)) return false
  const named = own?.foods ?? []
  const title = version.dish.title.toLowerCase()
  if (named.some((name) => title.includes(name))) return false
  const foods = ingredientsNamed(named)
  return foods.length > 0 && !hasAnyFood(version.dish, foods)
}

/**
 * Whether a dish has a food. Fish or meat has to be a main part of it: for 'fish twice', an anchovy in the dressing
 * does not count.
 */
function isOf({ lines, title }: Dish, food: Ingredient): boolean {
  const isFlesh = [...kindsOf(food)].some(({ name }) => FLESH.has(name))
  const parts = lines.filter(({ role, text }) => {
    if (!isFlesh || role === 'main') return true
    return ingredientsOf(text).some(({ name }) => title.toLowerCase().includes(name))
  })
  return hasAnyFood({ lines: parts }, [food])
}

const FLESH: ReadonlySet<string> = new Set(['fish', 'meat', 'seafood', 'poultry'])

function isWith({ dish, foods }: Shelved, food: Ingredient): boolean {
  return foods.has(food) && isOf(dish, food)
}

function isShaped(shelved: Shelved, { shapes, named, foods }: WantedOn): boolean {
  if (named.includes(shelved.dish)) return true
  const isOfThem = foods.length === 0 || foods.some((food) => isWith(shelved, food))
  return isOfThem && shapes.some((shape) => shape.is(shelved))
}

function wantedScore(shelved: Shelved, { foods, named, words }: WantedOn): number {
  const title = shelved.dish.title.toLowerCase()
  const isCalled = words.some((word) => word.length > 3 && title.includes(word.replace(/s$/, '')))
  const isKind = words.some((word) => word === shelved.dish.kind)
  return (
    ASKED * foods.filter((food) => isWith(shelved, food)).length +
    (named.includes(shelved.dish) ? 4 * ASKED : 0) +
    (isCalled || isKind ? CALLED : 0)
  )
}

/** The conditions that the version for that day has to meet. */
function conditionsOn(
  { day, meal }: { day: Day; meal: Meal },
  choice: WeekChoice,
  own: DayWish | undefined,
): Conditions {
  const { conditions } = choice
  const rules = [...new Set([...conditions.rules, ...(own?.rules ?? [])])]
  const isByItself = conditions.tool === 'slow cooker' || takesItsTime(day, choice)
  const maxMinutes = isByItself ? undefined : mostMinutes(day, meal)
  return { ...conditions, rules, maxMinutes }
}

function mostMinutes(day: Day, meal: Meal): number {
  return meal === 'dinner' ? day.maxMinutes : Math.min(day.maxMinutes, OTHER_MEALS)
}

/**
 * Whether the time limit of the day is lifted: a dish or sort of dish was asked for, such as pizza, whose dough takes
 * its time, and no limit was given for all days.
 */
function takesItsTime(day: Day, { ofDays, isLimited }: WeekChoice): boolean {
  const own = ofDays.get(day.name)
  return !isLimited && own !== undefined && own.shapes.length + own.named.length > 0
}

function isMadeIn({ needs, variants }: Dish, tool: Conditions['tool']): boolean {
  return tool === undefined || needs.includes(tool) || variants.some(({ name }) => name === tool)
}

/** Minutes of work, and from first step to last, that a day may take whose time limit is lifted. */
const [MOST_WORK, MOST_WAITING] = [60, 960]

function isFor(
  shelved: Shelved,
  { day, meal }: { day: Day; meal: Meal },
  choice: WeekChoice,
  chosen: readonly PlannedMeal[],
): boolean {
  const { dish, minutes, active } = shelved
  if (isRuledOut(shelved, choice.refused) || (choice.isCold && !isPackedCold(shelved))) return false
  const { avoided, manner, conditions } = choice
  const most = mostMinutes(day, meal)
  const isInTime = takesItsTime(day, choice)
    ? active <= Math.max(MOST_WORK, most) && minutes <= MOST_WAITING
    : conditions.tool === 'slow cooker'
      ? active <= most && minutes <= MOST_WAITING
      : minutes <= most
  if (!isInTime || (manner.isCheap && dish.cost === 'high')) return false
  if (isOffal(dish) && !choice.isOffalWanted) return false
  if (avoided.has(dish.title) || !isMadeIn(dish, conditions.tool)) return false
  if (chosen.some(({ version }) => version.dish.id === dish.id)) return false
  if (meal === 'breakfast') return dish.course === 'breakfast'
  const isMeal = isEaten(dish) && ['soup', 'salad', 'main'].includes(dish.course)
  if (meal === 'lunch') return isMeal && (dish.course !== 'salad' || isForLunch(dish))
  return (
    isDinner(dish) || (choice.shapes.length > 0 && isMeal) || (takesItsTime(day, choice) && isMeal)
  )
}

/** Whether a salad makes a lunch. A plain tomato salad does not. */
function isForLunch(dish: Dish): boolean {
  return hasOccasion(dish, 'lunch', 'packed lunch')
}

function usesOf({ foods }: Shelved, house: readonly Stock[]): PantryEntry[] {
  return house
    .filter((stock) => stock.foods.some((food) => foods.has(food)))
    .map(({ entry }) => entry)
}

function cuisinesOf(text: string, shelf: readonly Shelved[]): ReadonlySet<string> {
  const all = new Set(shelf.map(({ dish }) => dish.cuisine))
  return findCuisines(text.toLowerCase(), all).cuisines
}
