import type { Amounts, DiaryDay } from './api.ts'

/** What the days with anything counted on them come to on average; undefined where there is none. */
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

/** How many entries there are, and how many of them the figures are of. */
export function coverageOf(days: readonly DiaryDay[]): { counted: number; entries: number } {
  return days.reduce(
    (so, day) => ({
      counted: so.counted + day.counted,
      entries: so.entries + day.entries.length,
    }),
    { counted: 0, entries: 0 },
  )
}
