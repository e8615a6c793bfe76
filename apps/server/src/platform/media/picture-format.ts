/** The kinds of pictures that are read, as sharp names them: an AVIF file is HEIF to it. */
export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'heif'

/**
 * A file's format by its first bytes, before any library parses it; undefined for all others. SVG
 * and PDF are left out, since they are programs rather than pixels.
 */
export function readFormat(bytes: Uint8Array): PictureFormat | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 128))
  const at = (start: number, end: number) => file.toString('latin1', start, end)
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (at(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (at(0, 6) === 'GIF87a' || at(0, 6) === 'GIF89a') return 'gif'
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp'
  return at(4, 8) === 'ftyp' && namesAvif(file) ? 'heif' : undefined
}

/**
 * ISO 14496-12: the first box states its length; its brands are the major one, a version, then the
 * others.
 */
function namesAvif(file: Buffer): boolean {
  const end = Math.min(file.readUInt32BE(0), file.length)
  for (let start = 8; start + 4 <= end; start += 4) {
    if (/^avi[fs]$/.test(file.toString('latin1', start, start + 4))) return true
  }
  return false
}
