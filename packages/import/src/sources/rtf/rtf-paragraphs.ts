import type { Paragraph } from '../../documents/paragraph.ts'
import { tidy } from '../../text/plain-line.ts'
import { tokensOf } from './rtf-tokens.ts'

/** The paragraphs of a document in RTF, with how they are set. What is for programs is passed by. */
export function rtfParagraphs(bytes: Uint8Array): Paragraph[] {
  const reading: Reading = {
    paragraphs: [],
    state: { ...PLAIN, isSkipped: false, isMark: false, fallback: 1 },
    stack: [],
    skip: 0,
    line: startLine(),
    isApart: false,
    isStarred: false,
    decoder: new TextDecoder('windows-1252'),
    bytes: [],
  }
  for (const token of tokensOf(bytes)) {
    if (token.kind === 'byte') readByte(reading, token.byte)
    else {
      flushBytes(reading)
      if (token.kind === 'open') openGroup(reading)
      else if (token.kind === 'close') closeGroup(reading)
      else readWord(reading, token.word, token.number)
    }
  }
  flushBytes(reading)
  endLine(reading)
  return reading.paragraphs
}

type State = {
  isBold: boolean
  size: number
  /** In a part that is no text: fonts, styles, pictures, what stands at the edges of pages. */
  isSkipped: boolean
  /** In the mark that stands before a line of a list. */
  isMark: boolean
  /** How many characters stand for one that older programs do not know. */
  fallback: number
}

type Line = {
  runs: { text: string; isBold: boolean; size: number }[]
  isItem: boolean
  level: number | undefined
  isCell: boolean
}

type Reading = {
  paragraphs: Paragraph[]
  state: State
  stack: State[]
  /** Characters still to be passed by, behind one that is given by its number. */
  skip: number
  line: Line
  isApart: boolean
  /** A group has just begun with the sign that programs which do not know it pass it by. */
  isStarred: boolean
  decoder: InstanceType<typeof TextDecoder>
  bytes: number[]
}

const PLAIN = { isBold: false, size: 12 }
const startLine = (): Line => ({ runs: [], isItem: false, level: undefined, isCell: false })
/** Documents nest some ten groups deep; what is deeper is passed by with its text. */
const DEEPEST = 1_000

function openGroup(reading: Reading): void {
  reading.stack.push({ ...reading.state })
  if (reading.stack.length > DEEPEST) reading.state.isSkipped = true
  reading.isStarred = false
}

function closeGroup(reading: Reading): void {
  const outer = reading.stack.pop()
  if (outer) reading.state = outer
  reading.skip = 0
}

function readByte(reading: Reading, byte: number): void {
  if (reading.skip > 0) reading.skip -= 1
  else if (reading.state.isMark) reading.line.isItem ||= byte > 0x20
  else if (!reading.state.isSkipped) reading.bytes.push(byte)
}

/** Bytes are collected, for some character sets have two of them for a character. */
function flushBytes(reading: Reading): void {
  if (reading.bytes.length === 0) return
  addText(reading, reading.decoder.decode(Uint8Array.from(reading.bytes)))
  reading.bytes = []
}

function addText({ line, state }: Reading, text: string): void {
  if (state.isSkipped || state.isMark) return
  const last = line.runs.at(-1)
  if (last && last.isBold === state.isBold && last.size === state.size) last.text += text
  else line.runs.push({ text, isBold: state.isBold, size: state.size })
}

function readWord(reading: Reading, word: string, number: number | undefined): void {
  const { state } = reading
  if (word === '*') {
    reading.isStarred = true
    return
  }
  const isUnknown = reading.isStarred && !READ_STARRED.has(word)
  reading.isStarred = false
  if (isUnknown || SKIPPED.has(word)) state.isSkipped = true
  else if (MARKS.has(word)) state.isMark = true
  else if (word === 'u' && number !== undefined) {
    addText(reading, String.fromCharCode(number < 0 ? number + 0x10000 : number))
    reading.skip = state.fallback
  } else if (SIGNS.has(word)) addText(reading, SIGNS.get(word) ?? '')
  else if (!state.isSkipped) setWord(reading, word, number)
}

function setWord(reading: Reading, word: string, number: number | undefined): void {
  const { state, line } = reading
  if (word === 'b') state.isBold = number !== 0
  else if (word === 'fs') state.size = (number ?? 24) / 2
  else if (word === 'plain') Object.assign(state, PLAIN)
  else if (word === 'uc') state.fallback = Math.max(0, Math.min(4, number ?? 1))
  else if (word === 'ansicpg') reading.decoder = decoderOf(number)
  else if (word === 'outlinelevel') line.level = Math.min((number ?? 0) + 2, 6)
  else if (word === 'ls' || word === 'pnlvlblt' || word === 'pnlvlbody') line.isItem = number !== 0
  else if (word === 'pard')
    Object.assign(line, { isItem: line.isItem && line.runs.length > 0, level: undefined })
  else if (word === 'intbl') line.isCell = true
  else if (word === 'cell' || word === 'nestcell') addText(reading, ' ')
  else if (word === 'par' && line.isCell) addText(reading, ' ')
  else if (ENDS.has(word)) endLine(reading)
  if (word === 'page' || word === 'sect' || word === 'pagebb') reading.isApart = true
}

const ENDS = new Set(['par', 'line', 'row', 'nestrow', 'page', 'sect'])
const MARKS = new Set(['pntext', 'listtext'])
const READ_STARRED = new Set(['shptxt', 'shpinst'])
const SKIPPED = new Set(
  'fonttbl colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf footnote fldinst listtable listoverridetable rsidtbl themedata datastore xmlnstbl nonshppict'.split(
    ' ',
  ),
)
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['tab', ' '],
  ['~', ' '],
  ['_', '-'],
  ['emdash', '—'],
  ['endash', '–'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['bullet', '•'],
])

function decoderOf(page: number | undefined): Reading['decoder'] {
  const label =
    page === 65001 ? 'utf-8' : page === 932 ? 'shift_jis' : page === 936 ? 'gbk' : `windows-${page}`
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('windows-1252')
  }
}

function endLine(reading: Reading): void {
  const { line } = reading
  const text = tidy(line.runs.map((run) => run.text).join(''))
  const words = line.runs.filter((run) => /[\p{L}\p{N}]/u.test(run.text))
  const [mark = ''] = /^[•▪◦‣●○■□☐·–-]\s+/.exec(text) ?? []
  reading.line = startLine()
  if (text === '') {
    reading.line.level = line.level
    return
  }
  const isItem = line.isItem || mark !== ''
  reading.paragraphs.push({
    text: text.slice(mark.length),
    kind: line.isCell ? 'row' : isItem && line.level === undefined ? 'item' : 'paragraph',
    level: line.level,
    size: Math.max(0, ...words.map(({ size }) => size)),
    isBold: words.length > 0 && words.every(({ isBold }) => isBold),
    isApart: reading.isApart,
  })
  reading.isApart = false
}
