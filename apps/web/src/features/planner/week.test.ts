import { describe, expect, it } from 'vitest'
import { dayNames, firstWeekday, weekLabel } from './week.ts'

describe('a week', () => {
  it.each([
    ['en-US', 7],
    ['en-GB', 1],
    ['de', 1],
    ['ar-EG', 6],
  ])('begins in %s with weekday %d', (language, first) => {
    expect(firstWeekday(language)).toBe(first)
  })

  it.each([
    ['2026-11-23', /^Nov 23 – 29, 2026$/],
    ['2026-11-30', /^Nov 30 – Dec 6, 2026$/],
    ['2026-12-28', /^Dec 28, 2026 – Jan 3, 2027$/],
  ])('from %s is written %s', (start, expected) => {
    expect(weekLabel(start, 'en').replace(/\s/g, ' ')).toMatch(expected)
  })

  it('has days of the same name in every time zone', () => {
    expect(dayNames('2026-11-23', 'en')).toEqual({
      short: 'Mon',
      weekday: 'Monday',
      number: '23',
      whole: 'Monday, Nov 23',
    })
  })
})
