import type { CheerioAPI } from 'cheerio/slim'
import { type Element, isText } from 'domhandler'
import type { Paragraph } from '../../documents/paragraph.ts'
import type { PlacedPicture } from '../../documents/placed-pictures.ts'
import { isBareAmount } from '../../shapes/lines.ts'
import { tidy } from '../../text/plain-line.ts'
import { attributeOf, childOf, childrenOf, isOn } from './elements.ts'
import { levelOf, type Style, type Styles, settingOf, sizeOf } from './styles.ts'
import { picturesIn } from './word-pictures.ts'

/**
 * The paragraphs of `word/document.xml` in their order, without its table of contents, and the ids of
 * its pictures.
 */
export function wordParagraphs(
  document: CheerioAPI,
  styles: Styles,
): Pick<Walk, 'paragraphs' | 'pictures'> {
  const body = childOf(document.root().children('w\\:document').get(0), 'w:body')
  const walk: Walk = { styles, paragraphs: [], pictures: [], isApart: false }
  readAll(walk, childrenOf(body))
  return walk
}

type Walk = {
  styles: Styles
  paragraphs: Paragraph[]
  pictures: PlacedPicture[]
  isApart: boolean
}

function readAll(walk: Walk, elements: readonly Element[]): void {
  for (const element of elements) {
    if (element.name === 'w:p') readParagraph(walk, element)
    else if (element.name === 'w:tbl') readTable(walk, element)
    else if (HOLDERS.has(element.name)) readAll(walk, childrenOf(element))
  }
}

/** What other blocks stand in. */
const HOLDERS = new Set(['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml', 'w:smartTag', 'w:moveTo'])

/** A row is a line, unless a cell of it has several: then the table keeps parts of a page apart. */
function readTable(walk: Walk, table: Element): void {
  for (const row of rowsOf(table)) {
    const cells = childrenOf(row, 'w:tc').map((cell) => {
      const inner: Walk = { ...walk, paragraphs: [], pictures: [] }
      readAll(inner, childrenOf(cell))
      const at = walk.paragraphs.length
      for (const { name } of inner.pictures) walk.pictures.push({ name, at })
      return inner.paragraphs
    })
    const isLine = cells.every((cell) => cell.length <= 1) && cells.length > 1
    if (isLine) addRow(walk, cells.flat())
    else for (const paragraph of cells.flat()) walk.paragraphs.push(paragraph)
  }
}

function rowsOf(table: Element): Element[] {
  return childrenOf(table).flatMap((child) =>
    child.name === 'w:tr' ? [child] : HOLDERS.has(child.name) ? rowsOf(child) : [],
  )
}

/** Two ingredients beside each other ('200 g', 'flour', '3', 'eggs') are two lines. */
function addRow(walk: Walk, cells: readonly Paragraph[]): void {
  const starts = cells.flatMap(({ text }, at) => (at > 0 && isBareAmount(text) ? [at] : []))
  const isLed = isBareAmount(cells[0]?.text ?? '')
  const cuts = isLed ? [0, ...starts, cells.length] : [0, cells.length]
  for (const [index, from] of cuts.slice(0, -1).entries()) {
    const text = tidy(
      cells
        .slice(from, cuts[index + 1])
        .map((cell) => cell.text)
        .join(' '),
    )
    if (text !== '') walk.paragraphs.push({ kind: 'row', text })
  }
}

/** Letters of a paragraph, and how they are set. */
type Run = { text: string; isBold: boolean; size: number }
type Line = { runs: Run[]; boxes: Element[] }

function readParagraph(walk: Walk, element: Element): void {
  const properties = childOf(element, 'w:pPr')
  const style = walk.styles.of(settingOf(properties, 'w:pStyle'))
  if (/^(?:toc|contents) (?:\d|heading)/.test(style.name)) return
  if (childOf(properties, 'w:pageBreakBefore')) walk.isApart = true
  const reading: Reading = { walk, style, lines: [{ runs: [], boxes: [] }], isBroken: false }
  readRuns(reading, childrenOf(element), 0)
  const level = levelOf('', settingOf(properties, 'w:outlineLvl')) ?? style.level
  const numbered = childOf(properties, 'w:numPr')
  const isListed = numbered ? settingOf(numbered, 'w:numId') !== '0' : style.isListed
  for (const { runs, boxes } of reading.lines) {
    addLine(walk, runs, { level, isListed })
    for (const box of boxes) readAll(walk, childrenOf(box))
  }
  walk.isApart ||= reading.isBroken || childOf(properties, 'w:sectPr') !== undefined
}

function addLine(
  walk: Walk,
  runs: readonly Run[],
  { level, isListed }: { level: number | undefined; isListed: boolean },
): void {
  const text = tidy(runs.map((run) => run.text).join(''))
  if (text === '') return
  const words = runs.filter((run) => /[\p{L}\p{N}]/u.test(run.text))
  const [, mark = ''] = /^([•▪◦‣●○■□☐·–-])\s/u.exec(text) ?? []
  walk.paragraphs.push({
    text: mark === '' ? text : tidy(text.slice(1)),
    kind: level === undefined && (isListed || mark !== '') ? 'item' : 'paragraph',
    level,
    size: Math.max(0, ...words.map(({ size }) => size)),
    isBold: words.length > 0 && words.every(({ isBold }) => isBold),
    isApart: walk.isApart,
  })
  walk.isApart = false
}

type Reading = {
  walk: Walk
  style: Style
  lines: Line[]
  /** A page ends in it. */
  isBroken: boolean
}

/** No document nests deeper. */
const DEEPEST = 60

function readRuns(reading: Reading, elements: readonly Element[], depth: number): void {
  if (depth > DEEPEST) return
  for (const element of elements) {
    if (element.name === 'w:r') readRun(reading, element, depth)
    else if (!UNREAD.has(element.name)) readRuns(reading, childrenOf(element), depth + 1)
  }
}

/** What was deleted, what is said twice for older programs, and what is no text. */
const UNREAD = new Set(['w:pPr', 'w:del', 'w:moveFrom', 'mc:Fallback', 'w:sdtPr', 'm:oMath'])

function readRun(reading: Reading, element: Element, depth: number): void {
  const letters = childOf(element, 'w:rPr')
  const bold = childOf(letters, 'w:b')
  const hidden = childOf(letters, 'w:vanish')
  if (hidden && isOn(hidden)) return
  const own = reading.walk.styles.of(settingOf(letters, 'w:rStyle') ?? '')
  const { style } = reading
  const set = {
    isBold: bold ? isOn(bold) : (own.isBold ?? style.isBold ?? false),
    size: sizeOf(letters) ?? style.size ?? 0,
  }
  for (const child of childrenOf(element)) {
    const line = reading.lines.at(-1)
    if (child.name === 'w:br' || child.name === 'w:cr') {
      if (attributeOf(child, 'w:type') === 'page') reading.isBroken = true
      reading.lines.push({ runs: [], boxes: [] })
    } else if (
      child.name === 'w:drawing' ||
      child.name === 'mc:AlternateContent' ||
      child.name === 'w:pict'
    ) {
      line?.boxes.push(...boxesIn(child, depth))
      const at = reading.walk.paragraphs.length
      for (const name of picturesIn(child)) reading.walk.pictures.push({ name, at })
    } else line?.runs.push({ ...set, text: raisedApart(textOf(child), letters, line.runs) })
  }
}

/** The raised figure of '1 ¹/2' is none of the one before it. */
function raisedApart(text: string, letters: Element | undefined, before: readonly Run[]): string {
  const isRaised = settingOf(letters, 'w:vertAlign') === 'superscript'
  const isBehind = /\d$/.test(before.findLast((run) => run.text !== '')?.text ?? '')
  return isRaised && isBehind && /^\d/.test(text) ? ` ${text}` : text
}

function textOf(element: Element): string {
  if (element.name === 'w:t')
    return element.children.map((node) => (isText(node) ? node.data : '')).join('')
  if (element.name === 'w:tab' || element.name === 'w:ptab') return ' '
  return element.name === 'w:noBreakHyphen' ? '-' : ''
}

/** The text boxes of a drawing. */
function boxesIn(element: Element, depth: number): Element[] {
  if (depth > DEEPEST) return []
  return childrenOf(element).flatMap((child) => {
    if (child.name === 'w:txbxContent') return [child]
    return child.name === 'mc:Fallback' ? [] : boxesIn(child, depth + 1)
  })
}
