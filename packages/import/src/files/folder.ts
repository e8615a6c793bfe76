import { posix } from 'node:path'

/** Files that came together: those of a zip or of a folder. Names are paths with '/' in it. */
export type Folder = {
  names: readonly string[]
  /** A file's bytes, undefined where there is none of that name. @throws ArchiveRefusedError past `atMost` bytes */
  read(name: string, atMost: AtMost): Promise<Uint8Array | undefined>
}

/** How many bytes a file may have, or how many one that begins so and takes so many where it is packed. */
export type AtMost = number | ((start: Uint8Array, packed: number) => number)

/** Where a name leads that a file mentions, seen from that file: 'images/a.jpg' of 'book/index.html' is 'book/images/a.jpg'. */
export function besideOf(file: string, mentioned: string): string {
  return posix.join(posix.dirname(file), mentioned)
}
