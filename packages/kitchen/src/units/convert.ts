import type { Quantity } from '../quantities/quantity.ts'
import type { UnitId } from './unit-id.ts'
import { UNITS } from './units.ts'

/**
 * The same amount in another unit of its dimension, exact but for floating point. Undefined across
 * dimensions (what a cup weighs depends on the food) and between things that are counted.
 */
export function convert(quantity: Quantity, from: UnitId, to: UnitId): Quantity | undefined {
  if (from === to) return quantity
  const { dimension, factor } = UNITS[from]
  const target = UNITS[to]
  if (dimension !== target.dimension || dimension === 'count') return
  const inTarget = (amount: number) => (amount * factor) / target.factor
  return { ...quantity, min: inTarget(quantity.min), max: inTarget(quantity.max) }
}
