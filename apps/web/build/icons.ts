import { join } from 'node:path'
import sharp from 'sharp'

/** The product's icon, from which all others are drawn. */
const DRAWING = join(import.meta.dirname, '../src/ui/icon.svg')
/** Its own width, in units. */
const WIDTH = 32

/** The cream of the light page, behind a picture that a phone cuts to its own shape. */
const BEHIND = '#fbf8f3'
/** What a phone leaves at least is a circle of 80 % (https://w3c.github.io/manifest/#icon-masks). */
const INSIDE = 0.62

/** The icon as a square PNG of so many pixels. */
export function drawIcon(size: number): Promise<Buffer> {
  return scaled(size).png({ compressionLevel: 9 }).toBuffer()
}

/** The same with room around it and no transparent place. */
export function drawMaskableIcon(size: number): Promise<Buffer> {
  const inside = Math.round(size * INSIDE)
  const before = Math.floor((size - inside) / 2)
  const after = size - inside - before
  return scaled(inside)
    .extend({ top: before, bottom: after, left: before, right: after, background: BEHIND })
    .flatten({ background: BEHIND })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const scaled = (size: number) => sharp(DRAWING, { density: (72 * size) / WIDTH }).resize(size, size)
