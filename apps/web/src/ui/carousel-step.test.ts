import fc from 'fast-check'
import { expect, it } from 'vitest'
import { carouselEnds, carouselTarget } from './carousel-step.ts'

it('scrolls by 80 % of what is visible', () => {
  const track = { scrollLeft: 1000, clientWidth: 500, scrollWidth: 3000 }
  expect(carouselTarget(track, 1)).toBe(1400)
  expect(carouselTarget(track, -1)).toBe(600)
})

it('stays between 0 and the end, and knows when it is there', () => {
  const widths = fc.record({
    clientWidth: fc.integer({ min: 1, max: 2000 }),
    scrollWidth: fc.integer({ min: 1, max: 9000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(widths, fc.constantFrom(-1 as const, 1 as const), (sizes, direction) => {
      const end = Math.max(0, sizes.scrollWidth - sizes.clientWidth)
      const track = { ...sizes, scrollLeft: sizes.part * end }
      const target = carouselTarget(track, direction)
      expect(target).toBeGreaterThanOrEqual(0)
      expect(target).toBeLessThanOrEqual(end)
      const there = carouselEnds({ ...sizes, scrollLeft: target })
      if (target === 0) expect(there.atStart).toBe(true)
      if (target === end) expect(there.atEnd).toBe(true)
    }),
  )
})
