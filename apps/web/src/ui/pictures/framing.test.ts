import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dragged, type Framing, isWhole, regionOf, WHOLE_FRAME, zoomed } from './framing.ts'

const wide = { width: 1600, height: 900 }
const aspect = 4 / 3

describe('a picture in a frame of 4:3', () => {
  it('shows its middle, as much as fits', () => {
    expect(regionOf(wide, WHOLE_FRAME, aspect)).toEqual({
      width: 1200,
      height: 900,
      left: 200,
      top: 0,
    })
    expect(regionOf({ width: 900, height: 1600 }, WHOLE_FRAME, aspect)).toEqual({
      width: 900,
      height: 675,
      left: 0,
      top: 462.5,
    })
  })

  it('shows a part of the part when it is zoomed', () => {
    expect(regionOf(wide, { x: 1, y: 0, zoom: 2 }, aspect)).toEqual({
      width: 600,
      height: 450,
      left: 1000,
      top: 0,
    })
  })

  it('follows the pointer pixel by pixel', () => {
    const before = regionOf(wide, WHOLE_FRAME, aspect)
    const after = regionOf(wide, dragged(wide, WHOLE_FRAME, { aspect, dx: 0.1, dy: 0.5 }), aspect)
    expect(before.left - after.left).toBeCloseTo(120)
    expect(after.top).toBe(0)
  })

  it('is whole only when it has the shape of the frame', () => {
    expect(isWhole({ width: 800, height: 600 }, WHOLE_FRAME, aspect)).toBe(true)
    expect(isWhole({ width: 801, height: 600 }, WHOLE_FRAME, aspect)).toBe(false)
    expect(isWhole({ width: 800, height: 600 }, zoomed(WHOLE_FRAME, 1.1), aspect)).toBe(false)
  })

  it('never shows anything beside the picture', () => {
    const sizes = fc.record({
      width: fc.integer({ min: 1, max: 8000 }),
      height: fc.integer({ min: 1, max: 8000 }),
    })
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    const framings: fc.Arbitrary<Framing> = fc.record({
      x: share,
      y: share,
      zoom: fc.double({ min: 1, max: 4, noNaN: true }),
    })
    const way = fc.double({ min: -3, max: 3, noNaN: true })
    fc.assert(
      fc.property(sizes, framings, way, way, (size, framing, dx, dy) => {
        const moved = zoomed(dragged(size, framing, { aspect, dx, dy }), framing.zoom * (1 + dx))
        const region = regionOf(size, moved, aspect)
        expect(region.left).toBeGreaterThanOrEqual(-1e-6)
        expect(region.top).toBeGreaterThanOrEqual(-1e-6)
        expect(region.left + region.width).toBeLessThanOrEqual(size.width + 1e-6)
        expect(region.top + region.height).toBeLessThanOrEqual(size.height + 1e-6)
        expect(region.width / region.height).toBeCloseTo(aspect)
      }),
    )
  })
})
