import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'
import { attributeOf, childOf, childrenOf, isOn } from './elements.ts'

/** What a style of a document says of the paragraphs and letters that have it. */
export type Style = {
  name: string
  /** 1 to 6 of a heading. */
  level?: number
  isListed: boolean
  isBold?: boolean
  /** In points. */
  size?: number
}

export type Styles = {
  /** What a style says, with all that it is based on; of an unknown one what holds for the whole document. */
  of(id: string | undefined): Style
}

/** The styles of a document by their ids, as `word/styles.xml` has them. */
export function readStyles(document: CheerioAPI | undefined): Styles {
  const root = document?.root().children('w\\:styles').get(0)
  const elements = new Map<string, Element>()
  let standard: string | undefined
  for (const element of childrenOf(root, 'w:style').slice(0, MOST_STYLES)) {
    const id = attributeOf(element, 'w:styleId')
    if (id === undefined) continue
    elements.set(id, element)
    const isStandard = attributeOf(element, 'w:default') === '1'
    if (isStandard && attributeOf(element, 'w:type') === 'paragraph') standard ??= id
  }
  const defaults = childOf(childOf(childOf(root, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr')
  const base: Style = { name: '', isListed: false, size: sizeOf(defaults) ?? STANDARD_SIZE }
  const known = new Map<string, Style>()
  const find = (id: string | undefined, depth: number): Style => {
    const element = id === undefined ? undefined : elements.get(id)
    if (id === undefined || !element || depth > DEEPEST) return base
    const style =
      known.get(id) ?? readStyle(element, find(settingOf(element, 'w:basedOn'), depth + 1))
    known.set(id, style)
    return style
  }
  return { of: (id) => find(id ?? standard, 0) }
}

const MOST_STYLES = 5_000
const DEEPEST = 20
/** Of Word where a document says nothing. */
const STANDARD_SIZE = 10

function readStyle(element: Element, parent: Style): Style {
  const name = settingOf(element, 'w:name') ?? ''
  const paragraph = childOf(element, 'w:pPr')
  const letters = childOf(element, 'w:rPr')
  const bold = childOf(letters, 'w:b')
  const level = levelOf(name, settingOf(paragraph, 'w:outlineLvl')) ?? parent.level
  const size = sizeOf(letters) ?? parent.size
  const isBold = bold ? isOn(bold) : parent.isBold
  return {
    name: name.toLowerCase(),
    isListed:
      parent.isListed ||
      childOf(paragraph, 'w:numPr') !== undefined ||
      /^list (?:bullet|number)/i.test(name),
    ...(level === undefined ? {} : { level }),
    ...(isBold === undefined ? {} : { isBold }),
    ...(size === undefined ? {} : { size }),
  }
}

/** A title stands above the headings, whose outline begins at 0. */
export function levelOf(name: string, outline: string | undefined): number | undefined {
  if (/^title$/i.test(name)) return 1
  const named = /^heading (\d)$/i.exec(name)?.[1]
  if (named !== undefined) return Math.min(Number(named) + 1, LOWEST)
  return /^[0-8]$/.test(outline ?? '') ? Math.min(Number(outline) + 2, LOWEST) : undefined
}
const LOWEST = 6

export const settingOf = (element: Element | undefined, name: string) =>
  attributeOf(childOf(element, name), 'w:val')

/** Word counts in half points. */
export function sizeOf(letters: Element | undefined): number | undefined {
  const halves = Number(settingOf(letters, 'w:sz'))
  return halves > 0 ? halves / 2 : undefined
}
