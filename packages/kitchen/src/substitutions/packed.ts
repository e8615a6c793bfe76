import type { UnitId } from '../units/unit-id.ts'
import type { Role } from './roles.ts'

/** How much of a food stands in: a share of what was asked, or an amount for each one of it. */
export type PackedPart =
  | readonly [id: string, ratio: number]
  | readonly [id: string, amount: number, unit: UnitId]

/** A line of lexicon/substitutions.txt as it is shipped, foods by their ids. */
export type PackedSubstitution = readonly [
  of: string,
  roles: readonly Role[],
  parts: readonly PackedPart[],
  note: string,
]
