import type { Dish } from '@potluck/cookbook'
import type { PantryEntry } from '@potluck/kitchen/composer'
import { type Ingredient, isFreeOf } from '@potluck/kitchen/knowledge'
import type { CookRequest } from '../../request.ts'
import { areNeighbours } from '../../wishes/cuisines.ts'
import { ingredientsNamed, type Shelved } from '../../wishes/shelf.ts'
import { misfitOf } from '../manner.ts'
import type { Meal } from '../menu.ts'
import { USE_UP_WITHIN } from '../read-menu-wish.ts'
import { lot, MEATS, mainFoodsOf, minutesOf } from '../shelf.ts'
import type { Day } from './days.ts'
import type { PlannedMeal, WeekChoice } from './planned-meal.ts'

/** The largest random score: chance may put a dish before one that is better by up to this much. */
const CHANCE = 7

/** A candidate for a meal of a plan, and what its score depends on. */
export type Candidate = {
  shelved: Shelved
  /** The dish in the version that would be cooked. */
  cooked: Dish
  slot: { day: Day; at: number; meal: Meal }
  choice: WeekChoice
  eaten: ReadonlySet<Sort>
  chosen: readonly PlannedMeal[]
  house: readonly Stock[]
}

/**
 * How well a dish suits a meal: what it is, how it differs from the meals around it, and whether it uses what expires.
 */
export function scoreMeal({
  shelved,
  cooked,
  slot: { day, at, meal },
  choice: { manner, isWithLittleMeat, cooksDouble, lunchIsLeft, seed, days },
  eaten,
  chosen,
  house,
}: Candidate): number {
  const { dish } = shelved
  const usual = day.isWeekend ? /Sunday|guests|family|weekend/ : /weeknight|everyday|quick|family/
  const isToKeep = cooksDouble || lunchIsLeft
  const sort = sortOf(mainFoodsOf(cooked))
  const share = sharesOf(eaten, isWithLittleMeat)[eaten.has(sort) ? sort : 'neither']
  return (
    (dish.occasions.some((occasion) => usual.test(occasion)) ? 4 : 0) +
    (dish.level === 'Easy' || day.isWeekend ? 1 : 0) +
    (dish.level === 'Hard' ? -4 : 0) +
    { low: manner.isCheap ? 4 : 1, medium: 0, high: -2 }[dish.cost] -
    2 * misfitOf(dish, meal === 'dinner' ? 'Main' : meal, manner) +
    (day.isWeekend && minutesOf(dish) > 60 && meal === 'dinner' ? 2 : 0) +
    (isToKeep && KEEPS_WELL.includes(dish.kind) && keepsThreeDays(dish) ? 3 : 0) +
    (FAMILIAR.has(dish.cuisine) ? 2 : 0) +
    balance(sort, share, days.length, chosen) +
    unlike(cooked, at, chosen) +
    houseScore(shelved, at, house) +
    (CHANCE * lot(dish.id, seed)) / 2 ** 32
  )
}

/** Cuisines that most people have cooked from. A week should have some new dishes, but not only new ones. */
const FAMILIAR: ReadonlySet<string> = new Set(
  'Italian,American,French,Mexican,Indian,Thai,Chinese,British,Spanish,Greek,Japanese,International'.split(
    ',',
  ),
)

/** Kinds of dishes that are as good reheated. */
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

/** What a dinner is mainly made of, for a balanced week. */
type Sort = 'meat' | 'sea' | 'neither'

function sortOf(foods: readonly string[]): Sort {
  if (foods.some((food) => MEATS.has(food))) return 'meat'
  return foods.includes('fish') || foods.includes('shellfish') ? 'sea' : 'neither'
}

/** The sorts that someone with these rules can eat. */
export function sortsEaten(rules: readonly string[]): ReadonlySet<Sort> {
  const isFree = (ingredient: string) => isFreeOf({ ingredients: [ingredient], steps: [] }, rules)
  const sorts: Sort[] = ['neither']
  if (isFree('chicken')) sorts.push('meat')
  if (isFree('salmon')) sorts.push('sea')
  return new Set(sorts)
}

/**
 * The share of dinners for each sort: of seven, three with meat, one or two with fish and the rest with neither. With
 * little meat it is one with meat.
 */
function sharesOf(eaten: ReadonlySet<Sort>, isWithLittleMeat: boolean): Record<Sort, number> {
  const meat = !eaten.has('meat') ? 0 : isWithLittleMeat ? 0.15 : 0.42
  const sea = !eaten.has('sea') ? 0 : meat > 0 ? 0.2 : 0.35
  return { meat, sea, neither: 1 - meat - sea }
}

function balance(sort: Sort, share: number, days: number, chosen: readonly PlannedMeal[]): number {
  const had = chosen.filter(({ version }) => sortOf(mainFoodsOf(version.dish)) === sort).length
  const due = share * Math.max(days, chosen.length + 1)
  return had + 1 > Math.ceil(due) ? -9 : had < share * chosen.length ? 3 : 0
}

/**
 * A negative score for what a dish shares with the other meals: cuisine, kind or main food. It counts double on the
 * days next to it.
 */
function unlike(cooked: Dish, at: number, chosen: readonly PlannedMeal[]): number {
  const foods = mainFoodsOf(cooked)
  return chosen.reduce((sum, { version, at: other }) => {
    const near = Math.abs(other - at) <= 1 ? 2 : 1
    const shared = mainFoodsOf(version.dish).filter((food) => foods.includes(food)).length
    const isOfKind = version.dish.kind === cooked.kind ? 2 : 0
    return sum - near * (3 * shared + likeCuisine(version.dish, cooked) + isOfKind)
  }, 0)
}

function likeCuisine({ cuisine: one }: Dish, { cuisine: other }: Dish): number {
  return one === other ? 2 : areNeighbours(one, other) ? 1 : 0
}

/** An entry of the pantry, the foods it means, and the days until it expires. */
export type Stock = { entry: PantryEntry; foods: readonly Ingredient[]; days: number }

export function stockOf({ pantry = [], today }: CookRequest): Stock[] {
  return pantry
    .map((entry) => {
      const days =
        entry.expires && today ? (Date.parse(entry.expires) - Date.parse(today)) / 86_400_000 : 99
      return { entry, foods: ingredientsNamed([entry.name]), days }
    })
    .filter(({ days, foods }) => days >= 0 && foods.length > 0)
    .toSorted((one, other) => one.days - other.days)
}

/** A score for using the foods in the house while they are good, higher for those that expire soon. */
function houseScore({ foods }: Shelved, at: number, house: readonly Stock[]): number {
  return house.reduce((sum, stock) => {
    const share = Math.max(0, ...stock.foods.map((food) => foods.get(food) ?? 0))
    if (share === 0 || stock.days < at) return sum
    return sum + (stock.days <= USE_UP_WITHIN + at ? 4 + share : share)
  }, 0)
}
