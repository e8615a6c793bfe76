import type { Clause } from './clauses.ts'
import type { DryVessel } from './piece-times.ts'

/** The heats of one piece, each near the next: what is heated far from them is another part of the recipe. */
export function connectedTo(timed: Clause, heats: readonly Clause[]): Clause[] {
  const at = heats.indexOf(timed)
  const isFar = (one: Clause, next: Clause | undefined) =>
    next !== undefined && Math.abs(next.step - one.step) > NEAR
  const before = heats.findLastIndex((one, index) => index < at && isFar(one, heats[index + 1]))
  const after = heats.findIndex((one, index) => index >= at && isFar(one, heats[index + 1]))
  return heats.slice(before + 1, after < 0 ? undefined : after + 1)
}

/** So many steps apart two heats are still of one piece. */
export const NEAR = 2
/** What may be done once more at the end is not the cooking. */
export const AGAIN = /^return\b[^.]*\bmore min|\b(?:reserved|again|back (?:in|into|to))\b/i
/** A sauce that goes on between two heats. */
export const GLAZES =
  /\b(?:drizzle|brush|baste|spoon|spread|pour|coat)\b[^.]*\b(?:sauce|glaze|honey|syrup)\b/i
/** How it cooks on once it has its sauce. */
export const GLAZED: Record<DryVessel, string> = {
  oven: 'Cook for 5 minutes more in the oven, until the sauce is sticky',
  'air fryer': 'Cook for 3 minutes more in the basket, until the sauce is sticky',
  grill: 'Grill for 1 minute more on each side, until the sauce is sticky',
  pan: 'Fry for 1 minute more on each side, until the sauce is sticky',
}
