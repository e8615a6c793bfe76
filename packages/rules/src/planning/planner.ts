import { addDays } from './pantry.ts'

export const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type Meal = (typeof MEALS)[number]

export const PLANNER_LIMITS = {
  /** Characters of a meal that only has a name: 'Leftovers'. */
  text: 120,
  portions: 1000,
  /** Portions that the cook eats themself. */
  eaten: 100,
  entriesADay: 24,
  /** The most days per call: six weeks. */
  days: 42,
} as const

/** 1 is Monday, 7 Sunday, as `Intl.Locale` counts. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The first day of the week that contains `day`, both 'YYYY-MM-DD'. */
export function startOfWeek(day: string, firstWeekday: Weekday): string {
  const weekday = new Date(day).getUTCDay()
  return addDays(day, -((weekday - firstWeekday + 7) % 7))
}

/** The seven days from `start`. */
export function daysOfWeek(start: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(start, index))
}
