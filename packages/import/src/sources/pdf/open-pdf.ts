import { inflateSync } from 'node:zlib'
import { RefusedError } from '../../refused-error.ts'
import type { PdfPage, Piece } from './page.ts'

const MIB = 1024 ** 2
const PAGES_AT_MOST = 1_000
const PIECES_AT_MOST = 2_000_000
const READ_WITHIN_MS = 60_000
/** What a stream may unpack to, a picture of a whole page as a rule, and what all of them may. */
const STREAM_AT_MOST = 128 * MIB
const UNPACKED_AT_MOST = 2048 * MIB

export type Pdf = {
  author: string
  language: string | null
  /** How many it holds. */
  pictures: number
  pages: PdfPage[]
}

/** Whether bytes begin as a PDF does, which may have some before it. */
export const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')

/**
 * The text of a PDF, with where it stands on its pages. The library is loaded when a PDF is read.
 * @throws RefusedError of one that is locked, broken, or unpacks to more than any cookbook
 */
export async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  refuseBombs(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const { getDocumentProxy } = await import('unpdf')
  // The library keeps what it is given, and no picture is worth decoding for its text.
  const document = await getDocumentProxy(Uint8Array.from(bytes), OPTIONS).catch(refuse)
  try {
    if (document.numPages > PAGES_AT_MOST)
      throw new RefusedError(`It has more than ${PAGES_AT_MOST} pages.`)
    const { info } = await document.getMetadata()
    return {
      author: textOf(info, 'Author'),
      language: textOf(info, 'Language') || null,
      pictures: countPictures(bytes),
      pages: await readPages(document),
    }
  } catch (error) {
    if (error instanceof RefusedError) throw error
    refuse(error)
  } finally {
    await document.loadingTask.destroy()
  }
}

const OPTIONS = {
  verbosity: 0,
  maxImageSize: 1,
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  stopAtErrors: false,
} as const

function refuse(error: unknown): never {
  const isLocked = error instanceof Error && error.name === 'PasswordException'
  throw new RefusedError(isLocked ? LOCKED : 'This PDF is broken: it cannot be opened.', {
    cause: error,
  })
}

const LOCKED = 'This PDF is locked: print it into a new PDF and bring that.'

function textOf(info: object, name: string): string {
  const value: unknown = Reflect.get(info, name)
  return typeof value === 'string' ? value.trim() : ''
}

/**
 * Unpacks every stream once within a bound before the library does it without one. What is packed in a
 * locked document cannot be looked into.
 */
function refuseBombs(bytes: Buffer): void {
  if (bytes.includes('/Encrypt')) throw new RefusedError(LOCKED)
  let left = UNPACKED_AT_MOST
  for (let at = bytes.indexOf(STREAM); at >= 0; at = bytes.indexOf(STREAM, at + STREAM.length)) {
    const start = at + STREAM.length + (bytes[at + STREAM.length] === 0x0d ? 2 : 1)
    for (let packed = bytes.subarray(start), deep = 0; isDeflated(packed); deep += 1) {
      if (deep > PACKED_DEEP) throw new RefusedError(TOO_LARGE)
      packed = inflate(packed, Math.min(left, STREAM_AT_MOST))
      left -= packed.length
    }
  }
}

const STREAM = 'stream'
const PACKED_DEEP = 3
const TOO_LARGE = 'It unpacks to more than it may.'

const isDeflated = (bytes: Buffer) =>
  bytes.length > 2 && ((bytes[0] ?? 0) & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0

function inflate(bytes: Buffer, atMost: number): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, atMost), finishFlush: 2 })
  } catch (error) {
    if (
      error instanceof RangeError ||
      (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
    )
      throw new RefusedError(TOO_LARGE, { cause: error })
    // What only looks packed has nothing in it.
    return Buffer.alloc(0)
  }
}

/** Pictures are described in the open, even where the rest of a document is packed. */
function countPictures(bytes: Uint8Array): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (let at = text.indexOf('/Image'); at >= 0; at = text.indexOf('/Image', at + 1)) {
    const around = text.toString('latin1', Math.max(0, at - 12), at + 7)
    if (/\/Subtype\s*\/Image[^A-Za-z]$/.test(around)) count += 1
  }
  return count
}

type Document = Awaited<ReturnType<typeof import('unpdf').getDocumentProxy>>

async function readPages(document: Document): Promise<PdfPage[]> {
  const pages: PdfPage[] = []
  const until = performance.now() + READ_WITHIN_MS
  let pieces = 0
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await readPage(document, number)
    pieces += page.pieces.length
    if (pieces > PIECES_AT_MOST || performance.now() > until)
      throw new RefusedError('It has more text than any cookbook.')
    pages.push(page)
  }
  return pages
}

async function readPage(document: Document, number: number): Promise<PdfPage> {
  const page = await document.getPage(number)
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const content = await page.getTextContent()
  // Fonts have their names when the page is prepared to be drawn.
  await page.getOperatorList()
  const bold = new Map<string, boolean>()
  const isBold = (font: string) => {
    const known = bold.get(font) ?? BOLD.test(fontName(page.commonObjs, font))
    bold.set(font, known)
    return known
  }
  const pieces: Piece[] = []
  for (const item of content.items) {
    if (!('str' in item) || item.str.trim() === '') continue
    const placed = place(transform, item.transform)
    if (!placed) continue
    pieces.push({ ...placed, text: item.str, width: item.width, isBold: isBold(item.fontName) })
  }
  page.cleanup()
  return { width, height, pieces }
}

const BOLD = /bold|black|heavy|demi/i

type Objects = Awaited<ReturnType<Document['getPage']>>['commonObjs']

function fontName(objects: Objects, font: string): string {
  if (!objects.has(font)) return ''
  const known: unknown = objects.get(font)
  return known !== null && typeof known === 'object' && 'name' in known ? String(known.name) : ''
}

/** Where text stands, from the upper left corner, and how large it is; undefined of text that runs upwards. */
function place(
  [va = 1, vb = 0, vc = 0, vd = 1, ve = 0, vf = 0]: readonly number[],
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[],
): { x: number; y: number; size: number } | undefined {
  const across = va * a + vc * b
  const slope = vb * a + vd * b
  if (across <= 0 || Math.abs(slope) > 0.1 * across) return undefined
  const size = Math.hypot(va * c + vc * d, vb * c + vd * d)
  return { x: va * e + vc * f + ve, y: vb * e + vd * f + vf, size }
}
