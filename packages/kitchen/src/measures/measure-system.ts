import type { UnitId } from '../units/unit-id.ts'
import { UNITS } from '../units/units.ts'

/** The measures a recipe is shown in: cups, ounces, °F and inches, or grams, ml, °C and cm. */
export type MeasureSystem = 'us' | 'metric'

/** Whether a unit belongs to a system. Spoons, pinches and counted units belong to both. */
export function isAtHome(unit: UnitId, system: MeasureSystem): boolean {
  return UNITS[unit].dimension === 'count' || SHARED.has(unit) || HOMES[system].has(unit)
}

/** Whether two amounts are of two systems: grams and cups, millilitres and spoons; never two of one. */
export function areOfTwoSystems(
  { unit: one }: { unit?: UnitId | undefined },
  { unit: other }: { unit?: UnitId | undefined },
): boolean {
  if (!one || !other) return false
  const isUsThenMetric = isAtHome(one, 'us') && isAtHome(other, 'metric')
  const isMetricThenUs = isAtHome(one, 'metric') && isAtHome(other, 'us')
  return isUsThenMetric !== isMetricThenUs
}

const SHARED: ReadonlySet<UnitId> = new Set([
  ...(['tsp', 'dessertspoon', 'tbsp', 'drop', 'pinch', 'dash'] as const),
])

const HOMES: Readonly<Record<MeasureSystem, ReadonlySet<UnitId>>> = {
  us: new Set(['oz', 'lb', 'fl-oz', 'cup', 'pint', 'quart', 'gallon', 'inch']),
  metric: new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l', 'cm']),
}
