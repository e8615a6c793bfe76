import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type ZipWriter = {
  /** Adds a file and resolves when its last byte has left: nothing is held but what is under way. */
  add(name: string, bytes: Iterable<Bytes> | AsyncIterable<Bytes>, how?: How): Promise<void>
}
type Bytes = string | Uint8Array
type How = { mtime?: Date; compress?: boolean }

/** A zip that is made while it is read: `write` gets a writer, the answer is the zip's bytes. */
export function writeZip(write: (zip: ZipWriter) => Promise<void>): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  const left = new AbortController()
  // Whoever reads may leave in the middle of a file.
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
