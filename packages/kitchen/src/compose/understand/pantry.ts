import { nutritionOf } from '../../nutrition/nutrition.ts'
import { exactly } from '../../quantities/quantity.ts'
import { convert } from '../../units/convert.ts'
import { findUnit } from '../../units/find-unit.ts'
import type { Measured } from '../dish/measure.ts'
import { FOODS, type FoodId, isKind, MAIN_KINDS } from '../foods/foods.ts'
import { isFree, type Keeping } from '../keeping.ts'
import type { ComposeRequest, PantryEntry } from '../request.ts'
import { type Asked, type Stocked, USUAL_SERVINGS } from '../wish.ts'
import { readOwn } from './asked.ts'
import { fitting } from './fitting.ts'
import type { Meaning } from './meaning.ts'

/** What the pantry adds to a wish. */
export type House = {
  pantry: readonly Stocked[]
  /**
   * The items as names that a dish may use, after those the cook said; empty if the dish takes no
   * additions.
   */
  names: readonly Asked[]
  /** Names of items that the engine cannot cook with, if the choice is left to the pantry. */
  unknownNames: readonly string[]
  /** The number of servings, if the available amount decides it. */
  servings: number | undefined
}

/**
 * Reads the pantry of a request. A named dish with a style of its own, or a sweet one (a carbonara,
 * a cake), takes no additions; neither does a change to the last recipe.
 */
export function readHouse(
  { pantry = [], today }: Pick<ComposeRequest, 'pantry' | 'today'>,
  keeping: Keeping,
  dish: Meaning | 'open' | 'nothing',
): House {
  const { known, unknownNames } = readPantry(pantry, today)
  const stocked = known.map((food) => fitting(food, keeping))
  const isOpen = dish === 'open'
  const joins = isOpen || (dish !== 'nothing' && dish.style === undefined && dish.sweet !== true)
  return {
    pantry: stocked,
    names: joins ? stocked.map(toAsked) : [],
    // Without excluded foods, which an answer must not name.
    unknownNames: isOpen ? unknownNames.filter((name) => isFree(keeping.avoidances, name)) : [],
    servings: isOpen ? servingsOfHouse(stocked) : undefined,
  }
}

function toAsked({ name, foods, cooked, instead }: Stocked): Asked {
  return { word: name, foods, cooked, stocked: true, ...(instead === undefined ? {} : { instead }) }
}

/** The items that the engine can cook with, soonest to expire first. */
function readPantry(
  entries: readonly PantryEntry[],
  today: string | undefined,
): { known: Stocked[]; unknownNames: string[] } {
  const sorted = entries
    .slice(0, MOST_ENTRIES)
    .filter(({ expires }) => !(today && expires && expires < today))
    .sort((a, b) => (a.expires ?? NEVER).localeCompare(b.expires ?? NEVER))
  const from = today ?? sorted[0]?.expires
  const unknownNames: string[] = []
  const known = sorted.flatMap((entry): Stocked[] => {
    const {
      asked: [read],
      unknownNames: unread,
    } = readOwn([entry.name])
    unknownNames.push(...unread)
    if (!read?.own) return []
    const { own, instead, cooked } = read
    const foods = withCookedRice(read.foods)
    const has = measureOf(entry)
    return [
      {
        name: own,
        foods,
        cooked,
        daysLeft: daysBetween(from, entry.expires),
        ...(instead === undefined ? {} : { instead }),
        ...(has === undefined ? {} : { has }),
        ...weightOf(entry, has, foods),
      },
    ]
  })
  return { known, unknownNames }
}

/** The weight of counted pieces of a main, since recipes weigh it. */
function weightOf(
  { name }: PantryEntry,
  has: Measured | undefined,
  foods: readonly FoodId[],
): { weight?: Measured } {
  if (has?.unit !== 'piece' || !foods.some((id) => isKind(id, ...MAIN_KINDS))) return {}
  const { lines } = nutritionOf({ ingredients: [`${has.amount} ${name}`] })
  const grams = lines[0]?.grams
  return grams ? { weight: { amount: grams, unit: 'g' } } : {}
}

function daysBetween(from: string | undefined, day: string | undefined): number | undefined {
  const days = (Date.parse(day ?? '') - Date.parse(from ?? '')) / DAY_MS
  return Number.isFinite(days) ? days : undefined
}

const DAY_MS = 86_400_000

/** A cook with rice has cold cooked rice half an hour later. */
function withCookedRice(foods: readonly FoodId[]): readonly FoodId[] {
  return foods.some((id) => isKind(id, 'rice')) ? [...new Set([...foods, COOKED_RICE])] : foods
}

const COOKED_RICE: FoodId = 'cooked-rice'

/**
 * How many servings the main that expires first is enough for, if it is too little for the usual
 * dish: 300 g of cod are not a dinner for four. Undefined if it is enough, or unknown.
 */
function servingsOfHouse(pantry: readonly Stocked[]): number | undefined {
  const main = pantry.find(({ foods }) => foods.some((food) => isKind(food, ...MAIN_KINDS)))
  const id = main?.foods.find((food) => isKind(food, ...MAIN_KINDS))
  const has = main?.weight ?? main?.has
  if (!has || id === undefined) return undefined
  const [amount, unit] = FOODS[id].per
  const there = convert(exactly(has.amount), has.unit, unit)
  const portions = there && there.max / amount
  return portions && portions < USUAL_SERVINGS * ENOUGH
    ? Math.max(1, Math.round(portions))
    : undefined
}

/** The share of a dish's usual amount that is enough. */
export const ENOUGH = 0.6

const MOST_ENTRIES = 200
const NEVER = '9999'

function measureOf({ quantity, unit }: PantryEntry): Measured | undefined {
  if (quantity === undefined || !(quantity > 0)) return undefined
  const known = unit === undefined || unit === '' ? 'piece' : findUnit(unit)
  return known === undefined ? undefined : { amount: quantity, unit: known }
}

/** How much is missing of what a dish needs; 0 for nothing, undefined if unknown. */
export function missingOf(needed: Measured, has: Measured | undefined): Measured | undefined {
  const inHouse = has && convert(exactly(has.amount), has.unit, needed.unit)
  return inHouse && { amount: Math.max(0, needed.amount - inHouse.max), unit: needed.unit }
}
