import { type Entry, openPromise, type ZipFile } from 'yauzl'

/** A zip that is not what it says, or more than anybody's archive is. Its message names what. */
export class ArchiveRefusedError extends Error {
  override name = 'ArchiveRefusedError'
}

export type ZipReader = {
  /** The names of its files, in order. */
  names: readonly string[]
  /** A file's bytes, or undefined where it has none of that name. @throws ArchiveRefusedError past `atMost` bytes */
  read(name: string, atMost: number): Promise<Buffer | undefined>
  close(): void
}

const ENTRIES_AT_MOST = 50_000
/** Of all that is read of one zip: also of one whose small files unpack, each, to the most allowed. */
const BYTES_AT_MOST = 4 * 1024 ** 3

/**
 * Opens a zip that anybody may have made. Nothing of it is ever written to a path; names that lead
 * elsewhere, sizes that are not true and what is more than it says are refused.
 * @throws ArchiveRefusedError
 */
export async function openZip(path: string): Promise<ZipReader> {
  const zip = await openPromise(path, {
    autoClose: false,
    strictFileNames: true,
    validateEntrySizes: true,
  }).catch(refuse)
  const entries = await listEntries(zip).catch((error: unknown) => {
    zip.close()
    return refuse(error)
  })
  let left = BYTES_AT_MOST
  return {
    names: Array.from(entries.keys()),
    read: async (name, atMost) => {
      const entry = entries.get(name)
      if (!entry) return undefined
      left -= entry.uncompressedSize
      if (entry.uncompressedSize > atMost || left < 0) {
        throw new ArchiveRefusedError(`${name} is larger than it may be.`)
      }
      return readEntry(zip, entry).catch(refuse)
    },
    close: () => zip.close(),
  }
}

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
  return entries
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** What the library finds wrong with a zip. */
function refuse(error: unknown): never {
  if (error instanceof ArchiveRefusedError) throw error
  const reason = error instanceof Error ? error.message.replace(/\.$/, '') : 'unreadable'
  throw new ArchiveRefusedError(`This is no zip that can be read: ${reason}.`, { cause: error })
}
