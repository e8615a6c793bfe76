import { posix } from 'node:path'

/** Files that came together: those of a zip or of a folder. Names are paths with '/' in it. */
export type Folder = {
  names: readonly string[]
  /** A file's bytes, undefined where there is none of that name. @throws ArchiveRefusedError past `atMost` bytes */
  read(name: string, atMost: number): Promise<Uint8Array | undefined>
}

/** Where a name leads that a file mentions, seen from that file: 'images/a.jpg' of 'book/index.html' is 'book/images/a.jpg'. */
export function besideOf(file: string, mentioned: string): string {
  return posix.join(posix.dirname(file), mentioned)
}
