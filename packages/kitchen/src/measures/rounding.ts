/** Largest first: the steps on scales and jugs. */
const STEPS = [1000, 500, 250, 100, 50, 25, 20, 10, 5, 1, 0.5, 0.1]

/** The tolerance of a rounded amount, as a share of it, by step. */
const toleranceOf = (step: number) => (step > 5 ? 0.015 : 0.035)

/**
 * The roundest close number: 240 for 236.6 ml, 450 for 453.6 g, 65 for 67 g; at most 3.5 % off.
 * Zero, negative and invalid amounts are unchanged.
 */
export function toRound(value: number): number {
  if (!(value > 0) || !Number.isFinite(value)) return value
  for (const step of STEPS) {
    // The division keeps 0.1 × 3 from becoming 0.30000000000000004.
    const near = step < 1 ? Math.round(value / step) / (1 / step) : toNearest(value, step)
    if (near > 0 && Math.abs(near - value) <= value * toleranceOf(step)) return near
  }
  return Number(value.toPrecision(2))
}

/** The nearest multiple of a step. */
export function toNearest(value: number, step: number): number {
  return Math.round(value / step) * step
}

/** The closest multiple of any of these fractions: with thirds and quarters, 0.7 becomes ⅔. */
export function toNearestPart(value: number, parts: readonly number[]): number {
  const nearest = parts.map((part) => Math.round(value * part) / part)
  return nearest.reduce((best, next) => (off(next, value) < off(best, value) ? next : best))
}

/** How far an amount is from the exact one, as a share of it. */
export function off(rounded: number, exact: number): number {
  return Math.abs(rounded - exact) / exact
}
