import type { Measure } from '../ingredient-lines/ingredient-line.ts'
import { exactly, type Quantity } from '../quantities/quantity.ts'
import type { UnitId } from '../units/unit-id.ts'
import { UNITS } from '../units/units.ts'
import type { MeasureSystem } from './measure-system.ts'
import { off, toNearestPart, toRound } from './rounding.ts'

/** An amount as a kitchen measures it: '¾ cup plus 2 tbsp' if a single unit would be inaccurate. */
export type KitchenMeasure = Measure & { plus?: Measure }

/**
 * A weight (g) or a volume (ml) in the units of a system, rounded to what scales, jugs, cups and
 * spoons can measure. Undefined if it is too small to measure.
 */
export function toKitchenMeasure(
  amount: Quantity,
  dimension: 'weight' | 'volume',
  system: MeasureSystem,
): KitchenMeasure | undefined {
  if (!(amount.min >= 0 && amount.max > 0 && Number.isFinite(amount.max))) return
  if (system === 'metric') return inMetric(amount, dimension)
  return dimension === 'weight' ? inOunces(amount) : inCups(amount)
}

function inMetric(amount: Quantity, dimension: 'weight' | 'volume'): Measure {
  const rounded = { ...amount, min: toRound(amount.min), max: toRound(amount.max) }
  const [small, large] = dimension === 'weight' ? (['g', 'kg'] as const) : (['ml', 'l'] as const)
  if (rounded.max < 1000) return { quantity: rounded, unit: small }
  const inLarge = { ...rounded, min: rounded.min / 1000, max: rounded.max / 1000 }
  return { quantity: inLarge, unit: large }
}

/** What an ounce scale shows; from two pounds on in pounds if that is even. */
function inOunces(grams: Quantity): Measure | undefined {
  const ounces = grams.max / UNITS.oz.factor
  if (ounces < 0.2) return
  const pounds = grams.max / UNITS.lb.factor
  const evenPounds = off(toNearestPart(pounds, POUND_PARTS), pounds) <= EVEN
  if (ounces >= 31.5 || (pounds >= 0.97 && evenPounds)) return inParts(grams, 'lb', POUND_PARTS)
  if (ounces >= 4) return inParts(grams, 'oz', [2])
  const quarters = inParts(grams, 'oz', [4])
  return off(quarters.quantity.max, ounces) > TOO_COARSE ? undefined : quarters
}

/** 12 g are not half an ounce. */
const TOO_COARSE = 0.08
const POUND_PARTS = [1, 2, 3, 4]
const EVEN = 0.03

/** Spoons, then cups, then quarts; two units together if one alone would be off by more than 4 %. */
function inCups(millilitres: Quantity): KitchenMeasure | undefined {
  const spoons = millilitres.max / UNITS.tsp.factor
  if (spoons < 0.1) return
  if (spoons < 2.75) return inParts(millilitres, 'tsp', spoons < 0.2 ? [8] : CUP_PARTS)
  const cups = millilitres.max / UNITS.cup.factor
  const [unit, parts] = largestOf(cups)
  const isRange = millilitres.min !== millilitres.max
  const alone = inParts(millilitres, unit, parts)
  const exact = millilitres.max / UNITS[unit].factor
  const offAlone = off(alone.quantity.max, exact)
  if (isRange || unit === 'quart' || offAlone <= OFF_ALONE) return alone
  const pair = toPair(millilitres.max, unit)
  if (!pair || off(pair.ml, millilitres.max) >= offAlone) return alone
  const quantity = { ...millilitres, min: pair.first, max: pair.first }
  return { quantity, unit, plus: { quantity: exactly(pair.spoons), unit: pair.added } }
}

const OFF_ALONE = 0.04

/** Below half a cup in spoons, unless cups are exact. */
function largestOf(cups: number): [UnitId, number[]] {
  const isEven = off(toNearestPart(cups, CUP_PARTS), cups) <= OFF_ALONE
  if (cups < 0.24 || (cups < 0.48 && !isEven)) return ['tbsp', [2]]
  return cups < 12 ? ['cup', CUP_PARTS] : ['quart', [4]]
}

const CUP_PARTS = [1, 2, 3, 4]

/** '½ cup plus 3 tbsp', '1 tbsp plus 2 tsp': the closest with one to three whole spoons. */
function toPair(millilitres: number, unit: UnitId) {
  const [parts, added] = unit === 'cup' ? ([CUP_PARTS, 'tbsp'] as const) : ([[1], 'tsp'] as const)
  const { factor } = UNITS[unit]
  const firsts = parts.map((part) => Math.floor((millilitres / factor) * part) / part)
  return firsts
    .filter((first) => first > 0)
    .flatMap((first) => [1, 2, 3].map((spoons) => ({ first, spoons, added })))
    .map((pair) => ({ ...pair, ml: pair.first * factor + pair.spoons * UNITS[added].factor }))
    .sort((a, b) => off(a.ml, millilitres) - off(b.ml, millilitres))[0]
}

function inParts(base: Quantity, unit: UnitId, parts: readonly number[]): Measure {
  const { factor } = UNITS[unit]
  const smallest = 1 / Math.max(...parts)
  const round = (amount: number) => Math.max(smallest, toNearestPart(amount / factor, parts))
  const min = base.min === 0 ? 0 : round(base.min)
  return { quantity: { ...base, min, max: round(base.max) }, unit }
}
