import { type Box, boundsOf } from './grey.ts'

/**
 * Parts of a page in reading order: what stands across the page, and columns beside each other.
 * A gutter is white from top to bottom of the rows that it divides.
 * @param letters boxes of all letters
 * @param xHeight how high a small letter is
 */
export function findColumns(letters: readonly Box[], xHeight: number): Box[] {
  return letters.length === 0 ? [] : split(letters, xHeight, 0).map(boundsOf)
}

const DEEPEST = 4

function split(letters: readonly Box[], xHeight: number, depth: number): Box[][] {
  if (depth === DEEPEST) return [[...letters]]
  const rows = findRows(letters)
  const parts: Box[][] = []
  let across: Box[] = []
  for (let at = 0; at < rows.length; ) {
    const found = widestFrom(rows, at, xHeight)
    if (!found) {
      across.push(...(rows[at] ?? []))
      at += 1
      continue
    }
    if (across.length > 0) parts.push(across)
    across = []
    parts.push(...split(found.left, xHeight, depth + 1), ...split(found.right, xHeight, depth + 1))
    at = found.end
  }
  if (across.length > 0) parts.push(across)
  return parts
}

type Found = { end: number; left: Box[]; right: Box[] }

/** The longest run of rows from one on that a gutter divides. */
function widestFrom(rows: readonly Box[][], start: number, xHeight: number): Found | undefined {
  for (let end = rows.length; end > start; end -= 1) {
    const sides = divide(rows.slice(start, end).flat(), xHeight)
    if (sides) return { end, ...sides }
  }
  return undefined
}

/** Both sides of the widest gutter that is one. */
function divide(letters: readonly Box[], xHeight: number): Omit<Found, 'end'> | undefined {
  const narrowest = Math.max(xHeight * NARROWEST_GUTTER, tallestOf(letters) * GUTTER_PER_LETTER)
  const gaps = findGaps(letters, 'left', 'right').filter(({ from, to }) => to - from >= narrowest)
  gaps.sort((one, other) => other.to - other.from - (one.to - one.from))
  for (const { from } of gaps) {
    const left = letters.filter((box) => box.left < from)
    const right = letters.filter((box) => box.left >= from)
    if (areColumns(left, right, xHeight)) return { left, right }
  }
  return undefined
}

/** Wider than the space between words of a justified line. */
const NARROWEST_GUTTER = 2
/** In a title a space is wide too: a gutter is wider than the capitals beside it are high. */
const GUTTER_PER_LETTER = 1.2

/** How high capitals are; a bracket or a frame is higher. */
function tallestOf(letters: readonly Box[]): number {
  const heights = letters.map(({ top, bottom }) => bottom - top).sort((one, other) => other - one)
  return heights[Math.min(4, heights.length - 1)] ?? 0
}

const FEWEST_ROWS = 3
/** A column of text is wider; what is narrower are amounts, bullets or numbers of the lines beside it. */
const NARROWEST_COLUMN = 11

function areColumns(left: readonly Box[], right: readonly Box[], xHeight: number): boolean {
  const [one, other] = [boundsOf(left), boundsOf(right)]
  const isWide = (box: Box) => box.right - box.left >= xHeight * NARROWEST_COLUMN
  if (!isWide(one) || !isWide(other)) return false
  const [rowsLeft, rowsRight] = [findRows(left), findRows(right)]
  if (Math.min(rowsLeft.length, rowsRight.length) < FEWEST_ROWS) return false
  // They stand beside each other, not one below the other.
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return shared >= Math.min(one.bottom - one.top, other.bottom - other.top) * 0.5
}

/** Letters by the rows that they stand in, where white runs across the page between rows. */
function findRows(letters: readonly Box[]): Box[][] {
  const cuts = findGaps(letters, 'top', 'bottom').map(({ to }) => to)
  const rows: Box[][] = Array.from({ length: cuts.length + 1 }, () => [])
  for (const letter of letters) {
    const at = cuts.findLastIndex((cut) => letter.top >= cut) + 1
    rows[at]?.push(letter)
  }
  return rows
}

type Gap = { from: number; to: number }

/** Where nothing stands, between the first and the last box along one axis. */
function findGaps(boxes: readonly Box[], start: 'left' | 'top', end: 'right' | 'bottom'): Gap[] {
  const gaps: Gap[] = []
  let reached = Number.POSITIVE_INFINITY
  for (const box of boxes.toSorted((one, other) => one[start] - other[start])) {
    if (box[start] > reached) gaps.push({ from: reached, to: box[start] })
    reached = reached === Number.POSITIVE_INFINITY ? box[end] : Math.max(reached, box[end])
  }
  return gaps
}
