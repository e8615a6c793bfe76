import type { CheerioAPI } from 'cheerio/slim'
import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { type Block, BOLD } from '../../shapes/block.ts'
import { partOfName } from '../../shapes/headings.ts'
import { isBareAmount } from '../../shapes/lines.ts'
import { tidy } from '../../text/plain-line.ts'
import {
  areColumnNames,
  headsSome,
  holdsList,
  holdsTexts,
  isHeadingRow,
  isOneLine,
  LISTS,
  levelOf,
} from './element-shapes.ts'
import { headingClassOf, markHeadings } from './heading-classes.ts'

/**
 * What a page shows, in its order: headings, list items, rows of tables and paragraphs, a line each.
 * `contentAlone` leaves out what is around it: menus, comments, what else there is to read.
 */
export function listBlocks(page: CheerioAPI, options: Options = {}): Block[] {
  return blocksOf(page.root().toArray(), options)
}

type Options = {
  contentAlone?: boolean
  /** How many elements and texts are looked at. */
  most?: number
}

/** The same of some elements alone. */
export function blocksOf(
  nodes: readonly AnyNode[],
  { contentAlone = false, most = Number.POSITIVE_INFINITY }: Options = {},
): Block[] {
  const walk: Walk = { blocks: [], marks: [], pieces: [], parts: 0, left: most, contentAlone }
  const place: Place = { kind: 'paragraph', part: 0, bold: false, inLine: false }
  for (const node of nodes) visit(walk, node, place, 0)
  flush(walk, place)
  return markHeadings(walk.blocks, walk.marks)
}

type Walk = {
  blocks: Block[]
  /** Of each block what may make it a heading: its class, or that an item of a list is bold. */
  marks: (string | undefined)[]
  pieces: Piece[]
  parts: number
  /** How many more elements and texts are looked at. */
  left: number
  contentAlone: boolean
}

type Piece = { text: string; bold: boolean; mark?: string | undefined }

/** Where in the page the text stands that is being collected. */
type Place = {
  kind: Block['kind']
  level?: number
  part: number
  bold: boolean
  mark?: string | undefined
  /** Inside an item or a row, which is one line whatever stands in it. */
  inLine: boolean
  /** Its line breaks are meant. */
  isSet?: boolean
}

/** No page nests deeper; what does is hostile, and its text is left out. */
const DEEPEST = 400

function visit(walk: Walk, node: AnyNode, place: Place, depth: number): void {
  walk.left -= 1
  if (walk.left < 0) return
  if (isText(node)) {
    addText(walk, node.data, place)
    return
  }
  if (!('children' in node) || depth > DEEPEST) return
  if (!isTag(node)) {
    visitAll(walk, node.children, place, depth)
    return
  }
  const tag = node.name.toLowerCase()
  if (isLeftOut(walk, node, tag)) return
  if (tag === 'br') {
    if (place.inLine) addSpace(walk)
    else flush(walk, place)
    return
  }
  const inside = placeOf(walk, node, tag, place)
  if (!inside) {
    if (BREAKS.has(tag)) addSpace(walk)
    const mark = headingClassOf(node.attribs.class) ?? place.mark
    const bold = place.bold || BOLD_TAGS.has(tag) || BOLD_STYLE.test(node.attribs.style ?? '')
    visitAll(walk, node.children, { ...place, bold, mark }, depth)
    if (BREAKS.has(tag)) addSpace(walk)
    return
  }
  flush(walk, place)
  visitAll(walk, node.children, inside, depth)
  flush(walk, inside)
}

/** A line each where its line breaks are meant. */
function addText(walk: Walk, data: string, place: Place): void {
  for (const [at, text] of (place.isSet ? data.split('\n') : [data]).entries()) {
    if (at > 0) flush(walk, place)
    if (text !== '') walk.pieces.push({ text, bold: place.bold, mark: place.mark })
  }
}

function visitAll(walk: Walk, nodes: readonly AnyNode[], place: Place, depth: number): void {
  let pair: Element | undefined
  for (const [at, node] of nodes.entries()) {
    if (walk.left < 0) return
    if (node === pair) continue
    const amount = isTag(node) && node.name === 'dt' ? amountOf(node, nodes, at) : undefined
    if (amount) visitPair(walk, [node, amount], place, depth + 1)
    else visit(walk, node, place, depth + 1)
    pair = amount ?? pair
  }
}

/** A food and its amount as a list of definitions has them are one line. */
function visitPair(walk: Walk, nodes: readonly AnyNode[], place: Place, depth: number): void {
  const inside: Place = { kind: 'item', part: place.part, bold: false, inLine: true }
  flush(walk, place)
  for (const node of nodes) {
    if ('children' in node) visitAll(walk, node.children, inside, depth)
    addSpace(walk)
  }
  flush(walk, inside)
}

/** What a term is defined as, where the one or the other is an amount and nothing else. */
function amountOf(term: Element, nodes: readonly AnyNode[], at: number): Element | undefined {
  const value = nodes.slice(at + 1, at + 3).find(isTag)
  // Terms in terms would be read once for each that they stand in.
  if (value?.name !== 'dd' || !isOneLine(term) || !isOneLine(value)) return undefined
  const [one, more] = [...blocksOf(term.children), ...blocksOf(value.children)].map(
    ({ text }) => text,
  )
  const isAmount = (text: string) => isBareAmount(text) || AS_NEEDED.test(text)
  return one && more && (isAmount(one) || isAmount(more)) ? value : undefined
}

const AS_NEEDED = /^(?:q\.? ?b\.?|n\. ?b\.|to taste|as needed|nach geschmack|al gusto|au goût)$/i

/** What an element makes of the text in it; undefined where the text runs on. */
function placeOf(walk: Walk, node: Element, tag: string, place: Place): Place | undefined {
  const own = headingClassOf(node.attribs.class)
  const fresh = { bold: false, inLine: false, mark: own }
  const level = levelOf(tag)
  if (level) return { ...fresh, kind: 'heading', level, part: nextPart(walk) }
  if (LISTS.has(tag)) return { ...fresh, kind: 'paragraph', part: nextPart(walk) }
  if (tag === 'li' || tag === 'dd')
    return {
      ...fresh,
      mark: own ?? (holdsList(node) ? `item with a list in ${place.part}` : undefined),
      kind: 'item',
      part: place.part,
      inLine: isOneLine(node),
    }
  if (tag === 'dt') {
    if (headsSome(node)) return { ...fresh, kind: 'heading', level: BOLD, part: nextPart(walk) }
    return { ...fresh, kind: 'item', part: place.part, inLine: true, bold: false }
  }
  if (tag === 'tr') {
    if (isHeadingRow(node))
      return { ...fresh, kind: 'heading', level: BOLD, part: nextPart(walk), inLine: true }
    return isOneLine(node) && !holdsTexts(node)
      ? { ...fresh, kind: 'row', part: place.part, inLine: true }
      : { ...fresh, kind: 'paragraph', part: nextPart(walk) }
  }
  if (place.inLine || !BREAKS.has(tag)) return undefined
  const isList = place.kind === 'item' || place.kind === 'row'
  return {
    ...fresh,
    isSet: tag === 'pre',
    mark: own ?? place.mark,
    kind: isList ? place.kind : 'paragraph',
    part: isList ? place.part : nextPart(walk),
  }
}

const nextPart = (walk: Walk) => ++walk.parts

const UNSEEN = new Set(
  'script style noscript template svg iframe object head select option button input textarea audio video canvas'.split(
    ' ',
  ),
)

const isLeftOut = (walk: Walk, node: Element, tag: string) =>
  UNSEEN.has(tag) ||
  (tag === 'tr' && areColumnNames(node)) ||
  (walk.contentAlone && isAround(node, tag))

/** Whether an element is about the site, or by its readers. */
function isAround({ attribs }: Element, tag: string): boolean {
  if (AROUND_TAGS.has(tag)) return true
  if (WHOLE_TAGS.has(tag)) return false
  return AROUND.test(`${attribs.id ?? ''} ${attribs.class ?? ''}`.slice(0, 300))
}

const AROUND_TAGS = new Set(['nav', 'footer'])
const WHOLE_TAGS = new Set(['html', 'body', 'main', 'article'])
const AROUND =
  /(?:^|\s)(?:comments?|comment-?list|respond|sidebar|breadcrumbs?|related(?:-\w+)?|newsletter|cookie\S*|site-(?:header|footer)|nav|navbar|menu|footer)(?:\s|$)/i

const BOLD_TAGS = new Set(['b', 'strong'])
const BOLD_STYLE = /font-weight\s{0,5}:\s{0,5}(?:bold|[6-9]00)/i
const BREAKS = new Set(
  'address article aside blockquote body center details div fieldset figcaption figure footer form header hgroup hr html main nav p pre section tbody thead tfoot td th'.split(
    ' ',
  ),
)

/** '45 g' in an element of its own right behind its food, '1<sup>1</sup>/2' and '2<b>eggs</b>' are words apart. */
function joinPieces(pieces: readonly { text: string }[]): string {
  const joined: string[] = []
  let last = ''
  for (const { text } of pieces) {
    const isApart =
      (/[\p{L}\p{N})]$/u.test(last) && /^\p{N}/u.test(text)) ||
      (/\p{N}$/u.test(last) && /^(?:\p{Lu}\p{Ll}|(?!ème|ère)\p{Ll}{3})/u.test(text))
    joined.push(isApart ? ` ${text}` : text)
    // A letter may take two places of a text.
    last = text.slice(-2) || last
  }
  return joined.join('')
}

const addSpace = (walk: Walk) => void walk.pieces.push({ text: ' ', bold: true })

function flush(walk: Walk, place: Place): void {
  const { pieces } = walk
  if (pieces.length === 0) return
  walk.pieces = []
  const whole = tidy(joinPieces(pieces))
  if (!/[\p{L}\p{N}]/u.test(whole)) return
  const [name, text] = place.kind === 'paragraph' ? partsOf(whole) : [undefined, whole]
  if (name !== undefined) {
    const heading = { kind: 'heading', level: BOLD, text: name, part: nextPart(walk) } as const
    walk.blocks.push(heading)
    walk.marks.push(undefined)
  }
  const isBold = pieces.every((piece) => piece.bold || !/[\p{L}\p{N}]/u.test(piece.text))
  const { kind, level, part } = place
  if (level) walk.blocks.push({ kind, level, text, part })
  else if (isBold && kind === 'paragraph')
    walk.blocks.push({ kind: 'heading', level: BOLD, text, part })
  else walk.blocks.push({ kind, text, part })
  walk.marks.push(markOf(pieces) ?? (isBold ? `bold in ${part}` : undefined))
}

/** 'Method: Beat the eggs.' is a heading and its text. */
function partsOf(text: string): [name: string | undefined, text: string] {
  const [, name = '', rest = ''] = /^([^:：]{3,40})[:：]\s{0,5}(?=\S)(.+)$/u.exec(text) ?? []
  return partOfName(name.trim()) === undefined || rest === '' ? [undefined, text] : [name, rest]
}

/** What all words of a line have. */
function markOf(pieces: readonly Piece[]): string | undefined {
  const words = pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  const [first] = words
  return words.every(({ mark }) => mark === first?.mark) ? first?.mark : undefined
}
