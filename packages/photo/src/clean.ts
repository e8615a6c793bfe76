import { type Component, INK } from './components.ts'
import type { Box, Grey } from './grey.ts'
import type { Paper } from './paper.ts'

/**
 * Letters without crumbs: what stands alone, and what is as faint as grain with no plain letter beside it.
 */
export function withoutCrumbs(letters: readonly Component[], xHeight: number): Component[] {
  const rows = new Map<number, Component[]>()
  const rowOf = ({ top, bottom }: Box) => Math.floor((top + bottom) / 2 / xHeight)
  const faintest = faintestPlain(letters)
  for (const letter of letters) {
    if (letter.darkest > faintest) continue
    const others = rows.get(rowOf(letter))
    if (others) others.push(letter)
    else rows.set(rowOf(letter), [letter])
  }
  return letters.filter((letter) => {
    const near = [-1, 0, 1].flatMap((off) => rows.get(rowOf(letter) + off) ?? [])
    return near.some((other) => other !== letter && stand(letter, other, xHeight))
  })
}

/** Half of the way from what most letters are to what counts as ink at all. */
function faintestPlain(letters: readonly Component[]): number {
  const shades = letters.map(({ darkest }) => darkest).sort((one, other) => one - other)
  const usual = shades[Math.floor(shades.length * USUAL)] ?? 0
  return (usual + INK) / 2
}

/** Grain may make more pieces than there are letters, all of them fainter. */
const USUAL = 0.2

function stand(letter: Component, other: Component, xHeight: number): boolean {
  const apart = Math.max(letter.left, other.left) - Math.min(letter.right, other.right)
  return apart <= xHeight * FURTHEST && other.bottom - other.top >= xHeight * 0.6
}

const FURTHEST = 4

/** The page without the sheets that are not written on, a table mostly: grain makes few letters of it. */
export function eraseUnwritten(flat: Grey, paper: Paper, letters: readonly Box[]): Grey {
  const counts = new Map<number, number>()
  for (const { left, top, right, bottom } of letters) {
    const sheet = sheetAt(paper, (left + right) / 2, (top + bottom) / 2)
    counts.set(sheet, (counts.get(sheet) ?? 0) + 1)
  }
  const fewest = Math.max(0, ...counts.values()) * FEWEST_SHARE
  const erased = { ...flat, data: flat.data.slice() }
  for (let y = 0; y < flat.height; y += 1) {
    for (let x = 0; x < flat.width; x += 1) {
      const count = counts.get(sheetAt(paper, x, y)) ?? 0
      if (count < fewest) erased.data[y * flat.width + x] = 255
    }
  }
  return erased
}

const FEWEST_SHARE = 0.1

function sheetAt({ cell, light, sheets }: Paper, x: number, y: number): number {
  return sheets[Math.floor(y / cell) * light.width + Math.floor(x / cell)] ?? 0
}

/** The page with nothing on it but what stands within some boxes. */
export function keepWithin(page: Grey, boxes: readonly Box[], margin: number): Grey {
  const data = new Uint8Array(page.data.length).fill(255)
  for (const { left, top, right, bottom } of boxes) {
    const from = Math.max(0, Math.floor(left - margin))
    const to = Math.min(page.width, Math.ceil(right + margin))
    const end = Math.min(page.height, Math.ceil(bottom + margin))
    for (let y = Math.max(0, Math.floor(top - margin)); y < end; y += 1) {
      const start = y * page.width
      data.set(page.data.subarray(start + from, start + to), start + from)
    }
  }
  return { width: page.width, height: page.height, data }
}

/** The page without some pieces: rules, frames, its edge. */
export function erase(page: Grey, pieces: readonly Box[], margin: number): Grey {
  const erased = { ...page, data: page.data.slice() }
  for (const { left, top, right, bottom } of pieces) {
    for (let y = Math.max(0, top - margin); y < Math.min(page.height, bottom + margin); y += 1) {
      const start = y * page.width
      const end = start + Math.min(page.width, right + margin)
      for (let at = start + Math.max(0, left - margin); at < end; at += 1) {
        if ((erased.data[at] ?? 255) < 255) erased.data[at] = 255
      }
    }
  }
  return erased
}
