import type { LineGroup } from '../../recipe.ts'
import type { Block } from '../../shapes/block.ts'
import { listIngredients } from '../../shapes/find-ingredients.ts'
import { isIngredientsHeading } from '../../shapes/headings.ts'
import { hasAmount } from '../../shapes/lines.ts'
import { comparable, wordsOf } from './page-match.ts'

/** What the page shows in the place of a list, and which lines of the data it does not show. */
export type Shown = { groups: LineGroup[]; dropped: string[] }

/**
 * The list of ingredients that the page shows, where it is plainly the one that the data says and some
 * lines differ in their figures or are others, as where the data is older or was converted. A line that both
 * have in other words is the data's.
 */
export function findShown(
  groups: readonly LineGroup[],
  blocks: readonly Block[],
): Shown | undefined {
  const lines = groups.flatMap((group) => group.lines)
  if (lines.length < FEWEST || lines.length > MOST) return undefined
  for (const section of listIngredients(blocks).slice(0, MOST_SECTIONS)) {
    const shown = compare(lines, section.groups)
    if (shown && hasHeadings(shown.groups, groups)) return shown
  }
  return undefined
}

/** Whether all that heads lines in the data heads some on the page. */
function hasHeadings(shown: readonly LineGroup[], groups: readonly LineGroup[]): boolean {
  const headings = new Set(shown.map(({ group }) => comparable(group ?? '')))
  return groups.every(({ group }) => group === null || headings.has(comparable(group)))
}

const FEWEST = 4
const MOST = 200
const MOST_SECTIONS = 20
/** So much of both lists is the same, letter for letter. */
const SHARED = 0.5

const isIngredient = ({ line }: Line) =>
  hasAmount(line) && /\p{L}/u.test(line) && !isIngredientsHeading(line)

type Line = { line: string; letters: string; words: ReadonlySet<string>; figures: string[] }

const toLine = (line: string): Line => ({
  line,
  letters: comparable(line),
  words: wordsOf(line),
  figures: line.normalize('NFKD').replaceAll('\u2044', '/').match(FIGURE) ?? [],
})

/** Of '1 1/2' the one and the half: a program that drops fractions says the same line. */
const FIGURE = /\d+\/\d+|\d+(?:[.,]\d+)?/g

function compare(lines: readonly string[], section: readonly LineGroup[]): Shown | undefined {
  const shown = section.map(({ group, lines: own }) => ({ group, lines: own.map(toLine) }))
  const all = shown.flatMap((group) => group.lines)
  if (all.length > MOST) return undefined
  const left = lines.map(toLine)
  const exact = pair(left, all, (one, other) => one.letters === other.letters)
  if (exact.size < lines.length * SHARED || left.length === 0) return undefined
  const fuller = pair(left, without(all, exact), saysMore)
  const said = new Map([...exact, ...fuller])
  const alike = pair(left, without(all, said), saysSame)
  const isKept = (line: Line) => said.has(line) || alike.has(line) || isIngredient(line)
  const count = all.filter(isKept).length
  const isSameList = exact.size >= Math.max(lines.length, count) * SHARED && count >= lines.length
  if (!isSameList || left.length === 0) return undefined
  return {
    groups: shown
      .map(({ group, lines: own }) => ({
        group,
        lines: own.filter(isKept).map((line) => said.get(line) ?? line.line),
      }))
      .filter((group) => group.lines.length > 0),
    dropped: left.map(({ line }) => line),
  }
}

/** Pairs lines of a page with lines of the data, which are taken out of those that are left. */
function pair(
  left: Line[],
  shown: readonly Line[],
  isSame: (one: Line, other: Line) => boolean,
): Map<Line, string> {
  const pairs = new Map<Line, string>()
  for (const line of shown) {
    const at = left.findIndex((one) => isSame(one, line))
    const [taken] = at === -1 ? [] : left.splice(at, 1)
    if (taken) pairs.set(line, taken.line)
  }
  return pairs
}

const without = (lines: readonly Line[], taken: ReadonlyMap<Line, string>) =>
  lines.filter((line) => !taken.has(line))

/** Whether one line has all that the other has. */
function saysMore(one: Line, other: Line): boolean {
  if (one.letters === '' || other.letters === '') return false
  return one.letters.includes(other.letters) || other.letters.includes(one.letters)
}

/** Whether two lines are one in other words: both say most of it, with the same figures. */
function saysSame(one: Line, other: Line): boolean {
  const shared = [...one.words].filter((word) => other.words.has(word))
  const isAlike = shared.length * 2 >= Math.max(one.words.size, other.words.size)
  const [few, many] = [one.figures, other.figures].toSorted((a, b) => a.length - b.length)
  return isAlike && few?.every((figure) => many?.includes(figure)) === true
}
