import type { Dish } from '@potluck/cookbook'
import { toAvoidance } from '@potluck/kitchen/knowledge'
import { distanceFrom, portionOf, type Wanted } from '../reading/limits.ts'

/** Of a portion; a dish whose calories cannot be counted keeps to no limit. */
export function kcalOf(dish: Dish): number {
  return usualPortion(dish)?.kcal ?? Number.POSITIVE_INFINITY
}

/** What a portion has of a dish as the book makes it; read once, for it is asked of many. */
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

/** A dish with twice what a diet allows has no version that keeps to it: the others need not be tried. */
export function isFarOver(dish: Dish, limits: readonly Limit[]): boolean {
  const portion = limits.length > 0 ? usualPortion(dish) : undefined
  return (
    portion !== undefined &&
    limits.some(({ nutrient, atMost, per }) => per === 'portion' && portion[nutrient] > 2 * atMost)
  )
}

/** A dish that is far from the figures has no version that meets them, and need not be tried. */
export function mayHaveFigures(dish: Dish, wanted: readonly Wanted[]): boolean {
  if (wanted.length === 0) return true
  const portion = usualPortion(dish)
  return portion !== undefined && distanceFrom(portion, wanted) < FAR
}

const FAR = 0.5

/** The limits a portion that rules set. */
export function limitsOf(rules: readonly string[]): readonly Limit[] {
  return rules.flatMap((rule) => toAvoidance(rule).limits ?? [])
}

type Limit = NonNullable<ReturnType<typeof toAvoidance>['limits']>[number]
