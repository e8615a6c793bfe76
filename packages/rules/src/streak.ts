import { addDays } from './planning/pantry.ts'

/** How far back a streak is counted. */
export const STREAK_LIMIT_DAYS = 3660

/**
 * How many days in a row a cook was active, up to today. Today is not over, so it does not break
 * the streak: one that reached yesterday lasts until tomorrow.
 * @param days 'YYYY-MM-DD' in any order, repeats allowed
 */
export function dayStreak(days: Iterable<string>, today: string): number {
  const active = new Set(days)
  let day = active.has(today) ? today : addDays(today, -1)
  let streak = 0
  while (active.has(day) && streak < STREAK_LIMIT_DAYS) {
    streak += 1
    day = addDays(day, -1)
  }
  return streak
}
