import { changeRows, column, type Database, listRows } from '../database/index.ts'
import { defineJob } from '../jobs/index.ts'
import { folderOf, PREVIEW_FILE } from './image-files.ts'
import type { ImageStore } from './store.ts'

export const sweepImages = defineJob('sweep-images')

const SWEEP_AFTER_MS = 60 * 60_000
const SWEEP_BATCH = 500

/** Removes pictures that nothing has shown for an hour, rows and files; answers how many. */
export function createSweep(deps: {
  database: Database
  store: ImageStore
  now: () => Date
}): () => Promise<number> {
  const { database, store, now } = deps
  return async () => {
    const before = new Date(now().getTime() - SWEEP_AFTER_MS).toISOString()
    const swept = await listRows(database.db, { hash: column.text, widths: column.integers })`
      update images set stored = false where hash in (
        select hash from images where uses = 0 and created_at < ${before}::timestamptz
        order by hash limit ${SWEEP_BATCH} for update skip locked)
      returning hash, widths`
    for (const { hash, widths } of swept) {
      const files = widths.flatMap((width) => [`${width}.webp`, `${width}.avif`])
      await store.remove(folderOf(hash), [...files, PREVIEW_FILE])
      // Unless it was stored again meanwhile; then its next sweep starts from the beginning.
      await changeRows(database.db)`
        delete from images where hash = ${hash} and not stored and uses = 0`
    }
    await store.tidy(SWEEP_AFTER_MS)
    return swept.length
  }
}
