import type { FoodPair } from './pair-foods.ts'
import type { Amount } from './read-foods.ts'

/** How the amounts of two recipes fit, once one of them is multiplied. */
export type AmountFit = {
  /** By what the amounts of the first are multiplied to become the second's; 1 where none can be compared. */
  factor: number
  /** The share of comparable amounts that fit then, 0 to 1; undefined below two of them. */
  agreement?: number
  /** How many amounts could be compared. */
  compared: number
}

/** Finds the factor that most amounts agree on, and how many do. */
export function scaleBetween(pairs: readonly FoodPair[]): AmountFit {
  const ratios = pairs.flatMap((pair) => {
    const ratio = ratioOf(pair)
    return ratio === undefined ? [] : [{ ratio, weight: pair.one.weight }]
  })
  if (ratios.length === 0) return { factor: 1, compared: 0 }
  const logs = ratios.map(({ ratio, weight }) => ({ log: Math.log(ratio), weight }))
  const shift = middleOf(logs)
  const total = logs.reduce((sum, { weight }) => sum + weight, 0)
  const fitting = logs.reduce(
    (sum, { log, weight }) => sum + weight * fitOf(Math.abs(log - shift)),
    0,
  )
  return {
    factor: Math.exp(shift),
    compared: ratios.length,
    ...(ratios.length > 1 && { agreement: fitting / total }),
  }
}

/** The second amount over the first as both are written, or else by weight; undefined in two measures. */
export function ratioOf({ one, other }: FoodPair): number | undefined {
  return ratioBetween(one.said, other.said) ?? ratioBetween(one.amount, other.amount)
}

function ratioBetween(one: Amount | undefined, other: Amount | undefined): number | undefined {
  if (!one || !other || one.of !== other.of) return undefined
  const ratio = other.value / one.value
  return Number.isFinite(ratio) && ratio > 0 ? ratio : undefined
}

/** Whether a ratio is the factor, as far as spoons and eggs can be divided. */
export function fits(ratio: number, factor: number): boolean {
  return Math.abs(Math.log(ratio / factor)) <= ROUNDING
}

/** 30 g for an ounce, 240 ml for a cup, and what is rounded to half an egg: up to a sixth. */
const ROUNDING = Math.log(7 / 6)

function fitOf(apart: number): number {
  if (apart <= ROUNDING) return 1
  return apart <= 2 * ROUNDING ? 0.5 : 0
}

/** The value that has the most weight near it; of equals the one that changes least. */
function middleOf(values: readonly { log: number; weight: number }[]): number {
  const supportOf = (log: number) =>
    values.reduce((sum, one) => sum + one.weight * fitOf(Math.abs(one.log - log)), 0)
  return values
    .map(({ log }) => ({ log, support: supportOf(log) }))
    .reduce((best, one) => {
      const more = one.support - best.support
      const isBetter = Math.abs(more) < 1e-9 ? Math.abs(one.log) < Math.abs(best.log) : more > 0
      return isBetter ? one : best
    }).log
}
