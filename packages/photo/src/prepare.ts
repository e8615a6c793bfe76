import { findBullets } from './bullets.ts'
import { erase, eraseUnwritten, keepWithin, withoutCrumbs } from './clean.ts'
import { findColumns } from './columns.ts'
import { findComponents, findLetters } from './components.ts'
import { flattenLight } from './flatten.ts'
import { type Box, type Grey, type Rgba, toGrey } from './grey.ts'
import { calm, findNoise } from './noise.ts'
import { findPaper } from './paper.ts'
import { findSkew, straighten } from './skew.ts'
import { findTextLines } from './text-lines.ts'

/** A photograph made ready to be read. */
export type PreparedPhoto = {
  /** The page straight, evenly lit, and with letters of the size that is read best. */
  page: Grey
  /** Its parts in reading order: columns are apart. */
  columns: Box[]
  /** The dots that lines begin with: they are no longer on the page. */
  bullets: Box[]
}

/** Photographs are scaled down to so many pixels before: twelve megapixels show no more of a page. */
export const MOST_PIXELS = 6_000_000

export function preparePhoto(photo: Rgba): PreparedPhoto {
  const flat = flattenPage(toGrey(photo))
  const found = findLetters(findComponents(flat), flat)
  const skew = findSkew(keepWithin(flat, withoutCrumbs(found.letters, found.xHeight), 1))
  const straight = straighten(flat, skew, factorFor(flat, found.xHeight))
  const { letters, xHeight } = findLetters(findComponents(straight), straight)
  const plain = withoutCrumbs(letters, xHeight)
  const bullets = findBullets(plain, xHeight)
  const lines = findTextLines(plain, xHeight)
  const written = lines.map(({ bounds }) => bounds)
  const columns = findColumns(
    lines.flatMap((line) => line.letters),
    xHeight,
  )
  return {
    page: erase(keepWithin(straight, written, xHeight * ACCENTS), bullets, 2),
    columns: columns.map((box) => grow(box, xHeight)),
    bullets,
  }
}

/** Above and below the letters of a line stand dots, accents and commas. */
const ACCENTS = 0.6

/** The page evenly lit, without its grain and without the table that it lies on. */
function flattenPage(grey: Grey): Grey {
  const noise = findNoise(grey)
  const calmed = noise > NOISE_LEFT ? calm(grey) : grey
  const paper = findPaper(calmed)
  const flat = flattenLight(calmed, paper, findNoise(calmed))
  const { letters, xHeight } = findLetters(findComponents(flat), flat)
  return eraseUnwritten(flat, paper, withoutCrumbs(letters, xHeight))
}

/** So much noise does no harm; strokes are kept sharp. */
const NOISE_LEFT = 5

/** The height of an x, in pixels, at which tesseract misreads least. */
const BEST_X_HEIGHT = 24
const LARGEST_FACTOR = 3
/** Larger pages would take minutes and the memory of a phone. */
const MOST_PREPARED_PIXELS = 16_000_000

function factorFor({ width, height }: Grey, xHeight: number): number {
  if (xHeight === 0) return 1
  const wanted = Math.min(LARGEST_FACTOR, BEST_X_HEIGHT / xHeight)
  return Math.min(wanted, Math.sqrt(MOST_PREPARED_PIXELS / (width * height)))
}

/** White around letters: what touches the edge of a picture is misread. */
function grow(box: Box, xHeight: number): Box {
  return {
    left: box.left - xHeight,
    top: box.top - xHeight,
    right: box.right + xHeight,
    bottom: box.bottom + xHeight,
  }
}
