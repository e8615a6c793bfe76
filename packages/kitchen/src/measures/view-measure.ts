import type { Measure } from '../ingredient-lines/ingredient-line.ts'
import { UNITS } from '../units/units.ts'
import { type KitchenMeasure, toKitchenMeasure } from './kitchen-measure.ts'
import { isAtHome, type MeasureSystem } from './measure-system.ts'

/** How a food is measured: the weight of a ml of it in g, and whether by weight or by volume. */
export type FoodMeasure = { gramsPerMl: number } & Record<MeasureSystem, 'weight' | 'volume'>

/**
 * An amount in another system; undefined if it belongs to that system already, or cannot be
 * converted.
 */
export function viewMeasure(
  measure: Measure,
  system: MeasureSystem,
  food?: FoodMeasure,
): KitchenMeasure | undefined {
  const { dimension } = UNITS[measure.unit]
  if (isAtHome(measure.unit, system) || dimension === 'count' || dimension === 'length') return
  const wanted = dimension === GIVES_WAY[system] ? (food?.[system] ?? dimension) : dimension
  const isFluid = measure.unit === 'oz' && food?.metric === 'volume'
  const asked = isFluid ? ({ ...measure, unit: 'fl-oz' } as const) : measure
  const base = toBase(asked, isFluid ? 'volume' : wanted, food)
  return base && toKitchenMeasure(base, isFluid ? 'volume' : wanted, system)
}

/** Metric kitchens never spoon what was weighed, US kitchens never weigh what was spooned. */
const GIVES_WAY = { metric: 'volume', us: 'weight' } satisfies Record<MeasureSystem, string>

/** An amount in g or in ml; converted between the two only if the weight of a ml is known. */
export function toBase(
  { quantity, unit }: Measure,
  wanted: 'weight' | 'volume',
  food?: Pick<FoodMeasure, 'gramsPerMl'>,
): Measure['quantity'] | undefined {
  const { dimension, factor } = UNITS[unit]
  if (dimension === 'count' || dimension === 'length') return
  if (dimension !== wanted && !food) return
  const crossing = dimension === wanted || !food ? 1 : crossingTo(wanted, food.gramsPerMl)
  const { min, max } = quantity
  return { ...quantity, min: min * factor * crossing, max: max * factor * crossing }
}

const crossingTo = (wanted: 'weight' | 'volume', gramsPerMl: number) =>
  wanted === 'weight' ? gramsPerMl : 1 / gramsPerMl
