import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './planning/pantry.ts'
import { dayStreak, STREAK_LIMIT_DAYS } from './streak.ts'

const TODAY = '2026-03-01'
const day = fc.integer({ min: -40, max: 3 }).map((offset) => addDays(TODAY, offset))

describe('dayStreak', () => {
  it.each([
    [[], 0],
    [['2026-03-01'], 1],
    [['2026-02-28'], 1],
    [['2026-02-27'], 0],
    [['2026-03-01', '2026-02-28', '2026-02-27', '2026-02-25'], 3],
    [['2026-02-28', '2026-02-27'], 2],
    [['2026-02-27', '2026-03-01', '2026-03-01'], 1],
    [['2026-03-02'], 0],
    [['2026-03-02', '2026-03-01'], 1],
  ])('counts of %j: %i', (days, streak) => {
    expect(dayStreak(days, TODAY)).toBe(streak)
  })

  it('crosses leap days and the end of a year', () => {
    expect(dayStreak(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01')).toBe(3)
    expect(dayStreak(['2025-12-31', '2026-01-01'], '2026-01-01')).toBe(2)
  })

  it('is as long as the run of active days that ends today or yesterday', () => {
    fc.assert(
      fc.property(fc.array(day), (days) => {
        const streak = dayStreak(days, TODAY)
        const last = days.includes(TODAY) ? TODAY : addDays(TODAY, -1)
        const run = Array.from({ length: streak }, (_, back) => addDays(last, -back))
        expect(days).toEqual(expect.arrayContaining(run))
        expect(days).not.toContain(addDays(last, -streak))
      }),
    )
  })

  it('asks not in which order, and a day’s second act adds nothing', () => {
    fc.assert(
      fc.property(fc.array(day), (days) => {
        const streak = dayStreak(days, TODAY)
        expect(dayStreak([...days, ...days].reverse(), TODAY)).toBe(streak)
      }),
    )
  })

  it('ends', () => {
    const everyDay = {
      *[Symbol.iterator]() {
        for (let back = 0; back < STREAK_LIMIT_DAYS + 100; back += 1) yield addDays(TODAY, -back)
      },
    }
    expect(dayStreak(everyDay, TODAY)).toBe(STREAK_LIMIT_DAYS)
  })
})
