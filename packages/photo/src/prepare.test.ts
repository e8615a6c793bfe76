import { describe, expect, it } from 'vitest'
import { flattenLight } from './flatten.ts'
import { toGrey } from './grey.ts'
import { findPaper } from './paper.ts'
import { preparePhoto } from './prepare.ts'
import { findSkew } from './skew.ts'
import { drawPage, rowsOf } from './testing/draw-page.ts'

const SIZE = { width: 900, height: 700 }
const LETTERS = { pitch: 34, height: 16 }
const text = rowsOf({ left: 120, top: 120, right: 780, bottom: 580 }, LETTERS)

describe('a photograph of a page', () => {
  it.each([-8, -3.3, 0, 1.2, 7.5])('lies %d degrees off, and that is found', (degrees) => {
    const page = toGrey(drawPage(SIZE, text, { degrees }))
    expect(findSkew(page)).toBeCloseTo(degrees, 0)
    expect(Math.abs(findSkew(page) - degrees)).toBeLessThan(0.3)
  })

  it('is as light in the shadow as under the lamp, and its print as dark', () => {
    const light = (x: number, y: number) => 1 - 0.7 * Math.hypot(x, y) * 0.7
    const page = toGrey(drawPage(SIZE, text, { light }))
    const flat = flattenLight(page, findPaper(page), 0)
    const paper = [
      [60, 60],
      [840, 640],
      [60, 640],
    ].map(([x = 0, y = 0]) => flat.data[y * SIZE.width + x] ?? 0)
    for (const shade of paper) expect(shade).toBeGreaterThan(225)
    const ink = flat.data.filter((shade) => shade < 90).length
    const expected = toGrey(drawPage(SIZE, text)).data.filter((shade) => shade < 90).length
    expect(ink / expected).toBeGreaterThan(0.95)
  })

  it('has its columns apart, what stands above both first', () => {
    const title = rowsOf({ left: 120, top: 90, right: 700, bottom: 122 }, { pitch: 60, height: 30 })
    const left = rowsOf({ left: 120, top: 180, right: 380, bottom: 560 }, LETTERS)
    const right = rowsOf({ left: 460, top: 180, right: 780, bottom: 500 }, LETTERS)
    const page = drawPage(SIZE, (x, y) => title(x, y) || left(x, y) || right(x, y), { degrees: 3 })
    const { columns } = preparePhoto(page)
    expect(columns).toHaveLength(3)
    const [above, one, other] = columns
    expect(above?.bottom ?? 0).toBeLessThan((one?.top ?? 0) + 60)
    expect(one?.right ?? 0).toBeLessThan(other?.left ?? 0)
  })

  it('has no letters where nothing is written', () => {
    expect(preparePhoto(drawPage({ width: 300, height: 200 }, () => false)).columns).toEqual([])
  })
})
