import { joinLines } from '../../documents/join-lines.ts'
import { hyphenatedIn } from '../../documents/known-words.ts'
import type { Paragraph } from '../../documents/paragraph.ts'
import { saysFact } from '../../shapes/find-facts.ts'
import { isIngredientsHeading, isStepsHeading } from '../../shapes/headings.ts'
import { hasAmount, isListHeading } from '../../shapes/lines.ts'
import { recogniseLanguage } from '../../text/language.ts'
import { tidy } from '../../text/plain-line.ts'
import { baselinesOf, type Fragment, type PdfPage } from './page.ts'
import { contentOf } from './page-lines.ts'
import { readingOrder } from './reading-order.ts'

/** The paragraphs of a document's pages, their lines joined by how they stand. */
export function pdfParagraphs(pages: readonly PdfPage[]): Paragraph[] {
  const contents = contentOf(pages)
  const parts = contents.flatMap((content, at) =>
    readingOrder(content, limitOf(content, pages[at])).map(({ fragments, limit }) => ({
      lines: linesOf(fragments),
      limit,
    })),
  )
  const pitch = pitchOf(parts.map((part) => part.lines))
  const columns = parts.map((part) => columnOf(part.lines, part.limit, pitch))
  const lines = columns.flatMap((column) => column.lines)
  const isHyphenated = hyphenatedIn(lines.map(({ text }) => text))
  const body = bodySize(lines)
  const hasCapitals = recogniseLanguage(lines.map(({ text }) => text).join(' ')) === 'de'
  const paragraphs: Building[] = []
  for (const column of columns) {
    for (const [at, line] of column.lines.entries()) {
      const last = paragraphs.at(-1)
      const goesOn =
        last &&
        (at === 0 ? isTurned(last, line) : isOnward(last, line, { column, body, hasCapitals }))
      if (!goesOn) paragraphs.push({ first: line, last: line, column, text: line.text })
      else
        Object.assign(last, {
          last: line,
          column,
          text: joinLines(last.text, line.text, isHyphenated),
        })
    }
  }
  return paragraphs.map(toParagraph)
}

/** Text reaches as far as its longest line, and as near to the right edge of the page as to the left. */
function limitOf(content: readonly Fragment[], page: PdfPage | undefined): number {
  const left = content.reduce((least, one) => Math.min(least, one.left), Number.POSITIVE_INFINITY)
  const right = content.reduce((most, one) => Math.max(most, one.right), 0)
  return Math.max(right, (page?.width ?? 0) - left - MARGIN)
}
/** As much as margins differ, in points. */
const MARGIN = 16

type Line = {
  text: string
  left: number
  right: number
  y: number
  size: number
  isBold: boolean
}
/** Lines below each other, how far they may reach, and how far they are from each other. */
type Column = { lines: Line[]; right: number; pitch: number; isKnown: boolean }
type Building = { first: Line; last: Line; column: Column; text: string }

function linesOf(fragments: readonly Fragment[]): Line[] {
  return baselinesOf(fragments).map((parts) => ({
    text: tidy(parts.map(({ text }) => text).join(' ')),
    left: Math.min(...parts.map(({ left }) => left)),
    right: Math.max(...parts.map(({ right }) => right)),
    y: Math.max(...parts.map(({ y }) => y)),
    size: Math.max(...parts.map(({ size }) => size)),
    isBold: parts.every(({ isBold }) => isBold),
  }))
}

function columnOf(lines: Line[], limit: number, pitch: number): Column {
  const longest = Math.max(...lines.map((line) => line.right))
  const room = (limit - longest) / Math.max(1, ...lines.map(({ size }) => size))
  const full = lines.filter((line) => line.right > longest - FULL * line.size).length
  const isList = lines.filter(({ text }) => beginsWithAmount(text)).length * 2 >= lines.length
  // Where several lines end at one edge, that is where the column ends. Lines of a list may do so by chance.
  const isWitnessed = isList
    ? lines.length >= FEWEST_LISTED && full >= FEWEST_FULL && room > MUCH_ROOM
    : full >= FEWEST_FULL
  const right = isWitnessed ? longest : Math.max(longest, limit)
  return {
    lines,
    right,
    pitch: Math.min(pitch, pitchOf([lines])),
    isKnown: !isWitnessed || room < FULL,
  }
}
/** A line is full where no more than a short word has room behind it, in sizes of its letters. */
const FULL = 3
const MUCH_ROOM = 8
const FEWEST_FULL = 3
const FEWEST_LISTED = 8

/** The size that most lines have. */
function bodySize(lines: readonly Line[]): number {
  const sizes = lines.map(({ size }) => size).toSorted((one, other) => one - other)
  return sizes[Math.floor(sizes.length / 2)] ?? 0
}

/** From line to line of a paragraph, in sizes of letters: the small distances that columns have. */
function pitchOf(columns: readonly (readonly Line[])[]): number {
  const pitches = columns
    .flatMap((lines) =>
      lines.slice(1).map((line, at) => (line.y - (lines[at]?.y ?? 0)) / line.size),
    )
    .filter((pitch) => pitch > 0.8)
    .toSorted((one, other) => one - other)
  return Math.min(LOOSEST, pitches[Math.floor(pitches.length / 5)] ?? TIGHT)
}
const TIGHT = 1.3
const LOOSEST = 2.2
/** What is farther than this of the usual distance is another paragraph. */
const FARTHER = 1.2

const MARKED = /^(?:[•▪◦‣●○■□☐·*–-]|\d{1,2}[.)])\s+/

function isOnward(
  { first, last, text }: Building,
  line: Line,
  { column, body, hasCapitals }: { column: Column; body: number; hasCapitals: boolean },
): boolean {
  if (!areAlike(last, line) || MARKED.test(line.text)) return false
  const pitch = (line.y - last.y) / line.size
  if (pitch > column.pitch * FARTHER) return false
  if (line.size > body * 1.2)
    return pitch < TIGHT * FARTHER && !isLabel(line.text) && !isLabel(text)
  const isHanging = MARKED.test(first.text) && line.left > first.left + line.size * 0.5
  if (isHanging) return true
  // A first line that is set in begins a paragraph, one that is set out a line of a list.
  if (last !== first && line.left > last.left + line.size * 0.8) return false
  if (isOpen(text)) return true
  if (isLabel(line.text) || isListHeading(text)) return false
  if (beginsWithAmount(line.text) && text.length <= LONGEST_LISTED) return false
  // In a list a capital letter begins a line, but in German a noun.
  if (
    !column.isKnown &&
    !hasCapitals &&
    /^\p{Lu}/u.test(line.text) &&
    first === last &&
    hasAmount(text)
  )
    return false
  return isFull(last, line, column)
}

/** 'Ingredients', 'Serves 4', 'For the sauce': what stands for itself. */
const isLabel = (text: string) =>
  isListHeading(text) || saysFact(text) || isIngredientsHeading(text) || isStepsHeading(text)

/** A line that is longer is no ingredient. */
const LONGEST_LISTED = 60

const beginsWithAmount = (text: string) => hasAmount(text.split(' ').slice(0, 4).join(' '))

/** Whether a line cannot be the end of anything: 'peeled and', '2 cans of', '(drained'. */
const isOpen = (text: string) =>
  /(?:[-,(–&+]|(?:^|\s)(?:and|or|of|with|the|an?|in|to|for|from|und|oder|mit|von|der|die|das|den|dem|et|ou|de|du|des|le|la|les|avec|à|en|y|o|con|di|e))$/iu.test(
    text,
  ) || text.lastIndexOf('(') > text.lastIndexOf(')')

/** Whether the first word of a line found no room behind the line before it. */
function isFull(line: Line, next: Line, { right }: Column): boolean {
  const [word = ''] = next.text.split(' ', 1)
  const wordWidth = ((next.right - next.left) * word.length) / Math.max(1, next.text.length)
  // Words are wider or narrower than letters are as a rule; a sentence that ends leaves no doubt of one.
  const slack = /[.!?:]["”»)]?$/.test(line.text) || !/^\p{Ll}/u.test(next.text) ? 0.2 : 1.2
  return line.right + line.size * 0.25 + wordWidth > right - line.size * slack
}

/** What breaks off at the end of a column or page goes on in the next. */
function isTurned({ last, column }: Building, line: Line): boolean {
  if (!areAlike(last, line) || /[.!?:]["”»)]?$/.test(last.text)) return false
  return /^\p{Ll}/u.test(line.text) && !hasAmount(last.text) && isFull(last, line, column)
}

const areAlike = (one: Line, other: Line) =>
  one.isBold === other.isBold && Math.abs(one.size - other.size) < one.size * 0.08

function toParagraph({ text, first }: Building): Paragraph {
  const [mark = ''] = /^[•▪◦‣●○■□☐·*–-]\s+/.exec(text) ?? []
  return {
    text: text.slice(mark.length),
    kind: mark === '' ? 'paragraph' : 'item',
    size: Math.round(first.size * 2) / 2,
    isBold: first.isBold,
  }
}
