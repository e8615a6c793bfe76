import { type Box, boundsOf } from './grey.ts'

/** Letters of one line, or of a part of it between wide spaces. */
export type TextLine = { letters: Box[]; bounds: Box }

/**
 * The lines of a straight page: letters that stand beside each other on one foot. Grain and edges make
 * pieces too, but theirs end at any height.
 */
export function findTextLines(letters: readonly Box[], xHeight: number): TextLine[] {
  const chains = chainLetters(letters, xHeight)
  const plain = chains.filter((chain) => isTextLine(chain, xHeight))
  if (plain.length === 0) return []
  // Numbers, bullets and short words are no lines by themselves; they stand among lines, grain around them.
  const page = boundsOf(plain.flat())
  return chains
    .map((chain) => ({ letters: chain, bounds: boundsOf(chain) }))
    .filter(
      ({ letters: chain, bounds }) => plain.includes(chain) || isWithin(bounds, page, xHeight),
    )
}

function isWithin(piece: Box, page: Box, xHeight: number): boolean {
  const margin = xHeight * WIDEST_INDENT
  return (
    piece.left >= page.left - margin &&
    piece.right <= page.right + margin &&
    piece.top >= page.top - xHeight &&
    piece.bottom <= page.bottom + xHeight
  )
}

const FEWEST = 4
const WIDEST_SPACE = 2
/** Between a bullet and its line. */
const WIDEST_INDENT = 3.5

/** Letters in a row, each within a space of the one before. */
function chainLetters(letters: readonly Box[], xHeight: number): Box[][] {
  const open: Box[][] = []
  const closed: Box[][] = []
  for (const letter of letters.toSorted((one, other) => one.left - other.left)) {
    const at = open.findIndex((chain) => follows(chain, letter, xHeight))
    if (at < 0) open.push([letter])
    else open[at]?.push(letter)
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const chain = open[index]
      if (chain && letter.left - reachOf(chain) > xHeight * WIDEST_SPACE) {
        closed.push(chain)
        open.splice(index, 1)
      }
    }
  }
  return [...closed, ...open]
}

const reachOf = (chain: readonly Box[]) => Math.max(...chain.slice(-3).map(({ right }) => right))

function follows(chain: readonly Box[], letter: Box, xHeight: number): boolean {
  if (letter.left - reachOf(chain) > xHeight * WIDEST_SPACE) return false
  return chain.slice(-3).some((before) => overlap(before, letter) >= 0.4)
}

/** Of the lower one's height so much stands beside the other. */
function overlap(one: Box, other: Box): number {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return shared / Math.min(one.bottom - one.top, other.bottom - other.top)
}

function isTextLine(chain: readonly Box[], xHeight: number): boolean {
  const tall = chain.filter(({ top, bottom }) => bottom - top >= xHeight * 0.7)
  if (tall.length < FEWEST) return false
  const feet = tall.map(({ bottom }) => bottom).sort((one, other) => one - other)
  const foot = feet[Math.floor(feet.length * 0.4)] ?? 0
  const standing = feet.filter((bottom) => Math.abs(bottom - foot) <= xHeight * 0.22)
  return standing.length >= tall.length * 0.5 && tall.length >= chain.length * 0.5
}
