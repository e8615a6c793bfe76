/**
 * Whether a file is a WebP as Potluck writes them: lossy pixels, with or without transparency, and
 * nothing else: no animation, no profile, no metadata, no extra bytes.
 * https://developers.google.com/speed/webp/docs/riff_container
 */
export function isOwnWebp(bytes: Uint8Array): boolean {
  const chunks = readChunks(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const names = chunks?.map(({ name }) => name).join()
  if (names === 'VP8 ') return true
  const [extended] = chunks ?? []
  return names === 'VP8X,ALPH,VP8 ' && extended?.flags === HAS_ALPHA
}

const HAS_ALPHA = 0b0001_0000
/** More chunks than any of our files has. */
const MOST_CHUNKS = 3

/** Undefined if the chunks do not make up exactly the file. */
function readChunks(file: Buffer): { name: string; flags: number }[] | undefined {
  const isRiff = file.length >= 12 && file.toString('latin1', 0, 4) === 'RIFF'
  if (!isRiff || file.readUInt32LE(4) !== file.length - 8) return undefined
  if (file.toString('latin1', 8, 12) !== 'WEBP') return undefined
  const chunks = []
  let start = 12
  while (start + 8 < file.length && chunks.length <= MOST_CHUNKS) {
    const size = file.readUInt32LE(start + 4)
    chunks.push({ name: file.toString('latin1', start, start + 4), flags: file[start + 8] ?? 0 })
    start += 8 + size + (size % 2)
  }
  return start === file.length ? chunks : undefined
}
