import { getEncoding } from 'encoding-sniffer'

/**
 * Bytes as text: by their byte order mark, the character set that a page or an XML file declares, or
 * as UTF-8; what is not valid UTF-8 and declares nothing is read as Windows-1252, as browsers do.
 * Undefined where a byte of zero says that it is no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = findEncoding(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  return text.slice(0, LOOKED_AT).includes('\0') ? undefined : text
}

/** Where files that are not text have their first byte of zero. */
const LOOKED_AT = 4_000

function findEncoding(bytes: Uint8Array): string {
  const declared = getEncoding(bytes, { defaultEncoding: isUtf8(bytes) ? 'utf-8' : 'windows-1252' })
  // Pages that declare an old character set and are UTF-8 all the same are commoner than text that is both.
  return declared.startsWith('utf-16') || !isUtf8(bytes) ? declared : 'utf-8'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
