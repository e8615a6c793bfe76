import { type AnyNode, type Element, isTag, type ParentNode } from 'domhandler'
import { BOLD } from '../../shapes/block.ts'

/** How high a heading an element is. */
export function levelOf(tag: string): number | undefined {
  const heading = /^h([1-6])$/.exec(tag)?.[1]
  if (heading) return Number(heading)
  return tag === 'legend' || tag === 'summary' || tag === 'caption' ? BOLD : undefined
}

export const LISTS = new Set(['ul', 'ol', 'dl', 'table', 'menu'])

/** A list item or a row that holds no list, heading or table of its own. */
export function isOneLine(element: Element): boolean {
  const queue: AnyNode[] = [...element.children]
  for (let node = queue.pop(), seen = 0; node; node = queue.pop(), seen += 1) {
    if (seen > MOST_IN_A_LINE) return false
    if (!isTag(node)) continue
    const tag = node.name.toLowerCase()
    if (LISTS.has(tag) || levelOf(tag) || tag === 'dt' || tag === 'dd') return false
    queue.push(...node.children)
  }
  return true
}

const MOST_IN_A_LINE = 300

/** A table that lays a page out has a text in a cell, of several lines. */
export function holdsTexts(row: Element): boolean {
  const breaks = elementsIn(row).filter(({ name }) => name === 'br' || name === 'p')
  return breaks.length >= FEWEST_LINES && breaks.length > row.children.filter(isTag).length
}

const FEWEST_LINES = 3

function elementsIn(element: Element): Element[] {
  const queue = element.children.filter(isTag)
  for (const each of queue) {
    if (queue.length > MOST_IN_A_LINE) break
    queue.push(...each.children.filter(isTag))
  }
  return queue
}

const isHeadCell = ({ name }: Element) => name === 'th'

/** 'For the dough' across a table. */
export function isHeadingRow({ children }: Element): boolean {
  const cells = children.filter(isTag)
  return cells.length === 1 && cells.every(isHeadCell)
}

/** 'Amount', 'Unit', 'Ingredient': what the columns are, of a table with rows of other cells. */
export function areColumnNames({ children, parent }: Element): boolean {
  const cells = children.filter(isTag)
  if (cells.length < 2 || !cells.every(isHeadCell) || !parent) return false
  return (parent.type === 'tag' && parent.name === 'thead') || holdsValues(parent)
}

/** Asked once of a table, however many rows it has. */
const known = new WeakMap<ParentNode, boolean>()

function holdsValues(rows: ParentNode): boolean {
  const isValue = (cell: AnyNode) => isTag(cell) && !isHeadCell(cell)
  const answer =
    known.get(rows) ?? rows.children.some((row) => isTag(row) && row.children.some(isValue))
  known.set(rows, answer)
  return answer
}

/** A term with several definitions behind it heads a list: 'For the dough', then its ingredients. */
export function headsSome(term: Element): boolean {
  let count = 0
  for (let next = term.next; next && count < 2; next = next.next) {
    if (!isTag(next)) continue
    if (next.name !== 'dd') break
    count += 1
  }
  return count === 2
}

/** 'For the dough' as an item with a list of its own. */
export const holdsList = ({ children }: Element) =>
  children.some((child) => isTag(child) && (child.name === 'ul' || child.name === 'ol'))
