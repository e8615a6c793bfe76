import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import type { AtMost } from './folder.ts'

/** A zip that is not what it says, or more than anybody's archive is. Its message names what. */
export class ArchiveRefusedError extends Error {
  override name = 'ArchiveRefusedError'
  /** The file of it that is meant; '' for the zip itself. */
  readonly file: string

  constructor(message: string, { file = '', cause }: { file?: string; cause?: unknown } = {}) {
    super(message, { cause })
    this.file = file
  }
}

export type ZipReader = {
  /** The names of its files, in order. */
  names: readonly string[]
  /** A file's bytes, or undefined where it has none of that name. @throws ArchiveRefusedError past `atMost` bytes */
  read(name: string, atMost: AtMost): Promise<Buffer | undefined>
  /** The same, a piece at a time; of a file that is not there no piece. @throws ArchiveRefusedError */
  stream(name: string, atMost: AtMost): AsyncIterable<Uint8Array>
  close(): void
}

const ENTRIES_AT_MOST = 50_000
const MIB = 1024 ** 2
/**
 * What all that is packed in a zip of some size may unpack to: the texts of an archive become ten to
 * twenty times as large, and pictures, which are most of it, stay as they are.
 */
const unpackedAtMost = (size: number) => size + Math.min(512 * MIB, 8 * MIB + 60 * size)

const OPTIONS = { autoClose: false, strictFileNames: true, validateEntrySizes: true }

/**
 * Opens a zip that anybody may have made, by its path or its bytes. Nothing of it is ever written to a
 * path; names that lead elsewhere, sizes that are not true and what is more than it says are refused.
 * @throws ArchiveRefusedError
 */
export async function openZip(zip: string | Uint8Array): Promise<ZipReader> {
  const opening =
    typeof zip === 'string'
      ? openPromise(zip, OPTIONS)
      : fromBufferPromise(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength), OPTIONS)
  return readDirectory(await opening.catch(refuse))
}

async function readDirectory(zip: ZipFile): Promise<ZipReader> {
  const entries = await listEntries(zip).catch((error: unknown) => {
    zip.close()
    return refuse(error)
  })
  const left = new Map(Array.from(entries.keys(), (name) => [name, READS_AT_MOST]))
  async function* stream(name: string, atMost: AtMost): AsyncGenerator<Uint8Array> {
    const entry = entries.get(name)
    if (!entry) return
    const reads = left.get(name) ?? 0
    left.set(name, reads - 1)
    if (reads === 0) refuseLarger(name)
    let most = typeof atMost === 'number' ? atMost : undefined
    if (most !== undefined && entry.uncompressedSize > most) refuseLarger(name)
    try {
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        most ??= typeof atMost === 'number' ? atMost : atMost(chunk, entry.compressedSize)
        if (entry.uncompressedSize > most) refuseLarger(name)
        yield chunk
      }
    } catch (error) {
      refuse(error)
    }
  }
  return {
    names: Array.from(entries.keys()),
    stream,
    read: async (name, atMost) => {
      if (!entries.has(name)) return undefined
      const chunks: Uint8Array[] = []
      for await (const chunk of stream(name, atMost)) chunks.push(chunk)
      return Buffer.concat(chunks)
    },
    close: () => zip.close(),
  }
}

/** A picture may be that of some recipes; nothing is unpacked for ever. */
const READS_AT_MOST = 100

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  if (zip.entryCount > ENTRIES_AT_MOST) {
    throw new ArchiveRefusedError(`It has more than ${ENTRIES_AT_MOST} files.`)
  }
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) {
      throw new ArchiveRefusedError(`It has ${entry.fileName} twice.`)
    }
    entries.set(entry.fileName, entry)
  }
  refuseOverlap([...entries.values()])
  const unpacked = [...entries.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0)
  if (unpacked > unpackedAtMost(zip.fileSize)) {
    throw new ArchiveRefusedError('It unpacks to more than it may.')
  }
  return entries
}

/** A local header has 30 bytes and the name, then comes the data: none shares its bytes with another. */
function refuseOverlap(entries: readonly Entry[]): void {
  const placed = entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )
  let end = 0
  for (const { relativeOffsetOfLocalHeader: start, compressedSize, fileNameRaw } of placed) {
    if (start < end) throw new ArchiveRefusedError('Files in it overlap.')
    end = start + LOCAL_HEADER_BYTES + fileNameRaw.length + compressedSize
  }
}
const LOCAL_HEADER_BYTES = 30

function refuseLarger(name: string): never {
  throw new ArchiveRefusedError(`${name} is larger than it may be.`, { file: name })
}

/** What the library finds wrong with a zip. */
function refuse(error: unknown): never {
  if (error instanceof ArchiveRefusedError) throw error
  const reason = error instanceof Error ? error.message.replace(/\.$/, '') : 'unreadable'
  throw new ArchiveRefusedError(`This is no zip that can be read: ${reason}.`, { cause: error })
}
