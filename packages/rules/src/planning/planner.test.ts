import { describe, expect, it } from 'vitest'
import { daysOfWeek, startOfWeek } from './planner.ts'

describe('a week', () => {
  it.each([
    ['2026-11-23', 1, '2026-11-23'],
    ['2026-11-29', 1, '2026-11-23'],
    ['2026-11-23', 7, '2026-11-22'],
    ['2026-11-22', 7, '2026-11-22'],
    ['2026-11-28', 7, '2026-11-22'],
    ['2026-11-27', 6, '2026-11-21'],
    ['2027-01-01', 1, '2026-12-28'],
  ] as const)('that holds %s and begins with weekday %d begins on %s', (day, first, start) => {
    expect(startOfWeek(day, first)).toBe(start)
  })

  it('has seven days, over the end of a month and the change of the clocks', () => {
    expect(daysOfWeek('2026-10-25')).toEqual([
      '2026-10-25',
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
    ])
  })
})
