import type { Point } from './outline.ts'
import { type Box, cutOut, glue, type Stock } from './paper.ts'
import { MARGIN, PICTURE } from './placing.ts'
import type { Shape } from './shapes/shape.ts'

/** Strews short trails of crumbs from some of the spots, clear of what already lies there. */
export function strew(
  bits: readonly Shape['draw'][],
  spots: readonly Point[],
  taken: readonly Box[],
  stock: Stock,
): string[] {
  const clear = spots.filter(([x, y]) => isClear(x, y, taken))
  const start = Math.floor(stock.random.between(0, clear.length))
  return [0, 1, 2].slice(0, clear.length).flatMap((index) => {
    const spot = clear[(start + index * 2) % clear.length]
    const bit = bits[index % bits.length]
    return spot && bit ? trail(bit, spot, taken, stock) : []
  })
}

/** A few crumbs, dwindling away from where they start. */
function trail(
  bit: Shape['draw'],
  [startX, startY]: Point,
  taken: readonly Box[],
  stock: Stock,
): string[] {
  const { random } = stock
  const heading = random.between(0, Math.PI * 2)
  return [0, 1, 2].flatMap((step) => {
    const bend = heading + step * random.around(0.7)
    const x = startX + Math.cos(bend) * step * 36
    const y = startY + Math.sin(bend) * step * 16
    const place = { x, y, turn: random.between(0, 360), scale: 1.05 - step * 0.16 }
    if (!isClear(x, y, taken)) return []
    return [glue(cutOut(stock, TREMBLE, bit), place)]
  })
}

/** How far (its own units) the edge of a crumb may stray. */
const TREMBLE = 0.7

/** Room for a crumb round its middle. */
const ROOM = 14

function isClear(x: number, y: number, taken: readonly Box[]): boolean {
  const edge = 2 * MARGIN
  if (x < edge || x > PICTURE.width - edge || y < edge || y > PICTURE.height - edge) return false
  return !taken.some(
    ({ left, right, top, bottom }) =>
      x > left - ROOM && x < right + ROOM && y > top - ROOM && y < bottom + ROOM,
  )
}
