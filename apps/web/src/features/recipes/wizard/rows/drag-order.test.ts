import { describe, expect, it } from 'vitest'
import { findShift, findTarget } from './drag-order.ts'

/** Rows of 40, 100 and 40 pixels with gaps of 10. */
const boxes = [
  { top: 0, height: 40 },
  { top: 50, height: 100 },
  { top: 160, height: 40 },
]

describe('a dragged row', () => {
  it.each([
    ['stays where it is let go at once', 0, 0, 0],
    ['stays short of the middle of the next', 0, 79, 0],
    ['passes the next at its middle', 0, 81, 1],
    ['goes to the end', 0, 400, 2],
    ['comes up from the end', 2, -81, 1],
    ['goes to the top', 2, -1000, 0],
    ['in the middle goes down', 1, 81, 2],
    ['in the middle goes up', 1, -81, 0],
  ])('%s', (_what, from, by, to) => {
    expect(findTarget(boxes, from, by)).toBe(to)
  })

  it('has the rows it passed give way by its height and the gap', () => {
    const shifts = (from: number, to: number) =>
      boxes.map((_, index) => findShift(boxes, { from, to }, index))
    expect(shifts(0, 2)).toEqual([0, -50, -50])
    expect(shifts(2, 0)).toEqual([50, 50, 0])
    expect(shifts(1, 0)).toEqual([110, 0, 0])
    expect(shifts(1, 1)).toEqual([0, 0, 0])
  })

  it('alone moves nothing', () => {
    const alone = [{ top: 0, height: 40 }]
    expect(findTarget(alone, 0, 500)).toBe(0)
    expect(findShift(alone, { from: 0, to: 0 }, 0)).toBe(0)
  })
})
