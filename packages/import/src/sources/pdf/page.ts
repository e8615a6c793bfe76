/** Text that a PDF sets at one place, in points from the upper left corner of its page. */
export type Piece = {
  text: string
  x: number
  /** Of its baseline. */
  y: number
  width: number
  /** Of its letters. */
  size: number
  isBold: boolean
}

export type PdfPage = { width: number; height: number; pieces: Piece[] }

/** Pieces that stand on one baseline with no more than a space between them. */
export type Fragment = {
  text: string
  left: number
  right: number
  y: number
  size: number
  isBold: boolean
}

/** The fragments of a page, from its top to its bottom. */
export function fragmentsOf({ pieces }: PdfPage): Fragment[] {
  return baselinesOf(pieces).flatMap(fragmentsOnLine)
}

/** Parts that stand on one baseline, from left to right; what is raised a little stands on it too. */
export function baselinesOf<Part extends { y: number; size: number; x?: number; left?: number }>(
  parts: readonly Part[],
): Part[][] {
  const lines: { y: number; size: number; parts: Part[] }[] = []
  for (const part of parts.toSorted((one, other) => one.y - other.y)) {
    const line = lines.at(-1)
    const isOn = line && part.y - line.y < RAISED * Math.max(line.size, part.size)
    if (!isOn) lines.push({ y: part.y, size: part.size, parts: [part] })
    else {
      line.parts.push(part)
      // What is large says where a line stands, a raised figure does not.
      if (part.size > line.size) Object.assign(line, { y: part.y, size: part.size })
    }
  }
  return lines.map((line) => line.parts.toSorted((one, other) => leftOf(one) - leftOf(other)))
}

/** In sizes of its letters. */
const RAISED = 0.45
const leftOf = (part: { x?: number; left?: number }) => part.x ?? part.left ?? 0

/** In sizes of letters: as much room is between words, and more between what stands apart. */
const SPACE = 0.12
const APART = 0.9
/** Behind the mark of a list. */
const APART_FROM_MARK = 4

function fragmentsOnLine(line: readonly Piece[]): Fragment[] {
  const fragments: Fragment[] = []
  for (const piece of line) {
    const last = fragments.at(-1)
    const gap = last ? (piece.x - last.right) / Math.max(piece.size, last.size) : 0
    const isApart = !last || gap > (isMark(last.text) ? APART_FROM_MARK : APART)
    if (isApart) {
      const { text, x, y, width, size, isBold } = piece
      fragments.push({ text, left: x, right: x + width, y, size, isBold })
      continue
    }
    const isSpaced = gap > SPACE && !/\s$/.test(last.text) && !/^\s/.test(piece.text)
    last.text += `${isSpaced ? ' ' : ''}${piece.text}`
    last.right = Math.max(last.right, piece.x + piece.width)
    last.isBold &&= piece.isBold || !/[\p{L}\p{N}]/u.test(piece.text)
    if (piece.size > last.size) Object.assign(last, { size: piece.size, y: piece.y })
  }
  return fragments
}

/** What stands before a line of a list. */
export const isMark = (text: string) => /^\s*(?:[•▪◦‣●○■□☐·*–-]|\d{1,2}[.)])\s*$/.test(text)
