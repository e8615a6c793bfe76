import type { Cookbook, Dish } from '@potluck/cookbook'
import type { PantryEntry } from '@potluck/kitchen/composer'
import { type Ingredient, kindsOf } from '@potluck/kitchen/knowledge'
import { keepsAll, type Version } from '../../choose-version.ts'
import type { Conditions } from '../../read-request.ts'
import type { CookRequest } from '../../request.ts'
import { findCuisines } from '../../wishes/cuisines.ts'
import { isOffal, isPackedCold } from '../../wishes/dish-traits.ts'
import { hasOccasion } from '../../wishes/occasions.ts'
import { isDinner, isEaten, isRuledOut } from '../../wishes/shapes.ts'
import {
  hasAnyFood,
  ingredientsNamed,
  ingredientsOf,
  openShelf,
  type Shelved,
} from '../../wishes/shelf.ts'
import { mayHaveFigures } from '../../wishes/usual-portion.ts'
import { misfitOf } from '../manner.ts'
import type { Meal } from '../menu.ts'
import { findVersion, lot, MEATS, mainFoodsOf, minutesOf } from '../shelf.ts'
import type { Day } from './days.ts'
import type { DayWish, WeekWish } from './read-week-wish.ts'

/** A meal of a plan. */
export type PlannedMeal = {
  day: Day
  at: number
  meal: Meal
  version: Version
  /** Food that is in the house and that it uses, soonest to expire first. */
  uses: readonly PantryEntry[]
}

export type WeekChoice = WeekWish & {
  seed: number
  /** Titles that it may not have. */
  avoided: ReadonlySet<string>
}

/** Dishes that are looked at whole for a meal, best first. */
const MOST_TRIED = 60
/** What a food that is named counts, before all else. */
const ASKED = 25
/** What is called as it was wished for: the taco of a taco Tuesday. */
const CALLED = 12
/** By chance a dish may come before one that is so much better. */
const CHANCE = 7
/** Minutes for a breakfast or a lunch. */
const OTHER_MEALS = 60
/** Days that a food is used up within, before all else. */
const SOON = 4

/**
 * The best dish of the book for a meal of a plan: in the time of that day, within all diets, unlike what stands
 * around it in cuisine, kind and main food, using what expires.
 */
export function chooseMeal(
  slot: { day: Day; at: number; meal: Meal },
  choice: WeekChoice,
  chosen: readonly PlannedMeal[],
  request: CookRequest,
  book: Cookbook,
): PlannedMeal | undefined {
  // What is made of a roast wants that there was one.
  const shelf = openShelf(book).filter(({ isOfLeftovers }) => !isOfLeftovers)
  const house = stockOf(request)
  const own = choice.ofDays.get(slot.day.name)
  const wanted = wantedOn(own, choice, chosen)
  const cuisines = cuisinesOf(request.text, shelf)
  const asked = conditionsOn(slot, choice, own)
  const fitting = shelf.filter((shelved) => isFor(shelved, slot, choice, chosen))
  const score = (shelved: Shelved) =>
    scoreOf(shelved, slot, choice, chosen, house) +
    wantedScore(shelved, wanted) +
    (cuisines.size === 0 || cuisines.has(shelved.dish.cuisine) ? 6 : 0)
  const tiers = [
    fitting.filter((one) => isShaped(one, wanted)),
    fitting.filter((one) => isShaped(one, { ...wanted, foods: [] })),
    fitting.filter((one) => wanted.shapes.some(({ isNear }) => isNear?.(one))),
    fitting,
  ]
  // A day whose wish has no dish in its figures has another dish in them, rather than none.
  for (const tier of tiers) {
    const best = bestVersion(tier, score, asked)
    if (best) return { ...slot, version: best.version, uses: usesOf(best.shelved, house) }
  }
  return undefined
}

function bestVersion(
  dishes: readonly Shelved[],
  score: (shelved: Shelved) => number,
  asked: Conditions,
): { shelved: Shelved; version: Version } | undefined {
  const ranked = dishes
    .filter(({ dish }) => mayHaveFigures(dish, asked.wanted))
    .map((shelved) => ({ shelved, score: score(shelved) }))
    .toSorted((one, other) => other.score - one.score)
  for (const { shelved } of ranked.slice(0, MOST_TRIED)) {
    const version = findVersion(shelved.dish, asked)
    if (version && keepsAll(version.dish, asked)) return { shelved, version }
  }
  return undefined
}

/** What is wanted of a day: its own wish, or that of all days. */
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

/** Whether a dish has none of the foods that were wished for its day. */
export function lacksWish({ version, day }: PlannedMeal, { ofDays }: WeekWish): boolean {
  const own = ofDays.get(day.name)
  if (own?.named.some(({ id }) => id === version.dish.id)) return false
  const named = own?.foods ?? []
  const title = version.dish.title.toLowerCase()
  if (named.some((name) => title.includes(name))) return false
  const foods = ingredientsNamed(named)
  return foods.length > 0 && !hasAnyFood(version.dish, foods)
}

/** The fish of 'fish twice' is what a dish is made of: no fish cake in its soup, no anchovy in its dressing. */
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

/** What the version of that day keeps to. */
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

/** A pizza that was asked for has the time that its dough takes, and no more work than an evening's. */
function takesItsTime(day: Day, { ofDays, isLimited }: WeekChoice): boolean {
  const own = ofDays.get(day.name)
  return !isLimited && own !== undefined && own.shapes.length + own.named.length > 0
}

function isMadeIn({ needs, variants }: Dish, tool: Conditions['tool']): boolean {
  return tool === undefined || needs.includes(tool) || variants.some(({ name }) => name === tool)
}

/** The most work of a day whose dish was named, in minutes, and from first to last. */
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

/** A bare tomato salad stands beside something else. */
function isForLunch(dish: Dish): boolean {
  return hasOccasion(dish, 'lunch', 'packed lunch')
}

function scoreOf(
  shelved: Shelved,
  { day, at, meal }: { day: Day; at: number; meal: Meal },
  { manner, isWithLittleMeat, cooksDouble, lunchIsLeft, seed, days }: WeekChoice,
  chosen: readonly PlannedMeal[],
  house: readonly Stock[],
): number {
  const { dish } = shelved
  const foods = mainFoodsOf(dish)
  const usual = day.isWeekend ? /Sunday|guests|family|weekend/ : /weeknight|everyday|quick|family/
  return (
    (dish.occasions.some((occasion) => usual.test(occasion)) ? 4 : 0) +
    (dish.level === 'Easy' || day.isWeekend ? 1 : 0) +
    (dish.level === 'Hard' ? -4 : 0) +
    { low: manner.isCheap ? 4 : 1, medium: 0, high: -2 }[dish.cost] -
    2 * misfitOf(dish, meal === 'dinner' ? 'Main' : meal, manner) +
    (day.isWeekend && minutesOf(dish) > 60 && meal === 'dinner' ? 2 : 0) +
    ((cooksDouble || lunchIsLeft) && KEEPS_WELL.includes(dish.kind) && keepsThreeDays(dish)
      ? 3
      : 0) +
    (FAMILIAR.has(dish.cuisine) ? 2 : 0) +
    balance(sortOf(foods), isWithLittleMeat, days.length, chosen) +
    unlike(dish, at, foods, chosen) +
    houseScore(shelved, at, house) +
    (CHANCE * lot(dish.id, seed)) / 2 ** 32
  )
}

/** What most people have cooked from before: of a whole week some things are new, not all. */
const FAMILIAR: ReadonlySet<string> = new Set(
  'Italian,American,French,Mexican,Indian,Thai,Chinese,British,Spanish,Greek,Japanese,International'.split(
    ',',
  ),
)

/** What is as good when it is warmed again. */
export const KEEPS_WELL: readonly string[] = [
  'stew',
  'braise',
  'curry',
  'soup',
  'beans',
  'casserole',
]

export function keepsThreeDays({ keeps, kind }: Dish): boolean {
  const isLong = /\b[3-7] days in the fridge\b/.test(keeps) && !/\bat once\b/.test(keeps)
  return isLong && KEEPS_WELL.includes(kind)
}

type Sort = 'meat' | 'sea' | 'neither'

function sortOf(foods: readonly string[]): Sort {
  if (foods.some((food) => MEATS.has(food))) return 'meat'
  return foods.includes('fish') || foods.includes('shellfish') ? 'sea' : 'neither'
}

/** Of seven dinners three of meat, one or two of fish, the rest of neither; with little meat one. */
function balance(
  sort: Sort,
  isWithLittleMeat: boolean,
  days: number,
  chosen: readonly PlannedMeal[],
): number {
  const share = {
    meat: isWithLittleMeat ? 0.15 : 0.42,
    sea: 0.2,
    neither: isWithLittleMeat ? 0.65 : 0.38,
  }
  const had = chosen.filter(({ version }) => sortOf(mainFoodsOf(version.dish)) === sort).length
  const due = share[sort] * Math.max(days, chosen.length + 1)
  return had + 1 > Math.ceil(due) ? -9 : had < share[sort] * chosen.length ? 3 : 0
}

/** Below zero for what comes again: the same cuisine, kind or food, most of all on the next day. */
function unlike(
  dish: Dish,
  at: number,
  foods: readonly string[],
  chosen: readonly PlannedMeal[],
): number {
  return chosen.reduce((sum, { version, at: other }) => {
    const near = Math.abs(other - at) <= 1 ? 2 : 1
    const shared = mainFoodsOf(version.dish).filter((food) => foods.includes(food)).length
    const isOfCuisine = version.dish.cuisine === dish.cuisine ? 2 : 0
    const isOfKind = version.dish.kind === dish.kind ? 2 : 0
    return sum - near * (2 * shared + isOfCuisine + isOfKind)
  }, 0)
}

/** What is in the house, as foods, and the days until it expires. */
type Stock = { entry: PantryEntry; foods: readonly Ingredient[]; days: number }

function stockOf({ pantry = [], today }: CookRequest): Stock[] {
  return pantry
    .map((entry) => {
      const days =
        entry.expires && today ? (Date.parse(entry.expires) - Date.parse(today)) / 86_400_000 : 99
      return { entry, foods: ingredientsNamed([entry.name]), days }
    })
    .filter(({ days, foods }) => days >= 0 && foods.length > 0)
    .toSorted((one, other) => one.days - other.days)
}

/** What expires is used while it is good, and before what keeps. */
function houseScore({ foods }: Shelved, at: number, house: readonly Stock[]): number {
  return house.reduce((sum, stock) => {
    const share = Math.max(0, ...stock.foods.map((food) => foods.get(food) ?? 0))
    if (share === 0 || stock.days < at) return sum
    return sum + (stock.days <= SOON + at ? 4 + share : share)
  }, 0)
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
