import { type KitchenMeasure, toKitchenMeasure } from '../measures/kitchen-measure.ts'
import { isPoured } from '../measures/poured.ts'
import { off, toNearestPart, toRound } from '../measures/rounding.ts'
import { toBase } from '../measures/view-measure.ts'
import { exactly, type Quantity, scaleQuantity } from '../quantities/quantity.ts'
import type { UnitId } from '../units/unit-id.ts'
import { UNITS } from '../units/units.ts'
import { isEgg, staysWhole } from './whole-foods.ts'

/** What is scaled: an amount of a food, in a unit or by the piece. */
export type Amount = { quantity: Quantity; unit?: UnitId; name: string }

/** The kitchen's habit: whether many spoons become cups. */
export type ScalingHabits = { cups?: boolean }

export type ScaledAmount = Partial<Pick<KitchenMeasure, 'unit' | 'plus'>> & {
  quantity: Quantity
  /** The share of the last one that is used, if only whole ones exist: half of one egg. */
  use?: Quantity
}

/**
 * Multiplies an amount, as a kitchen measures it: g and ml to round numbers, cups and spoons to
 * their fractions, cans to halves, eggs whole. A pinch stays a pinch. An invalid factor changes
 * nothing.
 */
export function scaleAmount(
  { quantity, unit, name }: Amount,
  factor: number,
  { cups = false }: ScalingHabits = {},
): ScaledAmount {
  const same = { quantity, ...(unit && { unit }) }
  const isScaling = Number.isFinite(factor) && factor > 0 && factor !== 1 && quantity.max > 0
  if (!isScaling || (unit && TRACES.has(unit) && quantity.max <= 1)) return same
  const exact = scaleQuantity(quantity, factor)
  if (unit === undefined || UNITS[unit].dimension === 'count') return count(exact, unit, name)
  if (TRACES.has(unit)) return { quantity: each(exact, whole), unit }
  if (unit === 'tsp' || unit === 'tbsp') return spoon(exact, unit, cups)
  // Of what is poured ounces are fluid, and make no pound.
  if (unit === 'oz' && isPoured(name)) return { quantity: each(exact, quarters), unit }
  return measure(exact, unit)
}

/** Measured by hand or eye. */
const TRACES: ReadonlySet<UnitId> = new Set([
  ...(['pinch', 'dash', 'drop', 'splash', 'drizzle', 'squeeze'] as const),
])

function count(exact: Quantity, unit: UnitId | undefined, name: string): ScaledAmount {
  const ofUnit = unit === undefined ? {} : { unit }
  if (isEgg(name, unit)) return { ...ofUnit, ...countEggs(exact) }
  if (staysWhole(name, unit)) return { ...ofUnit, quantity: each(exact, whole) }
  if (unit && PACKED.has(unit)) return { ...ofUnit, quantity: each(exact, halves) }
  return { ...ofUnit, quantity: each(exact, unit && SMALL.has(unit) ? halfPieces : pieces) }
}

const PACKED: ReadonlySet<UnitId> = new Set([
  ...(['can', 'jar', 'packet', 'package', 'bottle', 'bag', 'box', 'carton', 'tub'] as const),
  ...(['punnet', 'batch'] as const),
])

const SMALL: ReadonlySet<UnitId> = new Set([
  ...(['clove', 'slice', 'stalk', 'wedge', 'handful', 'knob', 'cube', 'scoop', 'dollop'] as const),
])

const whole = (amount: number) => Math.max(1, Math.round(amount))
const halves = (amount: number) => Math.max(0.5, toNearestPart(amount, [2]))

const halfPieces = (amount: number) => (amount < 4 ? halves(amount) : whole(amount))

function pieces(amount: number): number {
  if (amount < 1) return Math.max(0.25, toNearestPart(amount, [1, 2, 3, 4]))
  return toNearestPart(amount, amount < 4 ? [2] : [1])
}

/** Whole eggs; if that would be inaccurate, whole ones beaten and partly used. */
function countEggs(exact: Quantity): Pick<ScaledAmount, 'quantity' | 'use'> {
  const near = Math.max(1, Math.round(exact.max))
  if (exact.min !== exact.max || off(near, exact.max) <= NEARLY)
    return { quantity: each(exact, whole) }
  const parts = exact.max < 1 ? [2, 3, 4] : [2]
  const use = exactly(Math.max(0.25, toNearestPart(exact.max, parts)))
  return { quantity: { ...exact, ...wholeUp(use) }, use }
}

/** Nobody beats three eggs to use two and two thirds of them. */
const NEARLY = 0.15

function wholeUp({ max }: Quantity): Pick<Quantity, 'min' | 'max'> {
  return { min: Math.ceil(max), max: Math.ceil(max) }
}

function each(quantity: Quantity, round: (amount: number) => number): Quantity {
  const min = quantity.min === 0 ? 0 : round(quantity.min)
  return { ...quantity, min, max: round(quantity.max) }
}

/** Spoons stay spoons; many of them become cups where the recipe has cups. */
function spoon(exact: Quantity, unit: 'tsp' | 'tbsp', cups: boolean): ScaledAmount {
  const base = toBase({ quantity: exact, unit }, 'volume')
  const tablespoons = (base?.max ?? 0) / UNITS.tbsp.factor
  const asCups = (cups && tablespoons > MOST_SPOONS) || tablespoons >= TOO_MANY_SPOONS
  if (!base || (tablespoons > 3.75 && !asCups)) {
    const inSpoons = scaleQuantity(exact, UNITS[unit].factor / UNITS.tbsp.factor)
    return { quantity: each(inSpoons, (amount) => spoons(amount)), unit: 'tbsp' }
  }
  return toKitchenMeasure(base, 'volume', 'us') ?? { quantity: exactly(1), unit: 'pinch' }
}

const spoons = (tablespoons: number) => toNearestPart(tablespoons, tablespoons < 8 ? [2] : [1])

/** Up to four tablespoons are still measured by the spoon. */
const MOST_SPOONS = 4.5
/** From here on nobody counts spoons. */
const TOO_MANY_SPOONS = 12

function measure(exact: Quantity, unit: UnitId): ScaledAmount {
  if (OWN_STEPS.has(unit)) return { quantity: each(exact, toRound), unit }
  const { dimension } = UNITS[unit]
  if (dimension === 'length') return { quantity: each(exact, halves), unit }
  if (dimension === 'count') return { quantity: exact, unit }
  const base = toBase({ quantity: exact, unit }, dimension)
  const isMetric = METRIC.has(unit)
  const isEven =
    !isMetric &&
    !(unit === 'oz' && exact.max >= 16) &&
    [exact.min, exact.max].every((amount) => isQuarter(amount))
  // A quart stays a quart if it is exact; more cups than a quart stay cups.
  if (isEven || (unit === 'cup' && exact.max >= 12))
    return { quantity: each(exact, quarters), unit }
  const rounded = base && toKitchenMeasure(base, dimension, isMetric ? 'metric' : 'us')
  return rounded ?? { quantity: each(exact, quarters), unit }
}

const OWN_STEPS: ReadonlySet<UnitId> = new Set(['mg', 'cl', 'dl', 'dessertspoon', 'metric-cup'])
const METRIC: ReadonlySet<UnitId> = new Set(['g', 'kg', 'ml', 'l'])

const quarters = (amount: number) => Math.max(0.25, toNearestPart(amount, [4]))
const isQuarter = (amount: number) =>
  amount >= 0.25 && off(toNearestPart(amount, [4]), amount) < 1e-9
