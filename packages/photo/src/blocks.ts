import { hasBullet } from './bullets.ts'
import { doubtAmounts } from './doubt-amounts.ts'
import { type Box, boundsOf } from './grey.ts'
import { mendWords } from './mend-words.ts'
import type { ReadLine, Word } from './recognised.ts'

/** A word, and whether it may be misread. */
export type ReadWord = { text: string; isDoubtful: boolean }

/**
 * A line of a recipe as it was read: a heading, an item of a list or a paragraph, in one piece where
 * it is printed over several lines. With `kind`, `level`, `part` and `text` it is what a shape of a
 * recipe is looked for in.
 */
export type PhotoBlock = {
  kind: 'heading' | 'item' | 'paragraph'
  /** Of a heading: 1 for the largest, else 2. */
  level?: number
  /** Items of one list have the same number. */
  part: number
  text: string
  words: ReadWord[]
  /** Where on the page. */
  box: Box
}

/** What was read of a part of a page. */
export type ReadColumn = { lines: ReadLine[]; bullets: readonly Box[] }

/** The lines of a page's parts, in order, put together to what belongs together. */
export function toBlocks(columns: readonly ReadColumn[]): PhotoBlock[] {
  const all = columns.flatMap(({ lines }) => lines)
  const size = medianOf(all.map((line) => line.size))
  const blocks: PhotoBlock[] = []
  let part = 0
  for (const column of columns) {
    const pieces = joinLines(column, size)
    for (const [at, piece] of pieces.entries()) {
      const before = pieces[at - 1]
      const continues = before && before.kind === 'item' && piece.kind === 'item'
      if (!continues) part += 1
      blocks.push(toBlock(piece, part, size))
    }
  }
  return blocks
}

/** Below this a word is shown as doubtful. */
const SURE = 80
/** So much larger than most lines a line heads others. */
const HEADING = 1.18
const TITLE = 1.5

type Piece = { kind: PhotoBlock['kind']; lines: ReadLine[] }

function toBlock({ kind, lines }: Piece, part: number, size: number): PhotoBlock {
  const words = joinWords(lines.map((line) => withoutSign(doubtAmounts(mendWords(line.words)))))
  const largest = Math.max(...lines.map((line) => line.size))
  return {
    kind,
    ...(kind === 'heading' && { level: largest >= size * TITLE ? 1 : 2 }),
    part,
    text: words.map(({ text }) => text).join(' '),
    words,
    box: boundsOf(lines.map(({ box }) => box)),
  }
}

/** A line's words without the sign that it begins with; numbers of steps stay, the reader of shapes knows them. */
const withoutSign = (words: Word[]) =>
  words.length > 1 && /^[-–—•*·«»¢°+]$/.test(words[0]?.text ?? '') ? words.slice(1) : words

/** The words of several lines; one that a hyphen divides is put together. */
function joinWords(lines: readonly Word[][]): ReadWord[] {
  const joined: ReadWord[] = []
  for (const line of lines) {
    for (const [at, { text, confidence }] of line.entries()) {
      const before = joined.at(-1)
      const isDoubtful = confidence < SURE
      if (at === 0 && before && /\p{L}-$/u.test(before.text) && /^[\p{L}\p{N}]/u.test(text)) {
        before.text = joinHyphened(before.text, text)
        before.isDoubtful = true
      } else joined.push({ text, isDoubtful })
    }
  }
  return joined
}

/** A hyphen at the end of a line is printed for the line's sake, unless the word before it stands by itself. */
function joinHyphened(before: string, behind: string): string {
  const keeps = !/^\p{Ll}/u.test(behind) || COMPOUND.test(before)
  return keeps ? before + behind : before.slice(0, -1) + behind
}

const COMPOUND =
  /(?:^|[^\p{L}])(?:all|bite|cast|coarse|deep|dry|egg|extra|fine|flat|foil|free|full|gluten|half|heavy|high|large|long|low|medium|multi|non|off|oven|pan|pre|re|ready|self|semi|short|six|slow|small|stir|sugar|thick|thin|three|two|up|well)-$/iu

/** The lines of a column by what they are, those that go on put to the one before. */
function joinLines({ lines, bullets }: ReadColumn, size: number): Piece[] {
  const pieces: Piece[] = []
  const look = lookOf(lines, size)
  for (const line of lines) {
    const piece = pieces.at(-1)
    const before = piece?.lines.at(-1)
    const starts = startsItem(line, bullets, size)
    if (piece && before && !starts && goesOn(piece, before, line, look)) piece.lines.push(line)
    else pieces.push({ kind: kindOf(line, starts, size), lines: [line] })
  }
  return pieces
}

function kindOf({ size: own, words }: ReadLine, isItem: boolean, size: number): Piece['kind'] {
  if (isItem) return 'item'
  return own >= size * HEADING && words.length <= LONGEST_HEADING ? 'heading' : 'paragraph'
}

const LONGEST_HEADING = 14

function startsItem({ box, words }: ReadLine, bullets: readonly Box[], size: number): boolean {
  const [first, second] = words
  const isSigned = first !== undefined && second !== undefined && SIGN.test(first.text)
  return isSigned || hasBullet(box, bullets, size / 2)
}

/** What an item begins with; a number may stand against its first word. */
const SIGN = /^(?:[-–—•*·«»]$|\d{1,2}[.)](?:$|\D))/
const isNumbered = ({ words }: ReadLine) => /^\d{1,2}[.)](?:$|\D)/.test(words[0]?.text ?? '')

/** What a column looks like: where its lines begin and end, and how far apart they stand. */
type Look = { left: number; right: number; pitch: number; size: number; wraps: boolean }

function lookOf(lines: readonly ReadLine[], size: number): Look {
  const bounds = boundsOf(lines.map(({ box }) => box))
  const pitches = lines.slice(1).map(({ box }, at) => box.bottom - (lines[at]?.box.bottom ?? 0))
  const full = lines.filter(
    ({ box }) => box.right >= bounds.right - (bounds.right - bounds.left) * 0.2,
  )
  return {
    ...bounds,
    pitch: medianOf(pitches),
    size,
    wraps: full.length >= lines.length * 0.3 && full.length >= 3,
  }
}

/** Whether a line is more of the one before: its first word had no room there, and nothing says that it is new. */
function goesOn(piece: Piece, before: ReadLine, line: ReadLine, look: Look): boolean {
  const [first] = line.words
  const opening = piece.lines[0]
  if (!first || !opening) return false
  const isLarge = line.size >= look.size * HEADING
  if (isLarge !== opening.size >= look.size * HEADING) return false
  if (line.box.bottom - before.box.bottom > look.pitch * FURTHEST) return false
  const indent = line.box.left - opening.box.left
  if (piece.kind === 'item')
    return (
      indent > -look.size * 0.4 &&
      (isNumbered(opening) || indent > look.size * 0.4 || !hasRoom(before, first, look))
    )
  if (hasRoom(before, first, look)) return false
  if (piece.kind === 'heading') return true
  if (STARTS_AMOUNT.test(first.text) && !ENDS_OPEN.test(before.words.at(-1)?.text ?? ''))
    return false
  return look.wraps || indent > look.size * 0.4
}

/** Between the feet of two lines of one paragraph, in lines. */
const FURTHEST = 1.45
/** Of a line's size the narrowest space between words. */
const SPACE = 0.25
const STARTS_AMOUNT = /^[\d½¼¾⅓⅔⅛]/
const ENDS_OPEN = /[\p{Ll},]$/u

const hasRoom = (before: ReadLine, { box }: Word, { right, size }: Look) =>
  right - before.box.right >= box.right - box.left + size * SPACE

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
