import { createHash } from 'node:crypto'
import { IMAGE_LIMITS } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import { createCoalescer } from '../coalesce.ts'
import { changeRows, type Database } from '../database/index.ts'
import { AppError } from '../http/index.ts'
import type { Jobs } from '../jobs/index.ts'
import { addAvifFiles } from './avif-adding.ts'
import { type EncodedImage, encodeWebp, type Form } from './encode.ts'
import { folderOf, keyOf } from './image-files.ts'
import { isOwnWebp } from './own-webp.ts'
import type { PictureQueue } from './picture-queue.ts'
import type { ImageStore } from './store.ts'

/**
 * Stores pictures under the hash of what was sent: each is encoded once, whoever sends it and how
 * often.
 */
export function createPictureStoring(deps: {
  database: Database
  store: ImageStore
  jobs: Jobs
  queue: PictureQueue
  now: () => Date
}) {
  const { database, queue, now } = deps
  const keep = createKeeping(deps)
  const shareStoring = createCoalescer<void>()
  return {
    store: async (bytes: Buffer, owner: string, crop: 'whole' | 'square' = 'whole') => {
      if (bytes.length > IMAGE_LIMITS.bytes) throw new AppError('IMAGE_TOO_LARGE')
      return storeAs(crop, bytes, { owner, patient: false })
    },

    storeCopy: async (bytes: Buffer, owner: string) => {
      if (isOwnWebp(bytes)) return storeAs('copy', bytes, { owner, patient: true })
      if (bytes.length > IMAGE_LIMITS.bytes) throw new AppError('IMAGE_TOO_LARGE')
      return storeAs('whole', bytes, { owner, patient: true })
    },
  }

  async function storeAs(
    form: Form,
    bytes: Buffer,
    { owner, patient }: { owner: string; patient: boolean },
  ): Promise<{ hash: string }> {
    const hash = createHash('sha256').update(form).update(bytes).digest('hex').slice(0, 32)
    // A repeated upload counts as new, so that the sweep does not remove it under this caller.
    const known = await changeRows(database.db)`
      update images set created_at = ${now().toISOString()}::timestamptz
      where hash = ${hash} and stored returning hash`
    if (known > 0) return { hash }
    await shareStoring(hash, async () => {
      await keep(hash, await queue.run(owner, () => encodeWebp(bytes, form), { patient }))
    })
    return { hash }
  }
}

/** Stores an encoded picture: first its row, then its files, and only then it counts as stored. */
function createKeeping(deps: {
  database: Database
  store: ImageStore
  jobs: Jobs
  now: () => Date
}): (hash: string, encoded: EncodedImage) => Promise<void> {
  const { database, store, jobs, now } = deps
  return keep

  async function keep(hash: string, encoded: EncodedImage): Promise<void> {
    const begunAt = now().toISOString()
    await insertRow(hash, encoded, begunAt)
    try {
      await putAll(hash, encoded)
      await database.transaction(async (tx) => {
        await changeRows(tx)`update images set stored = true where hash = ${hash}`
        await jobs.send(tx, addAvifFiles, { hash })
      })
    } catch (error) {
      // On a full disk the widths that did fit would keep it full; if this fails too, the sweep
      // removes them.
      await removeHalf(hash, encoded, begunAt).catch(() => undefined)
      throw error
    }
  }

  async function putAll(hash: string, { files }: EncodedImage): Promise<void> {
    const puts = await Promise.allSettled(
      files.map(({ width, bytes }) => store.put(keyOf(hash, `${width}.webp`), bytes, 'image/webp')),
    )
    for (const put of puts) if (put.status === 'rejected') throw put.reason
  }

  /** Unless another process has started to store the same picture since. */
  async function removeHalf(hash: string, { files }: EncodedImage, begunAt: string) {
    const removed = await changeRows(database.db)`
      delete from images where hash = ${hash} and not stored and uses = 0
        and created_at = ${begunAt}::timestamptz returning hash`
    const names = files.map(({ width }) => `${width}.webp`)
    if (removed > 0) await store.remove(folderOf(hash), names)
  }

  async function insertRow(hash: string, encoded: EncodedImage, at: string): Promise<void> {
    const widths = sql.param(encoded.files.map(({ width }) => width))
    await changeRows(database.db)`
      insert into images (hash, width, height, placeholder, widths, created_at)
      values (${hash}, ${encoded.width}, ${encoded.height}, ${encoded.placeholder},
        ${widths}::integer[], ${at}::timestamptz)
      on conflict (hash) do update set created_at = excluded.created_at, width = excluded.width,
        height = excluded.height, placeholder = excluded.placeholder, widths = excluded.widths`
  }
}
