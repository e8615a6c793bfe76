import type { CheerioAPI } from 'cheerio/slim'
import { decodeText } from '../text/decode-text.ts'
import type { Folder } from './folder.ts'
import { parseHtml } from './html-page.ts'
import { once } from './once.ts'
import { findRoot, parseXml } from './xml.ts'
import { openZip, type ZipReader } from './zip.ts'

/** A file that somebody hands over, and what it is read as; each view is made when first asked for. */
export type SourceFile = {
  /** As its cook called it, inside an archive with its path. A label, never a sign of the format. */
  name: string
  /** Where the page was found. */
  address: string | null
  bytes: Uint8Array
  /** What it came with; undefined of a file that came alone. */
  folder: Folder | undefined
  /** Its text, or undefined of bytes that are no text. */
  text(): string | undefined
  /** What it says as JSON, or undefined. */
  json(): unknown
  /** Its parsed page, of an HTML file alone. @throws RefusedError of one that nests as no page does */
  html(): CheerioAPI | undefined
  /** Its document, of XML whose outermost element has one of these names. */
  xml(...roots: string[]): CheerioAPI | undefined
  /** What is packed in it, of a zip alone. @throws ArchiveRefusedError of a zip that is broken or hostile */
  zip(): Promise<ZipReader | undefined>
}

const MIB = 1024 ** 2
/** A text, or one picture with all its recipe, as a document of a program. */
export const FILE_AT_MOST = 64 * MIB

export function openFile(
  file: Pick<SourceFile, 'name' | 'bytes'> & { address?: string | null; folder?: Folder },
): SourceFile {
  const { name, bytes, address = null, folder } = file
  const text = once(() => decodeText(bytes))
  const root = once(() => findRoot(text() ?? ''))
  const xml = once(() => parseXml(text() ?? ''))
  return {
    name,
    address,
    bytes,
    folder,
    text,
    json: once(() => parseJson(text())),
    html: once(() => parseHtml(text())),
    xml: (...roots) => (roots.includes(root() ?? '') ? xml() : undefined),
    zip: once(async () => (isZip(bytes) ? await openZip(bytes) : undefined)),
  }
}

function parseJson(text: string | undefined): unknown {
  if (!text || !/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
