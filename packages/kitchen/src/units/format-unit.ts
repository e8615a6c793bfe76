import type { Quantity } from '../quantities/quantity.ts'
import type { UnitId } from './unit-id.ts'
import { UNITS } from './units.ts'

/** A unit as it stands beside an amount: 'g', '½ cup' and '1 cup' but '2 cups'; alone, one of it. */
export function formatUnit(unit: UnitId, quantity?: Quantity): string {
  const { short, singular, plural } = UNITS[unit]
  return short ?? (quantity && quantity.max > 1 ? plural : singular)
}
