import { addDays } from '@potluck/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumOf, toPoints } from './points.ts'
import type { DayFigures } from './queries.ts'

const day = (name: string, views: number, ratings = 0, stars = 0): DayFigures => {
  return { day: name, views, likes: 1, saves: 0, comments: 2, ratings, rating_sum: stars }
}

describe('the points of a span', () => {
  it('leave no day out, over the end of a month and a leap day', () => {
    const points = toPoints([day('2028-02-29', 7)], { from: '2028-02-27', to: '2028-03-02' }, 'day')
    expect(points.map(({ from, to, views }) => [from, to, views])).toEqual([
      ['2028-02-27', '2028-02-27', 0],
      ['2028-02-28', '2028-02-28', 0],
      ['2028-02-29', '2028-02-29', 7],
      ['2028-03-01', '2028-03-01', 0],
      ['2028-03-02', '2028-03-02', 0],
    ])
  })

  it('are weeks from Monday to Sunday, the first and the last cut by the span', () => {
    const days = [day('2026-11-13', 1), day('2026-11-15', 2, 1, 4), day('2026-11-16', 5, 2, 9)]
    const points = toPoints(days, { from: '2026-11-13', to: '2026-11-24' }, 'week')
    expect(points.map(({ from, to, views }) => [from, to, views])).toEqual([
      ['2026-11-13', '2026-11-15', 3],
      ['2026-11-16', '2026-11-22', 5],
      ['2026-11-23', '2026-11-24', 0],
    ])
    expect(points[1]).toMatchObject({ likes: 1, comments: 2, ratings: 2, rating_sum: 9 })
  })

  it('add up to the sum of the span, whatever the step', () => {
    const anyDays = fc.uniqueArray(fc.tuple(fc.nat(400), fc.nat(50)), { selector: ([at]) => at })
    fc.assert(
      fc.property(anyDays, fc.constantFrom('day' as const, 'week' as const), (raw, step) => {
        const days = raw.map(([at, count]) => day(addDays('2026-01-01', at), count))
        const span = { from: '2026-02-10', to: '2026-12-31' }
        const points = toPoints(days, span, step)
        const together = points.reduce((total, { views }) => total + views, 0)
        expect(together).toBe(sumOf(days, span).views)
        expect(points[0]?.from).toBe(span.from)
        expect(points.at(-1)?.to).toBe(span.to)
        for (const [at, { from }] of points.entries()) {
          if (at > 0) expect(from).toBe(addDays(points[at - 1]?.to ?? '', 1))
        }
      }),
      { numRuns: 50 },
    )
  })
})
