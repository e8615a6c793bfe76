import type { Dish } from '@potluck/cookbook'
import type { PantryEntry } from '@potluck/kitchen/composer'
import { type Ingredient, isFreeOf } from '@potluck/kitchen/knowledge'
import type { CookRequest } from '../../request.ts'
import { areNeighbours } from '../../wishes/cuisines.ts'
import { ingredientsNamed, type Shelved } from '../../wishes/shelf.ts'
import { misfitOf } from '../manner.ts'
import type { Meal } from '../menu.ts'
import { lot, MEATS, mainFoodsOf, minutesOf } from '../shelf.ts'
import type { Day } from './days.ts'
import type { PlannedMeal, WeekChoice } from './planned-meal.ts'

/** By chance a dish may come before one that is so much better. */
const CHANCE = 7
/** Days that a food is used up within, before all else. */
const SOON = 4

/** A dish for a meal of a plan, and what it is weighed by. */
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

/** How well a dish suits its day: what it is, what stands around it, and what expires. */
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

/** What a dinner is of, as a week is balanced. */
type Sort = 'meat' | 'sea' | 'neither'

function sortOf(foods: readonly string[]): Sort {
  if (foods.some((food) => MEATS.has(food))) return 'meat'
  return foods.includes('fish') || foods.includes('shellfish') ? 'sea' : 'neither'
}

/** The sorts that somebody eats who keeps to these rules. */
export function sortsEaten(rules: readonly string[]): ReadonlySet<Sort> {
  const isFree = (ingredient: string) => isFreeOf({ ingredients: [ingredient], steps: [] }, rules)
  const sorts: Sort[] = ['neither']
  if (isFree('chicken')) sorts.push('meat')
  if (isFree('salmon')) sorts.push('sea')
  return new Set(sorts)
}

/** Of seven dinners three of meat, one or two of fish, the rest of neither; with little meat one. */
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

/** Below zero for what comes again: the same cuisine, kind or food, most of all on the next day. */
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

/** What is in the house, as foods, and the days until it expires. */
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

/** What expires is used while it is good, and before what keeps. */
function houseScore({ foods }: Shelved, at: number, house: readonly Stock[]): number {
  return house.reduce((sum, stock) => {
    const share = Math.max(0, ...stock.foods.map((food) => foods.get(food) ?? 0))
    if (share === 0 || stock.days < at) return sum
    return sum + (stock.days <= SOON + at ? 4 + share : share)
  }, 0)
}
