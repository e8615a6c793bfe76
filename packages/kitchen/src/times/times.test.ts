import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDuration } from './format-duration.ts'
import { parseDuration } from './parse-duration.ts'
import { parseServings } from './parse-servings.ts'

describe('parseDuration', () => {
  it.each([
    ['0', 0, 0],
    ['0 min', 0, 0],
    ['20 min', 20, 20],
    ['45 minutes', 45, 45],
    ['1 hour 30 minutes', 90, 90],
    ['1h 20m', 80, 80],
    ['1:30', 90, 90],
    ['0:45 h', 45, 45],
    ['90', 90, 90],
    ['1½ hours', 90, 90],
    ['1-1/2 hours', 90, 90],
    ['1.5h', 90, 90],
    ['20-25 min', 20, 25],
    ['20 to 25', 20, 25],
    ['1 to 1 1/2 hours', 60, 90],
    ['2h-3h', 120, 180],
    ['20 min - 1 hour', 20, 60],
    ['1 hour to 1 hour 15 minutes', 60, 75],
    ['half an hour', 30, 30],
    ['an hour and a half', 90, 90],
    ['three quarters of an hour', 45, 45],
    ['thirty minutes', 30, 30],
    ['1h30', 90, 90],
    ['2 hrs 5', 125, 125],
    ['1 hr and 15 mins.', 75, 75],
    ["45'", 45, 45],
    ['2 days', 2880, 2880],
    ['PT1H30M', 90, 90],
    ['P1DT2H', 1560, 1560],
    ['5 minutes 30 seconds', 5.5, 5.5],
    ['about 20 min', 20, 20],
    ['Bake for 35 minutes', 35, 35],
    ['under 30 minutes', 30, 30],
    ['30 minutes or until golden', 30, 30],
    ['20 minutes (plus 2 hours chilling)', 20, 20],
    ['20 min plus 1 hour marinating', 80, 80],
  ])('reads %s', (text, min, max) => {
    expect(parseDuration(text)).toEqual({ ok: true, minutes: { min, max } })
  })

  it.each([
    '',
    'a while',
    'until done',
    'overnight',
    '8 hours or overnight',
    '-5 min',
    'NaN',
    'Infinity',
    '1:75',
    '99999 h',
    '20 min 180 C',
    'P',
    'PT',
    '10 min prep, 20 min cook',
  ])('tells why it cannot read "%s"', (text) => {
    expect(parseDuration(text)).toEqual({ ok: false, reason: expect.stringMatching(/^[A-Z].+\.$/) })
  })

  it.each([
    '1 h '.repeat(250_000),
    '9'.repeat(1_000_000),
    ' '.repeat(1_000_000),
    '1:'.repeat(500_000),
  ])('refuses a megabyte that starts with %.8s or reads its beginning', (text) => {
    const read = parseDuration(text)
    expect(read.ok ? read.minutes.max : 0).toBeLessThan(1e6)
  })

  it('reads back every whole number of minutes that is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6000 }), (minutes) => {
        expect(parseDuration(formatDuration(minutes))).toEqual({
          ok: true,
          minutes: { min: minutes, max: minutes },
        })
      }),
    )
  })
})

describe('formatDuration', () => {
  it.each([
    [45, '45 min'],
    [60, '1 h'],
    [90, '1 h 30 min'],
    [1560, '26 h'],
    [0.5, '1 min'],
    [59.5, '1 h'],
    [20.0000000004, '20 min'],
    [0, '0 min'],
    [-3, ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('writes %s as "%s"', (minutes, written) => {
    expect(formatDuration(minutes)).toBe(written)
  })
})

describe('parseServings', () => {
  it.each([
    ['4', 4, 4],
    ['4 people', 4, 4],
    ['serves 6', 6, 6],
    ['2-3 servings', 2, 3],
    ['Serves 4 to 6', 4, 6],
    ['makes 12 cookies', 12, 12],
    ['Yield: 12 muffins', 12, 12],
    ['a dozen cookies', 12, 12],
    ['serves four', 4, 4],
    ['makes one 9-inch pie', 1, 1],
    ['A family of 4', 4, 4],
    ['makes a loaf', 1, 1],
    ['4+', 4, 4],
  ])('reads %s', (text, min, max) => {
    expect(parseServings(text)).toEqual({ ok: true, servings: { min, max } })
  })

  it.each([
    '',
    'many',
    '0',
    '-4',
    'NaN',
    '1001',
    '9'.repeat(1_000_000),
    'serves '.repeat(150_000),
  ])('tells why it cannot read "%.20s"', (text) => {
    expect(parseServings(text)).toEqual({ ok: false, reason: expect.stringMatching(/^[A-Z].+\.$/) })
  })
})
