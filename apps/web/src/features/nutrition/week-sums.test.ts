import { expect, it } from 'vitest'
import type { DiaryDay } from './api.ts'
import { averageDay, coverageOf } from './week-sums.ts'

function day(kcal: number, counted: number, uncounted = 0): DiaryDay {
  const others = { protein: 4, fat: 0, satFat: 0, carbs: 0, fiber: 0, sugar: 0, sodium: 0 }
  const rest = { cholesterol: 0, calcium: 0, iron: 0, potassium: 0, vitC: 0 }
  const entry = { source: 'planned', meal: 'lunch', recipe: null, text: 'Soup', eaten: 1 } as const
  return {
    day: '2026-11-24',
    amounts: { kcal, ...others, ...rest },
    counted,
    entries: Array.from({ length: counted + uncounted }, (_, at) => ({
      ...entry,
      _id: `entry ${at}`,
      amounts: null,
      reason: null,
      missed: [],
    })),
  }
}

it('averages over the days on which anything was counted', () => {
  const average = averageDay([day(900, 2), day(0, 0), day(0, 0, 3), day(300, 1)])
  expect(average?.days).toBe(2)
  expect(average?.of('kcal')).toBe(600)
  expect(average?.of('protein')).toBe(4)
})

it('has no average of a week without anything counted', () => {
  expect(averageDay([day(0, 0), day(0, 0, 2)])).toBeUndefined()
})

it('says how many entries the figures are of', () => {
  expect(coverageOf([day(900, 2, 1), day(0, 0, 3), day(300, 1)])).toEqual({
    counted: 3,
    entries: 7,
  })
})
