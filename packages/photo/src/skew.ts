import { INK } from './components.ts'
import { between, createGrey, type Grey, resize } from './grey.ts'

/** A page may lie so far from straight, in degrees; a photograph further off was not held to be read. */
export const MOST_DEGREES = 15

/**
 * By how many degrees the lines of a page run down to the right (below zero: up). At the right angle
 * ink falls into rows with empty ones between, so the counts of neighbouring rows differ most.
 * @param flat a page whose light is even
 */
export function findSkew(flat: Grey): number {
  const small = resize(flat, Math.min(1, LONGER_SIDE / Math.max(flat.width, flat.height)))
  const ink = findInk(small)
  if (ink.xs.length < FEWEST_POINTS) return 0
  const rough = bestOf(ink, { from: -MOST_DEGREES, to: MOST_DEGREES, step: 0.5 })
  const closer = bestOf(ink, { from: rough - 0.5, to: rough + 0.5, step: 0.1 })
  return bestOf(ink, { from: closer - 0.1, to: closer + 0.1, step: 0.02 })
}

const LONGER_SIDE = 1000
const FEWEST_POINTS = 200

type Ink = { xs: Float64Array; ys: Float64Array }

/** Where a pixel is ink and the one below it is not: the feet of letters, which stand in rows. */
function findInk({ width, height, data }: Grey): Ink {
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 0; y + 1 < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      if ((data[at] ?? 255) < INK && (data[at + width] ?? 0) >= INK) {
        xs.push(x - width / 2)
        ys.push(y - height / 2)
      }
    }
  }
  return { xs: Float64Array.from(xs), ys: Float64Array.from(ys) }
}

function bestOf(ink: Ink, range: { from: number; to: number; step: number }): number {
  let best = 0
  let most = -1
  const steps = Math.round((range.to - range.from) / range.step)
  for (let at = 0; at <= steps; at += 1) {
    const degrees = range.from + at * range.step
    const sharpness = sharpnessAt(ink, degrees)
    if (sharpness > most) [best, most] = [degrees, sharpness]
  }
  return best
}

/** The sum of squares of what falls into each row: greatest where letters share rows. */
function sharpnessAt({ xs, ys }: Ink, degrees: number): number {
  const radians = (degrees * Math.PI) / 180
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)]
  const rows = new Float64Array(LONGER_SIDE * 2)
  for (let at = 0; at < xs.length; at += 1) {
    const row = Math.round((ys[at] ?? 0) * cosine - (xs[at] ?? 0) * sine) + LONGER_SIDE
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (const count of rows) sum += count * count
  return sum
}

/**
 * The page turned back by the degrees that its lines run down to the right, on white.
 * @param factor how much larger it becomes on the way, so that pixels are mixed once
 */
export function straighten(grey: Grey, degrees: number, factor = 1): Grey {
  if (Math.abs(degrees) < 0.05 && factor === 1) return grey
  const radians = (degrees * Math.PI) / 180
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)]
  const across = grey.width * Math.abs(cosine) + grey.height * Math.abs(sine)
  const down = grey.height * Math.abs(cosine) + grey.width * Math.abs(sine)
  const straight = createGrey(Math.ceil(across * factor), Math.ceil(down * factor))
  for (let y = 0; y < straight.height; y += 1) {
    const offY = (y + 0.5) / factor - down / 2
    for (let x = 0; x < straight.width; x += 1) {
      const offX = (x + 0.5) / factor - across / 2
      const fromX = offX * cosine - offY * sine + grey.width / 2 - 0.5
      const fromY = offX * sine + offY * cosine + grey.height / 2 - 0.5
      const isOutside = fromX < 0 || fromY < 0 || fromX > grey.width - 1 || fromY > grey.height - 1
      straight.data[y * straight.width + x] = isOutside ? 255 : between(grey, fromX, fromY)
    }
  }
  return straight
}
