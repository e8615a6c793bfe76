import { createCoalescer } from '../coalesce.ts'
import { changeRows, column, type Database, findRow, orNull } from '../database/index.ts'
import { createDrawnPreviews } from './drawn-previews.ts'
import { encodeJpeg } from './encode.ts'
import { folderOf, keyOf, PREVIEW_FILE } from './image-files.ts'
import type { PictureQueue } from './picture-queue.ts'
import type { ImageStore } from './store.ts'

const PREVIEW_TYPE = 'image/jpeg'
/** All visitors together count as one owner, with this many pictures waiting. */
const VISITORS = 'visitors'
const MOST_OF_VISITORS = 30
const WIDEST = { width: orNull(column.integer) }

/** Reads stored pictures; a JPEG preview is made when first asked for, and kept. */
export function createPictureReading(deps: {
  database: Database
  store: ImageStore
  queue: PictureQueue
}) {
  const { database, store, queue } = deps
  const sharePreview = createCoalescer<Uint8Array | undefined>()
  return {
    read: (hash: string, file: string) => store.get(keyOf(hash, file)),

    readLargest: async (hash: string) => {
      const image = await findRow(database.db, WIDEST)`
        select (select max(width) from unnest(widths) width) as width
        from images where hash = ${hash} and stored`
      const width = image?.width
      return width ? store.get(keyOf(hash, `${width}.webp`)) : undefined
    },

    readAsJpeg: async (hash: string, asker: string = VISITORS) => {
      const bytes = await sharePreview(hash, () => readOrEncodePreview(hash, asker))
      return bytes && { bytes, mediaType: PREVIEW_TYPE }
    },

    drawAsJpeg: createDrawnPreviews(store, (work) =>
      queue.run(VISITORS, work, { most: MOST_OF_VISITORS }),
    ),
  }

  async function readOrEncodePreview(hash: string, asker: string): Promise<Uint8Array | undefined> {
    const kept = await store.get(keyOf(hash, PREVIEW_FILE))
    if (kept) return kept
    const image = await findRow(database.db, WIDEST)`
      select (select max(width) from unnest(widths) width where width <= 1024) as width
      from images where hash = ${hash}`
    const width = image?.width
    const webp = width && (await store.get(keyOf(hash, `${width}.webp`)))
    if (!webp) return undefined
    const most = asker === VISITORS ? { most: MOST_OF_VISITORS } : {}
    const bytes = await queue.run(asker, () => encodeJpeg(webp), most)
    await store.put(keyOf(hash, PREVIEW_FILE), bytes, PREVIEW_TYPE)
    if (!(await isStored(hash))) await store.remove(folderOf(hash), [PREVIEW_FILE])
    return bytes
  }

  /** Whether it was not swept while its preview was made. */
  async function isStored(hash: string): Promise<boolean> {
    return (
      (await changeRows(database.db)`
      select from images where hash = ${hash} and stored`) > 0
    )
  }
}
