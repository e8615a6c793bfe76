import { changeRows, column, type Database, findRow } from '../database/index.ts'
import { defineJob } from '../jobs/index.ts'
import { encodeAvif } from './encode.ts'
import { keyOf } from './image-files.ts'
import type { PictureQueue } from './picture-queue.ts'
import type { ImageStore } from './store.ts'

/** AVIF takes five times as long as WebP, so it is made after the answer. */
export const addAvifFiles = defineJob<{ hash: string }>('add-avif-files')

const JOBS = 'jobs'

/** Encodes the AVIF files of a picture that is stored as WebP. */
export function createAvifAdding(deps: {
  database: Database
  store: ImageStore
  queue: PictureQueue
}): (hash: string) => Promise<void> {
  const { database, store, queue } = deps
  return async (hash) => {
    const image = await findRow(database.db, { widths: column.integers })`
      select widths from images where hash = ${hash} and not has_avif`
    if (!image) return
    for (const width of image.widths) {
      const webp = await store.get(keyOf(hash, `${width}.webp`))
      if (!webp) return
      const avif = await queue.run(JOBS, () => encodeAvif(webp), { patient: true })
      await store.put(keyOf(hash, `${width}.avif`), avif, 'image/avif')
    }
    await changeRows(database.db)`update images set has_avif = true where hash = ${hash}`
  }
}
