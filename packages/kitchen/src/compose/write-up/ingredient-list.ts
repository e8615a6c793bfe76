import { type Measured, PINCH, toKitchenAmount } from '../dish/measure.ts'
import type { Part } from '../dish/part.ts'

/** One line per food, in the order of first use; equal uses are added up. */
export function toListed(parts: readonly Part[]): Part[] {
  const lines: Part[] = []
  for (const part of parts) {
    const at = lines.findIndex((line) => line.id === part.id && line.cut === part.cut)
    const same = lines[at]
    const sum = same && add(same.measured, part.measured)
    if (same && sum) lines[at] = { ...same, measured: toKitchenAmount(sum.amount, sum.unit) }
    else lines.push(part)
  }
  return lines
}

/** The sum of two amounts; undefined if their units do not add up. */
function add(a: Measured, b: Measured): Measured | undefined {
  if (a.unit === b.unit) return { amount: a.amount + b.amount, unit: a.unit }
  const first = inTeaspoons(a)
  const second = inTeaspoons(b)
  return first === undefined || second === undefined
    ? undefined
    : { amount: first + second, unit: 'tsp' }
}

function inTeaspoons({ amount, unit }: Measured): number | undefined {
  if (unit === 'tsp') return amount
  if (unit === 'tbsp') return amount * 3
  return unit === 'pinch' ? amount * PINCH : undefined
}
