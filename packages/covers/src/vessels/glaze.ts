import { leaf } from '../forms.ts'
import type { Point } from '../outline.ts'
import type { Paper } from '../paper.ts'
import type { Look } from './vessel.ts'

/** A band of the potter's decoration round a vessel seen from the side. */
export type Band = { left: number; right: number; y: number; sag: number }

/** Decorates a vessel with one of a few cut-out patterns, or leaves it plain. */
export function glaze(paper: Paper, look: Look, band: Band) {
  const decorate = paper.random.pick([plain, stripes, petals, dots, zigzag, sprigs])
  decorate(paper, look, band)
}

type Pattern = (paper: Paper, look: Look, band: Band) => void

const plain: Pattern = (paper, look, band) => {
  paper.strip(look.ware.shade, 10, arc(band, 5))
}

const stripes: Pattern = (paper, look, band) => {
  paper.strip(look.ware.trim, 16, arc(band, 5))
  paper.strip(look.ware.trim, 6, arc({ ...band, y: band.y + 22 }, 5))
}

const petals: Pattern = (paper, look, band) => {
  const blades = arc(band, 9).map(([x, y]) => leaf([x, y + 24], 0, 52, 30))
  paper.inlay(look.ware.trim, blades.slice(1, -1))
}

const dots: Pattern = (paper, look, band) => {
  paper.dots(look.ware.trim, 22, arc(band, 9).slice(1, -1))
}

const zigzag: Pattern = (paper, look, band) => {
  const points = arc(band, 15).map(
    ([x, y], index): Point => [x, y + (index % 2 === 0 ? 16 : -14), true],
  )
  paper.strip(look.ware.trim, 11, points)
}

const sprigs: Pattern = (paper, look, band) => {
  paper.strip(look.ware.trim, 5, arc(band, 6))
  const blades = arc(band, 12)
    .slice(1, -1)
    .map(([x, y], index) => leaf([x, y], index % 2 === 0 ? 40 : 140, 34, 18))
  paper.inlay(look.ware.trim, blades)
}

/** Points along the band, which hangs lower in the middle, as a level line on a round pot does. */
function arc({ left, right, y, sag }: Band, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1)
    return [left + (right - left) * share, y + sag * Math.sin(share * Math.PI)]
  })
}
