import type { Folder } from './files/folder.ts'
import { FILE_AT_MOST, isZip, openFile, type SourceFile } from './files/source-file.ts'
import { ArchiveRefusedError } from './files/zip.ts'
import type { Item } from './source.ts'

/**
 * What the files of a folder hold, one after the other, each forgotten before the next is read.
 * Pictures are read by what mentions them. Files of no known kind are said in one sentence, of those
 * that cannot be read the first are named and the rest counted.
 * @param read what a file holds; gets it with the folder it lies in
 */
export async function* readFolder(
  folder: Folder,
  read: (file: SourceFile) => AsyncIterable<Item>,
): AsyncGenerator<Item> {
  const unknown: string[] = []
  let refused = 0
  for (const name of folder.names.filter(isRead)) {
    for await (const item of readEntry(folder, name, read)) {
      if (item.kind !== 'refused') yield item
      else if (item.reason === UNKNOWN_KIND) unknown.push(item.name)
      else if (++refused <= NAMED_AT_MOST) yield item
    }
  }
  if (refused > NAMED_AT_MOST) {
    const reason = `${refused - NAMED_AT_MOST} more files could not be read.`
    yield { kind: 'refused', name: '…', reason }
  }
  yield* tellUnknown(unknown)
}

const NAMED_AT_MOST = 100
const MIB = 1024 ** 2

/** Why a file that no source recognises is refused. */
export const UNKNOWN_KIND = 'No recipe could be found in this file.'

function* tellUnknown(names: readonly string[]): Generator<Item> {
  const [first, ...more] = names
  if (first === undefined) return
  const others =
    more.length > 0 ? ` Nor in ${more.length} more: ${more.slice(0, 9).join(', ')}.` : ''
  yield { kind: 'refused', name: first, reason: UNKNOWN_KIND + others }
}

async function* readEntry(
  folder: Folder,
  name: string,
  read: (file: SourceFile) => AsyncIterable<Item>,
): AsyncGenerator<Item> {
  const bytes = await readBytes(folder, name)
  if (bytes instanceof ArchiveRefusedError) {
    yield { kind: 'refused', name, reason: bytes.message }
    return
  }
  if (!bytes || isPicture(bytes)) return
  for await (const item of read(openFile({ name, bytes, folder }))) {
    const isInner = item.kind === 'refused' && item.name !== name
    yield isInner ? { ...item, name: `${name}/${item.name}` } : item
  }
}

/** A zip in it may be large; being packed itself it grows little, and what grows is only said to be one. */
const largestOf = (start: Uint8Array, packed: number) =>
  isZip(start) ? Math.max(FILE_AT_MOST, Math.min(256 * MIB, 4 * packed)) : FILE_AT_MOST

async function readBytes(
  folder: Folder,
  name: string,
): Promise<Uint8Array | ArchiveRefusedError | undefined> {
  try {
    return await folder.read(name, largestOf)
  } catch (error) {
    if (error instanceof ArchiveRefusedError) return error
    throw error
  }
}

/** Folders, what systems hide in archives, and what pages and programs keep beside their recipes. */
function isRead(name: string): boolean {
  const isHidden = /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i.test(name)
  const isAttire = /\.(?:css|js|map|ico|svg|woff2?|ttf|otf|eot|mp4|mov|mp3|sqlite3?)$/i.test(name)
  return !(name.endsWith('/') || isHidden || isAttire)
}

/** JPEG, PNG, GIF, WebP, HEIC or AVIF, BMP, TIFF by their first bytes. */
export function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return /^(?:\u00ff\u00d8\u00ff|\u0089PNG|GIF8|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp|BM[\s\S]{4}\0\0\0\0|II\*\0|MM\0\*)/.test(
    start,
  )
}
