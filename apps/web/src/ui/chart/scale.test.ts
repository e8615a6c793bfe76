import fc from 'fast-check'
import { expect, it } from 'vitest'
import { namedBars, niceTop } from './scale.ts'

it.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [7, 8],
  [10, 10],
  [11, 12],
  [130, 160],
  [2100, 2400],
  [99, 100],
])('draws up to %i on a scale that ends at %i', (most, top) => {
  expect(niceTop(most)).toBe(top)
})

it('never ends below what it shows, nor far above', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (most) => {
      expect(niceTop(most)).toBeGreaterThanOrEqual(most)
      expect(niceTop(most)).toBeLessThanOrEqual(most * 2)
      expect(Number.isInteger(niceTop(most) / 2)).toBe(true)
    }),
  )
})

it.each([
  [0, []],
  [3, [0, 1, 2]],
  [7, [0, 2, 3, 5, 6]],
  [30, [0, 7, 15, 22, 29]],
])('names few of %i bars, the first and the last among them', (count, named) => {
  expect(namedBars(count, 5)).toEqual(named)
})
