import { isBareAmount } from '../../shapes/lines.ts'
import { type Fragment, isMark } from './page.ts'

/** Text that stands in one column, and how far to the right it may reach. */
export type Column = { fragments: Fragment[]; limit: number }

/**
 * The parts of a page in the order in which one reads them, each with text in one column: what stands
 * in columns is read column after column, and what stands across them parts those above from those below.
 * @param limit how far text may reach to the right
 */
export function readingOrder(fragments: readonly Fragment[], limit: number, depth = 0): Column[] {
  const gutter = depth < DEEPEST ? findGutter(fragments) : undefined
  if (gutter === undefined)
    return fragments.length > 0 ? [{ fragments: [...fragments], limit }] : []
  return bandsOf(fragments, gutter).flatMap((band) => {
    if (!areColumns(band, gutter))
      return band.length < fragments.length
        ? readingOrder(band, limit, depth + 1)
        : [{ fragments: band, limit }]
    const { left, right } = sidesOf(band, gutter)
    return [
      ...readingOrder(left, gutter - WIDE_GUTTER, depth + 1),
      ...readingOrder(right, limit, depth + 1),
    ]
  })
}

/** Of what is called a gutter in points, at most: a column may reach as near to the next as this. */
const WIDE_GUTTER = 36
const DEEPEST = 6
/** A column has some lines; between columns is more room than between words, in points. */
const FEWEST_LINES = 2
const NARROWEST_GUTTER = 6
const SAME_EDGE = 2
const MOST_EDGES = 60

/** The left edge of a column that has another one beside it: the one that most lines stand beside. */
function findGutter(fragments: readonly Fragment[]): number | undefined {
  let best: { edge: number; score: number } | undefined
  for (const edge of edgesOf(fragments)) {
    const columns = bandsOf(fragments, edge).filter((band) => areColumns(band, edge))
    const score = columns.reduce((sum, band) => {
      const { left, right } = sidesOf(band, edge)
      return sum + Math.min(left.length, right.length)
    }, 0)
    if (score >= FEWEST_LINES && score > (best?.score ?? 0)) best = { edge, score }
  }
  return best?.edge
}

/** Left edges that several lines have. */
function edgesOf(fragments: readonly Fragment[]): number[] {
  const counts = new Map<number, number>()
  for (const { left } of fragments) {
    const edge = Math.round(left / SAME_EDGE) * SAME_EDGE
    counts.set(edge, (counts.get(edge) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count >= FEWEST_LINES)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_EDGES)
    .map(([edge]) => edge)
}

function sidesOf(fragments: readonly Fragment[], edge: number) {
  return {
    left: fragments.filter((one) => one.right <= edge - NARROWEST_GUTTER),
    right: fragments.filter((one) => one.left >= edge - SAME_EDGE),
  }
}

/** The page from top to bottom, cut where text stands across the gutter and where a heading does. */
function bandsOf(fragments: readonly Fragment[], edge: number): Fragment[][] {
  const { left, right } = sidesOf(fragments, edge)
  const sides = new Set([...left, ...right])
  const wide = fragments.filter((one) => !sides.has(one))
  const across = new Set(wide)
  for (const [own, other] of [
    [left, right],
    [right, left],
  ] as const)
    for (const one of own) if (isHeadingAcross(one, { own, other, across: wide })) across.add(one)
  const bands: { isAcross: boolean; fragments: Fragment[] }[] = []
  for (const one of fragments.toSorted((first, second) => first.y - second.y)) {
    const isAcross = across.has(one)
    const band = bands.at(-1)
    if (band?.isAcross === isAcross) band.fragments.push(one)
    else bands.push({ isAcross, fragments: [one] })
  }
  return joinBands(
    bands.map((band) => band.fragments),
    edge,
  )
}

/** What is read as one column goes together, that its lines may find each other. */
function joinBands(bands: readonly Fragment[][], edge: number): Fragment[][] {
  const joined: Fragment[][] = []
  let isOpen = false
  for (const band of bands) {
    const isOne = !areColumns(band, edge)
    if (isOne && isOpen) joined.at(-1)?.push(...band)
    else joined.push([...band])
    isOpen = isOne
  }
  return joined
}

/** A heading over both columns that is too short to reach the second: larger, with nothing beside it. */
function isHeadingAcross(
  one: Fragment,
  {
    own,
    other,
    across,
  }: { own: readonly Fragment[]; other: readonly Fragment[]; across: readonly Fragment[] },
): boolean {
  const body = own.filter(({ size }) => size < one.size * 0.9).length
  if (body * 2 < own.length) return false
  const margin = one.size * 0.6
  const top = one.y - one.size - margin
  const bottom = one.y + margin
  if (other.some(({ y, size }) => y > top && y - size < bottom)) return false
  const isAbove = other.some(({ y }) => y <= top)
  const isBelow = [...other, ...across].some(({ y }) => y > bottom)
  // With nothing of its own below it, it heads what comes on the next page.
  if (!own.some(({ y }) => y > one.y)) return true
  return isBelow && (isAbove || !own.some(({ y }) => y < one.y))
}

/** Whether what stands left and right of an edge are columns, and no table of amounts and their foods. */
function areColumns(band: readonly Fragment[], edge: number): boolean {
  const { left, right } = sidesOf(band, edge)
  if (left.length + right.length < band.length) return false
  if (left.length < FEWEST_LINES || right.length < FEWEST_LINES) return false
  const overlap = Math.min(bottomOf(left), bottomOf(right)) - Math.max(topOf(left), topOf(right))
  if (overlap <= 0) return false
  return !(isTable(left, right) || isTable(right, left))
}

const topOf = (side: readonly Fragment[]) => Math.min(...side.map(({ y, size }) => y - size))
const bottomOf = (side: readonly Fragment[]) => Math.max(...side.map(({ y }) => y))

/** Amounts beside foods, marks beside steps, and numbers of pages beside titles, on the same lines. */
function isTable(cells: readonly Fragment[], others: readonly Fragment[]): boolean {
  const narrow = cells.filter(({ text }) => isCell(text.trim()))
  if (narrow.length < cells.length * 0.5) return false
  const beside = narrow.filter((cell) =>
    others.some(({ y }) => Math.abs(y - cell.y) < cell.size / 2),
  )
  return beside.length * 4 >= narrow.length * 3
}

const isCell = (text: string) =>
  isMark(text) || isBareAmount(text) || /^\p{N}{1,4}\.?$|^\p{L}{1,3}\.?$/u.test(text)
