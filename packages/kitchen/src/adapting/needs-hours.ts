import { findDurations } from '../measures/find-durations.ts'
import type { Substitute } from '../substitutions/substitutes-for.ts'
import { FLESH, isOneOf } from './read-dish.ts'
import { toSentences } from './take-out.ts'

/** Whether meat is tough until it has cooked for hours, as its note says. */
export function needsHours({ foods, note }: Substitute): boolean {
  return /\bhours?\b/.test(note) && foods.some((food) => isOneOf(food, FLESH))
}

/** Whether something cooks, and does not only stand, for most of an hour. */
export function cooksForAnHour(steps: readonly string[]): boolean {
  return steps.some((step) =>
    toSentences(step).some(
      (one) => !WAITS.test(one) && findDurations(one).some(({ minutes }) => minutes.max >= LONG),
    ),
  )
}

const LONG = 45
const WAITS = /\b(?:marinat|chill|refrigerat|fridge|overnight|rise|soak|freez|rest|stand|keep)\w*/i
