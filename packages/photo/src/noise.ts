import { createGrey, type Grey } from './grey.ts'

/**
 * How much the pixels of a picture stray by themselves (a standard deviation, in shades), told from
 * how far each is from what its neighbours say of it (J. Immerkær, 'Fast Noise Variance
 * Estimation', 1996), by the median, so that letters do not count as noise.
 */
export function findNoise({ width, height, data }: Grey): number {
  const counts = new Uint32Array(MOST_STRAY)
  let total = 0
  for (let y = 1; y + 1 < height; y += STEP) {
    for (let x = 1; x + 1 < width; x += STEP) {
      const at = y * width + x
      const corners =
        (data[at - width - 1] ?? 0) +
        (data[at - width + 1] ?? 0) +
        (data[at + width - 1] ?? 0) +
        (data[at + width + 1] ?? 0)
      const sides =
        (data[at - width] ?? 0) +
        (data[at - 1] ?? 0) +
        (data[at + 1] ?? 0) +
        (data[at + width] ?? 0)
      const stray = Math.abs(corners - 2 * sides + 4 * (data[at] ?? 0))
      counts[stray] = (counts[stray] ?? 0) + 1
      total += 1
    }
  }
  return medianOf(counts, total) / (6 * 0.6745)
}

/** Four times 255, eight times 255: no pixel is further off. */
const MOST_STRAY = 12 * 255
const STEP = 3

function medianOf(counts: Uint32Array, total: number): number {
  let below = 0
  for (const [value, count] of counts.entries()) {
    below += count
    if (below * 2 >= total) return value
  }
  return 0
}

/** Each pixel as the weighted mean of those around it (1 2 1 both ways), so that grain goes and strokes stay. */
export function calm(grey: Grey): Grey {
  const { width, height } = grey
  const across = createGrey(width, height)
  for (let y = 0; y < height; y += 1) {
    const row = y * width
    for (let x = 0; x < width; x += 1) {
      const before = grey.data[row + Math.max(0, x - 1)] ?? 0
      const behind = grey.data[row + Math.min(width - 1, x + 1)] ?? 0
      across.data[row + x] = (before + 2 * (grey.data[row + x] ?? 0) + behind + 2) >> 2
    }
  }
  const calmed = createGrey(width, height)
  for (let y = 0; y < height; y += 1) {
    const above = Math.max(0, y - 1) * width
    const below = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x += 1) {
      const own = across.data[y * width + x] ?? 0
      calmed.data[y * width + x] =
        ((across.data[above + x] ?? 0) + 2 * own + (across.data[below + x] ?? 0) + 2) >> 2
    }
  }
  return calmed
}
