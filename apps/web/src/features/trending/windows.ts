import type { TrendingLists } from './api.ts'

/** The stretch of time a list is of, as the last part of its address says it. */
export type TrendingWindow = 'today' | 'week' | 'month' | 'all-time'

/** The list of the answer behind each window. */
export const WINDOW_LISTS = {
  today: 'trendingToday',
  week: 'trendingWeek',
  month: 'trendingMonth',
  'all-time': 'allTimeFavorites',
} as const satisfies Record<TrendingWindow, keyof TrendingLists>

/** '/trending/week' → week; what is not understood, and no part at all, is today. */
export function readWindow(part: string | undefined): TrendingWindow {
  return part && Object.hasOwn(WINDOW_LISTS, part) ? (part as TrendingWindow) : 'today'
}
