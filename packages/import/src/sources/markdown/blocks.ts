import { fromMarkdown } from 'mdast-util-from-markdown'
import { RefusedError } from '../../refused-error.ts'

/** A block of Markdown: what it is, and its text as it is read and as it is written. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'rule' }
  | { kind: 'item'; text: string; raw: string; links: Link[]; emphasis: string | null }
  | {
      kind: 'paragraph'
      text: string
      raw: string
      links: Link[]
      emphasis: string | null
      mark: 'one' | 'two' | null
    }

/** An address that a text leads to, or the picture that it shows. */
export type Link = { text: string; address: string; isPicture: boolean }

type Parent = ReturnType<typeof fromMarkdown>
type Any = Parent['children'][number]

/** A recipe is a page; what is longer, or nested deeper than lists of lists, is none. */
const LONGEST = 300_000
const DEEPEST = 10

/** The blocks of a text in Markdown, in their order; items of lists one by one. @throws RefusedError */
export function readMarkdown(text: string): Block[] {
  if (text.length > LONGEST || NESTED.test(text) || isFullOfMarks(text)) {
    throw new RefusedError('The text is longer or deeper than a recipe.')
  }
  const { children } = fromMarkdown(text)
  const addresses = new Map(
    children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])),
  )
  return children
    .filter(({ type }) => type !== 'definition')
    .flatMap((node) => toBlocks(node, { text, addresses }, 0))
}
/** Quotes in quotes and lists in lists, on one line: a parser takes long for them. */
const NESTED = /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*){12}/m

/** The whole text, and where its references lead. */
type Document = { text: string; addresses: ReadonlyMap<string, string> }

/** Marks that never close: a parser holds each of a paragraph against all before it. */
const isFullOfMarks = (text: string) =>
  text.split(/\n[ \t]*\n/).some((part) => (part.match(/[*_[\]`<]/g)?.length ?? 0) > MARKS_AT_MOST)
const MARKS_AT_MOST = 2_000

function toBlocks(node: Any, source: Document, depth: number): Block[] {
  if (depth > DEEPEST) return []
  if (node.type === 'heading')
    return [{ kind: 'heading', level: node.depth, text: textOf(node, 0) }]
  if (node.type === 'thematicBreak') return [{ kind: 'rule' }]
  if (node.type === 'list') {
    return node.children.map((item) => {
      const first = item.children[0]
      const lead = first?.type === 'paragraph' ? first.children[0] : undefined
      return {
        kind: 'item' as const,
        text: textOf(item, 0).replace(TASK_BOX, ''),
        raw: rawOf(item, source),
        links: linksOf(item, source, 0),
        emphasis: lead?.type === 'emphasis' ? textOf(lead, 0) : null,
      }
    })
  }
  if (node.type === 'blockquote')
    return node.children.flatMap((part) => toBlocks(part, source, depth + 1))
  const only =
    node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : undefined
  const mark = only?.type === 'emphasis' ? 'one' : only?.type === 'strong' ? 'two' : null
  const raw = rawOf(node, source)
  const text = node.type === 'paragraph' ? textOf(node, 0) : raw
  const links = linksOf(node, source, 0)
  const rows = node.type === 'paragraph' ? rowsOf(text) : undefined
  if (rows)
    return rows.map((row, at) => ({
      kind: 'item',
      text: row,
      raw: row,
      links: at === 0 ? links : [],
      emphasis: null,
    }))
  return [{ kind: 'paragraph', text, raw, links, emphasis: null, mark }]
}

/** '[ ] ' before an item that is there to be ticked off. */
const TASK_BOX = /^\[[ xX]\]\s+/gm

/** The rows of a table without its signs and without what heads its columns; undefined of other text. */
function rowsOf(text: string): string[] | undefined {
  const [, rule, ...rows] = text.split('\n')
  if (!rule?.includes('|') || !/^[ \t|:-]+$/.test(rule) || !rule.includes('-')) return undefined
  return rows.flatMap((row) => row.replace(/[ \t]*\|[ \t]*/g, ' ').trim() || [])
}

const rawOf = (node: { position?: Any['position'] }, source: Document) =>
  source.text.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)

/** Its letters without marks; parts that stand apart with a space between. */
function textOf(node: object, depth: number): string {
  if (depth > 50) return ''
  if ('value' in node && typeof node.value === 'string') return node.value
  if ('alt' in node && typeof node.alt === 'string') return node.alt
  if ('type' in node && node.type === 'break') return '\n'
  if (!('children' in node && Array.isArray(node.children))) return ''
  const isList = 'type' in node && (node.type === 'listItem' || node.type === 'list')
  const parts = node.children.map((child: object) => {
    const text = textOf(child, depth + 1)
    // Lines of one paragraph of an item go on; its paragraphs and the items in it stand apart.
    return 'type' in child && child.type === 'paragraph' && isList
      ? text.replaceAll('\n', ' ')
      : text
  })
  return parts.join(isList ? '\n' : '')
}

function linksOf(node: object, source: Document, depth: number): Link[] {
  if (depth > 50) return []
  const inner: Link[] =
    'children' in node && Array.isArray(node.children)
      ? node.children.flatMap((child: object) => linksOf(child, source, depth + 1))
      : []
  const address = addressOf(node, source)
  return address === undefined
    ? inner
    : [{ text: textOf(node, 0), address, isPicture: 'alt' in node }, ...inner]
}

function addressOf(node: object, { addresses }: Document): string | undefined {
  if ('url' in node && typeof node.url === 'string') return node.url
  const isReference = 'identifier' in node && typeof node.identifier === 'string'
  return isReference ? addresses.get(String(node.identifier)) : undefined
}
