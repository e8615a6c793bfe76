import type { Quantity } from '../quantities/quantity.ts'
import type { UnitId } from '../units/unit-id.ts'
import { UNITS } from '../units/units.ts'

/**
 * An amount that kitchens can measure: spoons and cups in halves, thirds and quarters, grams in
 * round numbers. `system` 'us' writes millilitres in cups and spoons.
 */
export function toMeasurable(
  quantity: Quantity,
  unit: UnitId,
  system?: 'us',
): { quantity: Quantity; unit: UnitId } {
  const isSpoons = SPOONS.has(unit) || (system === 'us' && UNITS[unit].dimension === 'volume')
  if (isSpoons) return inSpoons(quantity, UNITS[unit].factor)
  const round = (value: number) => roundTo(value, stepsFor(unit, value))
  return { quantity: { ...quantity, min: round(quantity.min), max: round(quantity.max) }, unit }
}

const SPOONS: ReadonlySet<UnitId> = new Set(['tsp', 'tbsp', 'cup', 'dash', 'pinch'])

/** The largest measure that comes close enough: 6 tablespoons, since a third of a cup does not. */
function inSpoons(quantity: Quantity, mlPerUnit: number): { quantity: Quantity; unit: UnitId } {
  const ml = quantity.max * mlPerUnit
  const measurable = LADDER.filter(([, least]) => ml >= least * (1 - NEAR))
  const isNear = ([name]: (typeof LADDER)[number]) =>
    ml >= UNITS.cup.factor || Math.abs(roundIn(name, ml) * UNITS[name].factor - ml) <= ml * NEAR
  const [unit] = measurable.find(isNear) ?? measurable[0] ?? ['pinch' as const]
  const round = (value: number) => roundIn(unit, value * mlPerUnit)
  return { quantity: { ...quantity, min: round(quantity.min), max: round(quantity.max) }, unit }
}

function roundIn(unit: UnitId, ml: number): number {
  const amount = ml / UNITS[unit].factor
  return roundTo(amount, stepsFor(unit, amount))
}

/** A smaller difference is not noticeable. */
const NEAR = 0.07

/** Cups and spoons with the least in ml that each measures. */
const LADDER = [
  ['cup', UNITS.cup.factor / 4],
  ['tbsp', UNITS.tbsp.factor],
  ['tsp', UNITS.tsp.factor / 8],
] as const satisfies readonly (readonly [UnitId, number])[]

/** The parts of a unit that a cook measures: halves are [2], thirds and quarters [3, 4]. */
function stepsFor(unit: UnitId, value: number): readonly number[] {
  if (unit === 'cup') return value > 4 ? [2] : [3, 4]
  if (unit === 'tbsp') return [2]
  if (unit === 'tsp') return value < 0.25 ? [8] : [4]
  if (unit === 'lb') return value < 1 ? [8] : [4]
  if (unit === 'oz') return value < 4 ? [4] : [1]
  if (unit === 'kg' || unit === 'l') return [20]
  if (unit !== 'g' && unit !== 'ml') return value < 1 ? [4] : [2]
  if (value < 20) return [1]
  return value < 100 ? [1 / 5] : [1 / 10]
}

/** Rounds to the nearest step, and never to 0: '0.02 tsp' becomes the smallest step. */
function roundTo(value: number, parts: readonly number[]): number {
  const [nearest = value] = parts
    .map((part) => Math.max(Math.round(value * part), 1) / part)
    .sort((a, b) => Math.abs(a - value) - Math.abs(b - value))
  return nearest
}
