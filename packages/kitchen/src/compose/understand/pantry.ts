import { exactly } from '../../quantities/quantity.ts'
import { convert } from '../../units/convert.ts'
import { findUnit } from '../../units/find-unit.ts'
import type { Measured } from '../dish/measure.ts'
import type { PantryEntry } from '../request.ts'
import type { Stocked } from '../wish.ts'
import { readOwn } from './asked.ts'

/** What is in the house that this engine can cook with, soonest to expire first. */
export function readPantry(entries: readonly PantryEntry[], today: string | undefined): Stocked[] {
  const sorted = entries
    .slice(0, MOST_ENTRIES)
    .filter(({ expires }) => !(today && expires && expires < today))
    .sort((a, b) => (a.expires ?? NEVER).localeCompare(b.expires ?? NEVER))
  return sorted.flatMap((entry, place): Stocked[] => {
    const [read] = readOwn([entry.name]).asked
    if (!read?.own) return []
    const { foods, own, instead } = read
    const has = measureOf(entry)
    return [
      {
        name: own,
        foods,
        soon: entry.expires === undefined ? undefined : place,
        ...(instead === undefined ? {} : { instead }),
        ...(has === undefined ? {} : { has }),
      },
    ]
  })
}

const MOST_ENTRIES = 200
const NEVER = '9999'

function measureOf({ quantity, unit }: PantryEntry): Measured | undefined {
  if (quantity === undefined || !(quantity > 0)) return undefined
  const known = unit === undefined || unit === '' ? 'piece' : findUnit(unit)
  return known === undefined ? undefined : { amount: quantity, unit: known }
}

/** How much of what a dish needs is missing; 0 for nothing, undefined where it cannot be told. */
export function missingOf(needed: Measured, has: Measured | undefined): Measured | undefined {
  const inHouse = has && convert(exactly(has.amount), has.unit, needed.unit)
  return inHouse && { amount: Math.max(0, needed.amount - inHouse.max), unit: needed.unit }
}
