import type { Box, Grey } from './grey.ts'

/** On flattened paper what is darker than this is printed. */
export const INK = 160

/** A piece of ink that hangs together: a letter mostly, or two that touch. */
export type Component = Box & { pixels: number; darkest: number }

/** The pieces of ink on a page, from top to bottom. */
export function findComponents(flat: Grey): Component[] {
  const { width, height, data } = flat
  const labels = new Int32Array(width * height)
  const parents: number[] = [0]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      if ((data[at] ?? 255) >= INK) continue
      labels[at] = labelOf(labels, parents, { at, x, y, width })
    }
  }
  return measure(flat, labels, parents)
}

type Place = { at: number; x: number; y: number; width: number }

/** The label of the neighbours that were met before, which are one piece from here on; a new one without. */
function labelOf(labels: Int32Array, parents: number[], { at, x, y, width }: Place): number {
  const before = [
    x > 0 ? labels[at - 1] : 0,
    y > 0 ? labels[at - width] : 0,
    x > 0 && y > 0 ? labels[at - width - 1] : 0,
    y > 0 && x + 1 < width ? labels[at - width + 1] : 0,
  ]
  let label = 0
  for (const other of before) {
    if (!other) continue
    const root = rootOf(parents, other)
    if (label === 0) label = root
    else if (root !== label) {
      const [lower, higher] = root < label ? [root, label] : [label, root]
      parents[higher] = lower
      label = lower
    }
  }
  if (label === 0) {
    label = parents.length
    parents.push(label)
  }
  return label
}

function rootOf(parents: number[], label: number): number {
  let root = label
  while (parents[root] !== root) root = parents[root] ?? 0
  // What was walked through points at the root from here on.
  for (let at = label; parents[at] !== root; ) {
    const next = parents[at] ?? root
    parents[at] = root
    at = next
  }
  return root
}

function measure({ width, data }: Grey, labels: Int32Array, parents: number[]): Component[] {
  const found = new Map<number, Component>()
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at]
    if (!label) continue
    const root = rootOf(parents, label)
    const x = at % width
    const y = (at - x) / width
    const shade = data[at] ?? 0
    const one = found.get(root)
    if (one) {
      one.left = Math.min(one.left, x)
      one.right = Math.max(one.right, x + 1)
      one.bottom = y + 1
      one.pixels += 1
      one.darkest = Math.min(one.darkest, shade)
    } else {
      found.set(root, { left: x, top: y, right: x + 1, bottom: y + 1, pixels: 1, darkest: shade })
    }
  }
  return [...found.values()]
}

/**
 * Those of the pieces that can be letters or their dots, and how high a small letter is: half of
 * all letters on a page are about as high as an x.
 */
export function findLetters(
  components: readonly Component[],
  page: { width: number; height: number },
): { letters: Component[]; xHeight: number } {
  const likely = components.filter(
    (one) => heightOf(one) >= LOWEST && heightOf(one) < page.height / 8 && isLetterShaped(one),
  )
  const heights = likely.map(heightOf).sort((one, other) => one - other)
  const xHeight = heights[Math.floor(heights.length * MEDIAN)] ?? 0
  const letters = components.filter(
    (one) =>
      one.pixels >= xHeight * xHeight * SMALLEST_DOT &&
      heightOf(one) <= xHeight * TALLEST &&
      one.right - one.left <= xHeight * WIDEST,
  )
  return { letters, xHeight }
}

const heightOf = ({ top, bottom }: Box) => bottom - top
/** Lower is noise, or too small to be read. */
const LOWEST = 6
const MEDIAN = 0.45
const SMALLEST_DOT = 0.02
const TALLEST = 9
const WIDEST = 30

function isLetterShaped({ left, top, right, bottom, pixels }: Component): boolean {
  const [width, height] = [right - left, bottom - top]
  return width <= height * 3 && height <= width * 8 && pixels >= width * height * 0.12
}
