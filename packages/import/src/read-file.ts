import { gunzipSync } from 'node:zlib'
import { limitLines } from './fields/limit-lines.ts'
import { FILE_AT_MOST, openFile, type SourceFile } from './files/source-file.ts'
import { ArchiveRefusedError } from './files/zip.ts'
import { isPicture, readFolder, UNKNOWN_KIND } from './read-folder.ts'
import { RefusedError } from './refused-error.ts'
import type { Item, Source } from './source.ts'
import { sources } from './sources.ts'

/**
 * What a file holds, whatever it is. A file that nothing recognises, and one that breaks off while it
 * is read, end in one item that says so; nothing is thrown for what stands in a file. What is packed
 * in it, by zip or gzip, is read file by file, two zips deep.
 * @param from the format to read it as; without it, by what stands in it
 */
export async function* readFile(file: SourceFile, from?: string): AsyncGenerator<Item> {
  yield* readPacked(file, { from, depth: 0, budget: { bytes: UNPACKED_AT_MOST } })
}

/** Where a file stands in what was handed over; `budget` is what all that is packed in it may still unpack to. */
type Place = { from: string | undefined; depth: number; budget: { bytes: number } }

const MIB = 1024 ** 2
const UNPACKED_AT_MOST = 2048 * MIB
const ZIPS_DEEP = 2

async function* readPacked(file: SourceFile, place: Place): AsyncGenerator<Item> {
  let count = 0
  try {
    for await (const item of readOne(file, place)) {
      count += 1
      yield item
    }
    if (count === 0) throw new RefusedError('No recipe was found in it.')
  } catch (error) {
    if (!(error instanceof RefusedError || error instanceof ArchiveRefusedError)) throw error
    yield { kind: 'refused', name: file.name, reason: error.message }
  }
}

async function* readOne(file: SourceFile, place: Place): AsyncGenerator<Item> {
  if (file.bytes.length === 0) throw new RefusedError('The file is empty.')
  const { from, depth, budget } = place
  if (from !== undefined && !sources.some(({ format }) => format === from)) {
    throw new RefusedError(`There is no format called '${from}'.`)
  }
  if (isGzip(file.bytes)) {
    const bytes = gunzip(file.bytes)
    spend(budget, bytes.length)
    yield* readOne(openFile({ ...file, bytes }), place)
    return
  }
  const source = await findSource(file, from)
  if (source) {
    for await (const item of source.read(file)) {
      if (item.kind === 'recipe') limitLines(item.recipe)
      yield item
    }
    return
  }
  const zip = await file.zip()
  if (!zip) throw new RefusedError(isPicture(file.bytes) ? PICTURE : UNKNOWN_KIND)
  if (depth === ZIPS_DEEP) throw new RefusedError('It is packed too often.')
  yield* readFolder(zip, (inner) => {
    spend(budget, inner.bytes.length)
    return readPacked(inner, { from, depth: depth + 1, budget })
  })
}

/** Why a picture is refused: print is read where its cook can compare it. */
const PICTURE =
  'This is a picture. Photos of a recipe are read where they come without other files.'

/** The format of a file by what stands in it, undefined of one that nothing recognises, and of a zip of several. */
export async function formatOf(file: SourceFile): Promise<string | undefined> {
  try {
    return (await findSource(file, undefined))?.format
  } catch (error) {
    if (error instanceof RefusedError || error instanceof ArchiveRefusedError) return undefined
    throw error
  }
}

async function findSource(file: SourceFile, from: string | undefined): Promise<Source | undefined> {
  const isArchive = file.bytes[0] === 0x50 && file.bytes[1] === 0x4b
  if (!isArchive && file.bytes.length > FILE_AT_MOST) {
    throw new RefusedError('It is larger than 64 MB.')
  }
  for (const source of sources) {
    if ((from === undefined || source.format === from) && (await source.recognises(file))) {
      return source
    }
  }
  // Who names a format knows better than its marks, but for an archive, where it is that of its files.
  return isArchive ? undefined : sources.find(({ format }) => format === from)
}

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8

function gunzip(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: FILE_AT_MOST })
  } catch (error) {
    throw new RefusedError('It is packed in a way that cannot be opened.', { cause: error })
  }
}

function spend(budget: { bytes: number }, bytes: number): void {
  budget.bytes -= bytes
  if (budget.bytes < 0) throw new RefusedError('It unpacks to more than it may.')
}
