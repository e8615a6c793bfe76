import type { TrendingLists } from './api.ts'

/** The period of a list, as the last part of its address. */
export type TrendingWindow = 'today' | 'week' | 'month' | 'all-time'

/** The list in the server's answer for each period. */
export const WINDOW_LISTS = {
  today: 'trendingToday',
  week: 'trendingWeek',
  month: 'trendingMonth',
  'all-time': 'allTimeFavorites',
} as const satisfies Record<TrendingWindow, keyof TrendingLists>

/** '/trending/week' → week; a missing or unknown part is today. */
export function readWindow(part: string | undefined): TrendingWindow {
  return part && Object.hasOwn(WINDOW_LISTS, part) ? (part as TrendingWindow) : 'today'
}
