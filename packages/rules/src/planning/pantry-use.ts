import { convert, exactly, findUnit, UNITS } from '@potluck/kitchen'
import { PANTRY_LIMITS, type PantryUnit } from './pantry.ts'

/** An amount in the pantry, a whole number from 1. */
export type PantryAmount = { qty: number; unit: string }

/** What is used and what remains, in the same unit; `remains` is null if nothing does. */
export type PantryUse = { used: PantryAmount; remains: PantryAmount | null }

/**
 * Takes a share of an amount. Amounts are whole, so what remains of 2 kg may be 1,700 grams;
 * counted things are used up to the next whole number, then `rounded` is set. Undefined if it is
 * too little to count.
 * @param share above 0, up to 1
 */
export function pantryShare(
  amount: PantryAmount,
  share: number,
): (PantryUse & { rounded: boolean }) | undefined {
  const finest = inFinerUnits(amount).find((one) => isWhole(one.qty * share)) ?? lastOf(amount)
  const exact = finest.qty * share
  const isCounted = dimensionOf(finest.unit) === 'count'
  const qty = isCounted ? Math.ceil(exact - HAIR) : Math.round(exact)
  const use = qty >= 1 ? takeFromPantry(amount, { ...finest, qty }) : undefined
  return use && { ...use, rounded: isCounted && !isWhole(exact) }
}

/** Takes an amount, at most all there is. Undefined if the units cannot be converted. */
export function takeFromPantry(amount: PantryAmount, used: PantryAmount): PantryUse | undefined {
  const whole = inFinerUnits(amount).find(({ unit }) => unit === used.unit)
  if (!whole) return
  const left = whole.qty - used.qty
  if (left <= 0) return { used: amount, remains: null }
  return { used, remains: { qty: left, unit: used.unit } }
}

/**
 * Adds what was taken back, in the largest unit in which both are whole. Undefined if the units
 * cannot be converted.
 */
export function giveBackToPantry(
  amount: PantryAmount,
  taken: PantryAmount,
): PantryAmount | undefined {
  const ofTaken = inFinerUnits(taken)
  for (const { qty, unit } of inFinerUnits(amount)) {
    const more = ofTaken.find((one) => one.unit === unit)
    if (more) return { qty: Math.min(qty + more.qty, PANTRY_LIMITS.qty), unit }
  }
  return
}

/** The amount in its own unit and in the smaller ones in which it is also whole. */
function inFinerUnits({ qty, unit }: PantryAmount): PantryAmount[] {
  const finer = (FINER[unit] ?? []).flatMap((into) => {
    const [from, to] = [findUnit(unit), findUnit(into)]
    const times = from && to && convert(exactly(qty), from, to)?.min
    return times === undefined || times > PANTRY_LIMITS.qty
      ? []
      : { qty: Math.round(times), unit: into }
  })
  return [{ qty, unit }, ...finer]
}

function lastOf(amount: PantryAmount): PantryAmount {
  return inFinerUnits(amount).at(-1) ?? amount
}

/** Units that are a whole multiple of each other. */
const FINER: Record<string, readonly PantryUnit[]> = {
  kg: ['grams'],
  lbs: ['ounces'],
  liters: ['milliliters'],
  cups: ['tbsp', 'tsp'],
  tbsp: ['tsp'],
}

function dimensionOf(unit: string): string {
  const id = findUnit(unit)
  return id ? UNITS[id].dimension : 'count'
}

/** Tolerance for rounding errors. */
const HAIR = 1e-6

function isWhole(amount: number): boolean {
  return Math.abs(amount - Math.round(amount)) < HAIR
}
