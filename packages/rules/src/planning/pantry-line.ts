import {
  convert,
  formatUnit,
  type IngredientLine,
  type Measure,
  parseIngredientLine,
  type Quantity,
  scaleQuantity,
  type UnitId,
} from '@potluck/kitchen'
import { PANTRY_LIMITS, type PantryUnit } from './pantry.ts'
import { readExpiryDay, splitExpiry } from './pantry-day.ts'
import { namePart } from './pantry-part.ts'

/** The fields of a new pantry item. */
type PantryEntry = {
  name: string
  qty: number
  qtyName: PantryUnit
  /** 'YYYY-MM-DD' */
  expiryDate: string | null
}

/** `note`: the amount was converted to whole units, or none was given and one is assumed. */
export type PantryLine =
  | { ok: true; entry: PantryEntry; note?: 'rounded' | 'assumed' }
  | { ok: false; reason: 'name' | 'amount' | 'day' }

/**
 * Reads '2 kg flour, exp 12/24' as a pantry item. The pantry stores whole amounts, so '1.5 kg'
 * become 1500 grams and half a lemon becomes one 'lemon (half)'; a unit the pantry does not have
 * counts as pieces.
 * @param today 'YYYY-MM-DD', for days without a year
 */
export function readPantryLine(line: string, today: string): PantryLine {
  const { food, expiry } = splitExpiry(line)
  const parsed = parseIngredientLine(food)
  const name = nameOf(parsed)
  if (parsed.heading || name === '' || name.length > PANTRY_LIMITS.name) {
    return { ok: false, reason: 'name' }
  }
  const expiryDate = expiry === undefined ? null : readExpiryDay(expiry, today)
  if (expiryDate === undefined) return { ok: false, reason: 'day' }
  if (!parsed.quantity) {
    return { ok: true, entry: { name, ...ONE_PIECE, expiryDate }, note: 'assumed' }
  }
  const part = isOfThings(parsed) ? namePart(parsed.quantity.max) : undefined
  if (part) return { ok: true, entry: { name: `${name} (${part})`, ...ONE_PIECE, expiryDate } }
  const { amount, unit } = wholeAmount(parsed, parsed.quantity)
  if (parsed.quantity.min <= 0 || amount > PANTRY_LIMITS.qty) return { ok: false, reason: 'amount' }
  const entry = { name, qty: Math.max(1, Math.round(amount)), qtyName: unit, expiryDate }
  return isWhole(amount) ? { ok: true, entry } : { ok: true, entry, note: 'rounded' }
}

const ONE_PIECE = { qty: 1, qtyName: 'pieces' } as const

function isOfThings({ unit }: IngredientLine): boolean {
  return unit === undefined || unit === 'piece'
}

/** 'large eggs', 'garlic (cloves)': the name with the words that the pantry's unit cannot express. */
function nameOf({ size, name, unit, quantity, preparation }: IngredientLine): string {
  const isCounted = unit !== undefined && unit !== 'piece' && UNITS_FOR[unit] === undefined
  const sized = [size, name].filter(Boolean).join(' ')
  const counted = isCounted ? `${sized} (${formatUnit(unit, quantity)})` : sized
  return [counted, preparation].filter(Boolean).join(', ')
}

/** The amount in the first pantry unit in which it is whole, else in the smallest. */
function wholeAmount(line: IngredientLine, quantity: Quantity) {
  const measures = measuresOf(line, quantity)
  const units = UNITS_FOR[measures[0].unit] ?? []
  const amounts = units.map((unit) => ({ unit, amount: sumIn(measures, KITCHEN_UNIT[unit]) }))
  const counted = { unit: 'pieces', amount: quantity.min } as const
  return amounts.find(({ amount }) => isWhole(amount)) ?? amounts.at(-1) ?? counted
}

/** Two cans of 400 g are 800 g; '1 cup plus 2 tbsp' gives both. */
function measuresOf(line: IngredientLine, quantity: Quantity): [Measure, ...Measure[]] {
  const { unit = 'piece', packageSize, plus } = line
  if (packageSize && UNITS_FOR[unit] === undefined) {
    return [{ ...packageSize, quantity: scaleQuantity(packageSize.quantity, quantity.min) }]
  }
  return plus ? [{ unit, quantity }, plus] : [{ unit, quantity }]
}

function sumIn(measures: readonly Measure[], unit: UnitId): number {
  return measures.reduce(
    (sum, measure) => sum + (convert(measure.quantity, measure.unit, unit)?.min ?? 0),
    0,
  )
}

/** Whole apart from rounding errors. */
function isWhole(amount: number): boolean {
  return amount >= 1 && Math.abs(amount - Math.round(amount)) < 1e-6
}

const KITCHEN_UNIT = {
  lbs: 'lb',
  kg: 'kg',
  pieces: 'piece',
  cups: 'cup',
  tbsp: 'tbsp',
  tsp: 'tsp',
  grams: 'g',
  ounces: 'oz',
  liters: 'l',
  milliliters: 'ml',
} as const satisfies Record<PantryUnit, UnitId>

/**
 * The pantry's units for a measured amount, the preferred one first; anything else is counted in
 * pieces.
 */
const UNITS_FOR: Partial<Record<UnitId, readonly PantryUnit[]>> = {
  mg: ['grams'],
  g: ['grams'],
  kg: ['kg', 'grams'],
  oz: ['ounces'],
  lb: ['lbs', 'ounces'],
  ml: ['milliliters'],
  cl: ['milliliters'],
  dl: ['milliliters'],
  l: ['liters', 'milliliters'],
  tsp: ['tsp'],
  dessertspoon: ['milliliters'],
  tbsp: ['tbsp', 'tsp'],
  'fl-oz': ['cups', 'tbsp'],
  cup: ['cups', 'tbsp', 'tsp'],
  'metric-cup': ['milliliters'],
  pint: ['cups', 'tbsp'],
  'imperial-pint': ['milliliters'],
  quart: ['cups', 'tbsp'],
  gallon: ['cups', 'tbsp'],
}
