import type { Dish } from '@potluck/cookbook'
import { toAvoidance } from '@potluck/kitchen/knowledge'
import { distanceFrom, portionOf, type Wanted } from '../reading/limits.ts'

/** The kcal in a portion; infinite if they cannot be counted, so that the dish meets no limit. */
export function kcalOf(dish: Dish): number {
  return usualPortion(dish)?.kcal ?? Number.POSITIVE_INFINITY
}

/** The nutrients in a portion of a dish as the book makes it; undefined if too little can be counted. Cached. */
export function usualPortion(dish: Dish): ReturnType<typeof portionOf> {
  const known = portions.get(dish)
  if (known) return known.portion
  const portion = portionOf(
    dish.lines.map(({ text }) => text),
    dish.serves,
  )
  portions.set(dish, { portion })
  return portion
}

const portions = new WeakMap<Dish, { portion: ReturnType<typeof portionOf> }>()

/** Whether a portion has more than twice what a diet allows. No version would keep to it, so none need be tried. */
export function isFarOver(dish: Dish, limits: readonly Limit[]): boolean {
  const portion = limits.length > 0 ? usualPortion(dish) : undefined
  return (
    portion !== undefined &&
    limits.some(({ nutrient, atMost, per }) => per === 'portion' && portion[nutrient] > 2 * atMost)
  )
}

/** Whether a dish is close enough to the nutrients that a version may meet them. */
export function mayHaveFigures(dish: Dish, wanted: readonly Wanted[]): boolean {
  if (wanted.length === 0) return true
  const portion = usualPortion(dish)
  return portion !== undefined && distanceFrom(portion, wanted) < FAR
}

const FAR = 0.5

/** The limits on a portion that the rules set. */
export function limitsOf(rules: readonly string[]): readonly Limit[] {
  return rules.flatMap((rule) => toAvoidance(rule).limits ?? [])
}

type Limit = NonNullable<ReturnType<typeof toAvoidance>['limits']>[number]
