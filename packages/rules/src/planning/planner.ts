import { addDays } from './pantry.ts'

export const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type Meal = (typeof MEALS)[number]

export const PLANNER_LIMITS = {
  /** Characters of a meal that is only named: 'Leftovers'. */
  text: 120,
  portions: 1000,
  /** Portions that the cook eats themself. */
  eaten: 100,
  entriesADay: 24,
  /** Days that one call may ask for: six weeks. */
  days: 42,
} as const

/** 1 is Monday, 7 Sunday, as `Intl.Locale` counts. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The first day of the week that holds `day`, both 'YYYY-MM-DD'. */
export function startOfWeek(day: string, firstWeekday: Weekday): string {
  const weekday = new Date(day).getUTCDay()
  return addDays(day, -((weekday - firstWeekday + 7) % 7))
}

/** The seven days from `start`. */
export function daysOfWeek(start: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(start, index))
}
