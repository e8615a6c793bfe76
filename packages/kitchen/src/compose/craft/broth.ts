import type { Bench } from '../dish/bench.ts'
import type { Part } from '../dish/part.ts'
import type { FoodId } from '../foods/foods.ts'
import { watchesSalt } from './low-carb.ts'

/**
 * So many ml a portion of stock for a pot that must not run dry; plain water where salt is counted,
 * for then a limit would leave only half of the stock.
 */
export function takeBroth(bench: Bench, stocks: readonly FoodId[], each: number): Part | undefined {
  return bench.take(watchesSalt(bench) ? 'water' : [...stocks, 'water'], { each, unit: 'ml' })
}
