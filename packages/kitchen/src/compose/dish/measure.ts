import type { UnitId } from '../../units/unit-id.ts'

export type Measured = { amount: number; unit: UnitId }

/** An amount as a cook would weigh or spoon it; never zero. Three teaspoons become a tablespoon. */
export function toKitchenAmount(amount: number, unit: UnitId, whole = false): Measured {
  if (unit === 'tsp') return toSpoons(amount)
  if (unit === 'tbsp') return toTablespoons(amount)
  if (unit === 'g' || unit === 'ml') return { amount: toScale(amount), unit }
  if (unit === 'pinch' && amount >= 2) return toSpoons(amount * PINCH)
  if (unit === 'can') return { amount: Math.max(0.5, Math.round(amount * 2) / 2), unit }
  const halves = !whole && (unit === 'piece' || unit === 'stalk') && amount < 2
  if (halves) return { amount: Math.max(0.5, Math.round(amount * 2) / 2), unit }
  return { amount: Math.max(1, Math.round(amount)), unit }
}

/** An amount of a baker's formula: grams and millilitres to the next five, spoons as ever. */
export function toExactAmount(amount: number, unit: UnitId): Measured {
  if (unit !== 'g' && unit !== 'ml') return toKitchenAmount(amount, unit, true)
  return { amount: Math.max(5, Math.round(amount / 5) * 5), unit }
}

/** The same in kilograms or litres from a thousand on. */
export function inLargeUnits({ amount, unit }: Measured): Measured {
  if (amount < 1000) return { amount, unit }
  if (unit === 'g') return { amount: amount / 1000, unit: 'kg' }
  return unit === 'ml' ? { amount: amount / 1000, unit: 'l' } : { amount, unit }
}

/** Teaspoons in a pinch. */
export const PINCH = 0.125

function toSpoons(tsp: number): Measured {
  if (tsp >= 2.75) return toTablespoons(tsp / 3)
  if (tsp < 0.19) return { amount: 1, unit: 'pinch' }
  const step = tsp < 1.1 ? 0.25 : 0.5
  return { amount: Math.max(0.25, Math.round(tsp / step) * step), unit: 'tsp' }
}

function toTablespoons(tbsp: number): Measured {
  if (tbsp < 0.9) return toSpoons(tbsp * 3)
  if (tbsp > 8) return { amount: toScale(tbsp * 15), unit: 'ml' }
  const step = tbsp < 4 ? 0.5 : 1
  return { amount: Math.round(tbsp / step) * step, unit: 'tbsp' }
}

/** Below so much, rounded to so much. */
const SCALE_STEPS = [
  [100, 5],
  [300, 10],
  [500, 25],
  [2000, 50],
] as const

/** Steps that kitchen scales and jugs show. */
function toScale(amount: number): number {
  const step = SCALE_STEPS.find(([below]) => amount < below)?.[1] ?? 100
  return Math.max(5, Math.round(amount / step) * step)
}
