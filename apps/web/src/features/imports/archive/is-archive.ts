import { ARCHIVE_FILES, ARCHIVE_LIMITS } from '@potluck/rules'

/**
 * Whether a file is a download of a whole account, as far as its list of files says: a zip ends with
 * it, and so only that is read.
 */
export async function isArchive(file: File): Promise<boolean> {
  const end = new DataView(await file.slice(-MOST_END).arrayBuffer())
  const at = findEnd(end)
  if (at === undefined) return false
  const [length, start] = [end.getUint32(at + 12, true), end.getUint32(at + 16, true)]
  const listed = await file.slice(start, start + Math.min(length, MOST_LISTED)).text()
  return ARCHIVE_FILES.every((name) => listed.includes(name))
}

/** The record at the end of a zip: 22 bytes, and a comment of at most 65,535. */
const END_BYTES = 22
const MOST_END = END_BYTES + 65_535
const END_MARK = 0x06054b50
const MOST_LISTED = 1024 * ARCHIVE_LIMITS.recipes

function findEnd(bytes: DataView): number | undefined {
  for (let at = bytes.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (bytes.getUint32(at, true) === END_MARK) return at
  }
  return undefined
}
