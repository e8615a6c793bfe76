import { addDays } from './planning/pantry.ts'

/** How far back a streak is counted. */
export const STREAK_LIMIT_DAYS = 3660

/**
 * How many days on end a cook was active, up to today. A day that is not over yet breaks nothing: a
 * streak that reached yesterday stands until tomorrow.
 * @param days 'YYYY-MM-DD' in any order, as often as one likes
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
