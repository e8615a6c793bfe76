import { between, createGrey, type Grey } from './grey.ts'
import type { Paper } from './paper.ts'

/**
 * Takes uneven light out of a photograph of paper: each shade is held against the paper around it,
 * so that paper becomes white wherever it lies, in a shadow or under a lamp.
 * @param noise of the photograph, in shades: where there is too little light it is not made larger than letters
 */
export function flattenLight(grey: Grey, paper: Paper, noise: number): Grey {
  const flat = createGrey(grey.width, grey.height)
  const least = Math.max(DARKEST_PAPER, noise * LIGHT_PER_NOISE)
  for (let y = 0; y < grey.height; y += 1) {
    const gridY = (y + 0.5) / paper.cell - 0.5
    for (let x = 0; x < grey.width; x += 1) {
      const at = y * grey.width + x
      const light = between(paper.light, (x + 0.5) / paper.cell - 0.5, gridY)
      const darker = light - (grey.data[at] ?? 0)
      flat.data[at] = Math.max(0, Math.min(255, WHITE - (darker * WHITE) / Math.max(least, light)))
    }
  }
  return flat
}

/** What paper becomes, whatever light falls on it. */
const WHITE = 250
const DARKEST_PAPER = 24
/** So much light, for each shade of noise, leaves noise well above what counts as ink. */
const LIGHT_PER_NOISE = 10
