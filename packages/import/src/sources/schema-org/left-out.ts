import type { LineGroup } from '../../recipe.ts'
import type { Block } from '../../shapes/block.ts'
import { isStepsHeading } from '../../shapes/headings.ts'
import { hasAmount } from '../../shapes/lines.ts'
import { comparable, matchLines, type ShownPage } from './page-match.ts'

/**
 * Data that breaks off in the middle of a list: the page has the rest in the same list, letter for
 * letter up to there.
 */
export function addLeftOut(
  list: 'ingredients' | 'steps',
  groups: LineGroup[],
  page: ShownPage,
): LineGroup[] {
  const { fewest, mayGoOn, isHeaded, withoutCount } = LISTS[list]
  const [only, another] = groups
  const places = only && !another ? matchLines(only.lines, page) : undefined
  const [first, last] = [places?.[0], places?.at(-1)]
  const end = page[last ?? -1]?.block
  if (!only || first === undefined || last === undefined || end?.kind !== 'item') return groups
  const isExact = only.lines.every(
    (line, at) =>
      comparable(line) === withoutCount(page[places?.[at] ?? -1]?.letters ?? '', at + 1),
  )
  const behind = page.slice(last + 1).map(({ block }) => block)
  const stop = behind.findIndex(({ part, kind }) => part !== end.part || kind !== 'item')
  const rest = behind
    .slice(0, stop === -1 ? undefined : stop)
    .map(({ text }, at) => withoutCount(text, only.lines.length + at + 1))
  const isOfList = rest.length <= MOST_LEFT_OUT && rest.every(mayGoOn)
  const before = page.slice(Math.max(0, first - NEAR), first).map(({ block }) => block)
  if (!isExact || !isOfList || only.lines.length < fewest || !isHeaded(before)) return groups
  return [{ group: only.group, lines: [...only.lines, ...rest] }]
}

const MOST_LEFT_OUT = 30
/** Between a heading and its list stands a button or two. */
const NEAR = 3

const LISTS = {
  ingredients: {
    fewest: 3,
    mayGoOn: (line: string) => line.length < 200 && hasAmount(line),
    isHeaded: () => true,
    // A figure is an amount.
    withoutCount: (line: string) => line,
  },
  steps: {
    fewest: 2,
    mayGoOn: (line: string) => line.length >= 25 && line.length < 2_000 && /[.!。]$/.test(line),
    isHeaded: (before: readonly Block[]) => before.some(({ text }) => isStepsHeading(text)),
    /** The figure that a page sets before a step. */
    withoutCount: (text: string, count: number) =>
      text.startsWith(String(count)) ? text.slice(String(count).length).trimStart() : text,
  },
}
