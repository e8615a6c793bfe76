import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoded = { body: Buffer; encoding: 'br' | 'gzip' } | { body: string; encoding: null }

/**
 * A text in the best encoding its reader accepts; done for each request, so speed matters more than
 * size.
 */
export async function compress(text: string, acceptEncoding: string | undefined): Promise<Encoded> {
  const accepted = readAccepted(acceptEncoding ?? '')
  if (accepted.has('br')) return { body: await toBrotli(text, BROTLI), encoding: 'br' }
  if (accepted.has('gzip')) return { body: await toGzip(text, WHOLE), encoding: 'gzip' }
  return { body: text, encoding: null }
}

const toBrotli = promisify<string, object, Buffer>(brotliCompress)
const toGzip = promisify<string, object, Buffer>(gzip)
/** A page comes to less, so that it takes one turn of the pool of threads and not one for every 16 kB. */
const WHOLE = { chunkSize: 64 * 1024 }
const BROTLI = { ...WHOLE, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** The encodings of an Accept-Encoding header, without those refused by 'q=0'. */
export function readAccepted(header: string): Set<string> {
  const offers = header.split(',').map((offer) =>
    offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  )
  const taken = offers.filter(([, quality = '']) => !/^q=0(\.0*)?$/.test(quality))
  return new Set(taken.map(([name = '']) => name))
}
