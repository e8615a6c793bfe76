import { isIngredientsHeading, isStepsHeading } from '../../shapes/headings.ts'
import { tidy } from '../../text/plain-line.ts'
import { baselinesOf, type Fragment, fragmentsOf, type PdfPage } from './page.ts'

/** What stands on each page but for running heads and numbers of pages. */
export function contentOf(pages: readonly PdfPage[]): Fragment[][] {
  const contents = pages.map((page) => ({ page, lines: baselinesOf(fragmentsOf(page)) }))
  for (const edge of ['top', 'bottom'] as const)
    for (let peeled = 0; peeled < MOST_PEELED; peeled += 1) if (!peel(contents, edge)) break
  return contents.map(({ lines }) => lines.flat())
}

type Content = { page: PdfPage; lines: Fragment[][] }
type Edge = 'top' | 'bottom'

/** Lines at one edge of a page that are no part of its text. */
const MOST_PEELED = 3

/** Takes the outermost line of each page that says the same as that of others. Answers whether there was one. */
function peel(contents: Content[], edge: Edge): boolean {
  const at = edge === 'top' ? 0 : -1
  const repeats = new Map<string, number>()
  for (const { page, lines } of contents) {
    const key = keyOf(lines.at(at), page)
    if (key !== undefined) repeats.set(key, (repeats.get(key) ?? 0) + 1)
  }
  const fewest = Math.max(2, Math.min(3, contents.length))
  let isAny = false
  for (const content of contents) {
    const line = content.lines.at(at)
    const isRepeated = (repeats.get(keyOf(line, content.page) ?? '') ?? 0) >= fewest
    if (!line || !(isRepeated || isPageNumber(line, content.page))) continue
    content.lines.splice(at, 1)
    isAny = true
  }
  return isAny
}

/** What a line at the edge of its page says and where, figures alike; undefined of what no running head says. */
function keyOf(line: readonly Fragment[] | undefined, page: PdfPage): string | undefined {
  const text = textOf(line ?? [])
  if (!line || !isAtEdge(line, page) || text.length > 120) return undefined
  if (isIngredientsHeading(text) || isStepsHeading(text)) return undefined
  return `${Math.round((line[0]?.y ?? 0) / SAME_PLACE)} ${text.toLowerCase().replace(/\d+/g, '#')}`
}
/** In points. */
const SAME_PLACE = 3

const textOf = (line: readonly Fragment[]) => tidy(line.map(({ text }) => text).join(' '))

function isAtEdge(line: readonly Fragment[], { height }: PdfPage): boolean {
  const y = line[0]?.y ?? 0
  return y < height * AT_EDGE || y > height * (1 - AT_EDGE)
}
const AT_EDGE = 0.15

const isPageNumber = (line: readonly Fragment[], page: PdfPage) =>
  isAtEdge(line, page) && PAGE_NUMBER.test(textOf(line))
const PAGE_NUMBER =
  /^[–—|·•-]?\s*(?:(?:page|seite|p\.|s\.|página|pagina|pág\.)\s*)?(?:\d{1,4}|[ivxl]{1,6})(?:\s*(?:\/|of|von|sur|de|di)\s*\d{1,4})?\s*[–—|·•-]?$/i
