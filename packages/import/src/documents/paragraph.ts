import { type Block, BOLD } from '../shapes/block.ts'
import { hasAmount, saysServings } from '../shapes/lines.ts'

/** A paragraph of a document as it is set: what Word, RTF, PDF and plain text have in common. */
export type Paragraph = {
  /** One line, white space as single spaces. */
  text: string
  kind: 'item' | 'row' | 'paragraph'
  /** How far down it stands, 1 to 6, where the document itself says that it is a heading. */
  level?: number | undefined
  /** Of its letters, in points. */
  size?: number | undefined
  /** Whether all of it is in bold letters. */
  isBold?: boolean
  /** Whether it begins behind a page break, a rule or a gap as wide as one. */
  isApart?: boolean
}

/**
 * The paragraphs as blocks: what is set larger than most of the text, in bold or in capitals, or stands
 * short behind a break, is a heading, and the larger one the higher.
 */
export function toBlocks(paragraphs: readonly Paragraph[]): Block[] {
  const levelOf = levelsOf(paragraphs)
  let part = 0
  let before: Paragraph | undefined
  return paragraphs.map((paragraph): Block => {
    const { text, kind } = paragraph
    const level = levelOf(paragraph)
    const goesOn = kind !== 'paragraph' && before?.kind === kind && !before.level
    if (!goesOn || level !== undefined) part += 1
    before = paragraph
    return level === undefined ? { kind, text, part } : { kind: 'heading', level, text, part }
  })
}

function levelsOf(paragraphs: readonly Paragraph[]): (one: Paragraph) => number | undefined {
  const body = bodySize(paragraphs)
  const isStyled = paragraphs.some(({ level }) => level !== undefined)
  const sizes = headingSizes(paragraphs, body)
  const amounts = paragraphs.filter(({ text }) => isShort(text) && hasAmount(text))
  // Some books set their ingredients in bold: then bold says nothing of headings.
  const isBoldAll = amounts.filter(({ isBold }) => isBold).length * 2 > amounts.length
  return (one) => {
    if (one.level !== undefined) return one.level
    if (one.kind !== 'paragraph' || !canHead(one.text)) return undefined
    const rank = sizes.findIndex((size) => (one.size ?? 0) >= size * (1 - SAME))
    if (rank >= 0) return isStyled ? BOLD : Math.min(rank + 1, LOWEST)
    if (hasAmount(one.text)) return undefined
    if ((one.isBold && !isBoldAll) || isCapitals(one.text)) return BOLD
    return one.isApart ? LOWEST : undefined
  }
}

const LOWEST = 6
/** Sizes that differ by less are the same to the eye. */
const SAME = 0.05
const LONGEST = 100

const isShort = (text: string) => text.length <= LONGEST

function canHead(text: string): boolean {
  if (!isShort(text) || !/\p{L}/u.test(text) || /[.,;]$/.test(text)) return false
  return !saysServings(text)
}

/** The size that most letters have. */
function bodySize(paragraphs: readonly Paragraph[]): number {
  const letters = new Map<number, number>()
  for (const { size = 0, text } of paragraphs)
    letters.set(size, (letters.get(size) ?? 0) + text.length)
  const [most] = [...letters].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? 0
}

/** The sizes of headings, the largest first. */
function headingSizes(paragraphs: readonly Paragraph[], body: number): number[] {
  const larger = paragraphs.flatMap(({ size = 0, text }) =>
    size > body * (1 + 2 * SAME) && canHead(text) ? [size] : [],
  )
  const sizes: number[] = []
  for (const size of larger.toSorted((one, other) => other - one)) {
    const last = sizes.at(-1)
    if (last === undefined || size < last * (1 - SAME)) sizes.push(size)
  }
  return sizes.filter((size) => !isOfAmounts(paragraphs, size))
}

/** A list of ingredients may be set larger than the method. */
function isOfAmounts(paragraphs: readonly Paragraph[], size: number): boolean {
  const own = paragraphs.filter((one) => Math.abs((one.size ?? 0) - size) <= size * SAME)
  return own.filter(({ text }) => hasAmount(text)).length * 3 > own.length
}

/** 'LEEK SOUP': words in capitals, and no abbreviation. */
const isCapitals = (text: string) =>
  text.length <= 60 && /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text)
