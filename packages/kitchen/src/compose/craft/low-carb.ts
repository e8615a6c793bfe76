import type { Bench } from '../dish/bench.ts'

/** Whether even half a portion of rice or pasta would be too much: by share of energy, or on keto. */
export function avoidsStarch({ wish }: Bench): boolean {
  return wish.keeping.limits.some(
    ({ nutrient, per }) => nutrient === 'netCarbs' || (nutrient === 'carbs' && per === 'energy'),
  )
}

/** Whether a portion may hold only so much salt. */
export function watchesSalt({ wish }: Bench): boolean {
  return wish.keeping.limits.some(({ nutrient }) => nutrient === 'sodium')
}
