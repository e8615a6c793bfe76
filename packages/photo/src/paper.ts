import { createGrey, type Grey } from './grey.ts'

/** How light the paper is, in cells that are smaller than shadows and larger than letters. */
export type Paper = {
  /** Pixels along a side of a cell. */
  cell: number
  /** A pixel for each cell. */
  light: Grey
  /** For each cell which sheet it belongs to: where the light jumps another begins, a table perhaps. */
  sheets: Int32Array
}

export function findPaper(grey: Grey): Paper {
  const cell = Math.max(8, Math.ceil(Math.max(grey.width, grey.height) / CELLS))
  const grid = createGrey(Math.ceil(grey.width / cell), Math.ceil(grey.height / cell))
  for (let y = 0; y < grid.height; y += 1) {
    for (let x = 0; x < grid.width; x += 1) {
      grid.data[y * grid.width + x] = paperOfCell(grey, x * cell, y * cell, cell)
    }
  }
  const light = closeDark(grid)
  return { cell, light: eachAround(light, meanOf), sheets: findSheets(light) }
}

const CELLS = 64
/** Of a cell's pixels so many are darker than its paper: what is printed, and half of the paper's own noise. */
const SHARE_BELOW = 0.8

function paperOfCell(grey: Grey, left: number, top: number, cell: number): number {
  const counts = new Uint32Array(256)
  let total = 0
  for (let y = top; y < Math.min(grey.height, top + cell); y += 1) {
    for (let x = left; x < Math.min(grey.width, left + cell); x += 1) {
      const shade = grey.data[y * grey.width + x] ?? 0
      counts[shade] = (counts[shade] ?? 0) + 1
      total += 1
    }
  }
  let below = 0
  for (const [shade, count] of counts.entries()) {
    below += count
    if (below >= total * SHARE_BELOW) return shade
  }
  return 255
}

/** A cell that a large letter fills is as light as its lightest neighbour, then as the darkest of those. */
const closeDark = (grid: Grey) =>
  eachAround(
    eachAround(grid, (shades) => Math.max(...shades)),
    (shades) => Math.min(...shades),
  )

const meanOf = (shades: number[]) => shades.reduce((sum, shade) => sum + shade, 0) / shades.length

function eachAround(grid: Grey, choose: (shades: number[]) => number): Grey {
  const chosen = createGrey(grid.width, grid.height)
  for (let y = 0; y < grid.height; y += 1) {
    for (let x = 0; x < grid.width; x += 1) {
      chosen.data[y * grid.width + x] = choose(shadesAround(grid, x, y))
    }
  }
  return chosen
}

function shadesAround(grid: Grey, x: number, y: number): number[] {
  const shades: number[] = []
  for (let row = Math.max(0, y - 1); row <= Math.min(grid.height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(grid.width - 1, x + 1); column += 1) {
      shades.push(grid.data[row * grid.width + column] ?? 0)
    }
  }
  return shades
}

/** Light changes by less from a cell to the next on one sheet, at a lamp's edge and in a soft shadow. */
const LARGEST_STEP = 1.18

/** Numbers the cells by what they can be walked to from without a jump of the light. */
function findSheets({ width, height, data }: Grey): Int32Array {
  const sheets = new Int32Array(width * height)
  let sheet = 0
  for (let start = 0; start < sheets.length; start += 1) {
    if (sheets[start]) continue
    sheet += 1
    sheets[start] = sheet
    const open = [start]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const next of neighboursOf(at, width, sheets.length)) {
        if (sheets[next] || isJump(data[at] ?? 0, data[next] ?? 0)) continue
        sheets[next] = sheet
        open.push(next)
      }
    }
  }
  return sheets
}

function neighboursOf(at: number, width: number, count: number): number[] {
  const x = at % width
  return [
    ...(x > 0 ? [at - 1] : []),
    ...(x + 1 < width ? [at + 1] : []),
    ...(at >= width ? [at - width] : []),
    ...(at + width < count ? [at + width] : []),
  ]
}

const isJump = (one: number, other: number) =>
  Math.max(one, other) + 4 > (Math.min(one, other) + 4) * LARGEST_STEP
