import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type ZipWriter = {
  /** Adds a file; resolves when its last byte has been read, so that only data on its way is held. */
  add(name: string, bytes: Iterable<Bytes> | AsyncIterable<Bytes>, how?: How): Promise<void>
}
type Bytes = string | Uint8Array
type How = { mtime?: Date; compress?: boolean }

/**
 * A zip that is made while it is read: `write` receives a writer, the answer streams the zip's
 * bytes.
 */
export function writeZip(write: (zip: ZipWriter) => Promise<void>): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  const left = new AbortController()
  // The reader may leave in the middle of a file.
  output.once('close', () => left.abort())
  const writer: ZipWriter = {
    add: async (name, bytes, { mtime, compress = true } = {}) => {
      left.signal.throwIfAborted()
      const source = Readable.from(bytes, { objectMode: false })
      zip.addReadStream(source, name, { compress, ...(mtime && { mtime }) })
      try {
        await finished(source, { signal: left.signal })
      } finally {
        source.destroy()
      }
    },
  }
  write(writer).then(
    () => zip.end(),
    (error: unknown) => {
      if (!left.signal.aborted) output.destroy(error instanceof Error ? error : undefined)
    },
  )
  return output
}
