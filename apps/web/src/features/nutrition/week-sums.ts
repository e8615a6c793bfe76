import type { Amounts, DiaryDay } from './api.ts'

/** The average of the days with anything counted; undefined if there is none. */
export function averageDay(
  days: readonly DiaryDay[],
): { days: number; of: (nutrient: keyof Amounts) => number } | undefined {
  const counted = days.filter((day) => day.counted > 0)
  if (counted.length === 0) return undefined
  return {
    days: counted.length,
    of: (nutrient) =>
      counted.reduce((sum, { amounts }) => sum + amounts[nutrient], 0) / counted.length,
  }
}

/** How many entries there are, and how many of them are counted. */
export function coverageOf(days: readonly DiaryDay[]): { counted: number; entries: number } {
  return days.reduce(
    (so, day) => ({
      counted: so.counted + day.counted,
      entries: so.entries + day.entries.length,
    }),
    { counted: 0, entries: 0 },
  )
}
