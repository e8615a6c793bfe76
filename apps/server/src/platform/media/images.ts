import { createHash } from 'node:crypto'
import { IMAGE_LIMITS } from '@potluck/rules'
import { sql } from 'drizzle-orm'
import { changeRows, column, type Database, findRow, listRows, orNull } from '../database/index.ts'
import { AppError } from '../http/index.ts'
import { defineJob, type Jobs } from '../jobs/index.ts'
import { createSharing } from '../share-running.ts'
import { createDrawnPreviews } from './drawn-previews.ts'
import { type EncodedImage, encodeAvif, encodeJpeg, encodeWebp, type Form } from './encode.ts'
import { isOwnWebp } from './own-webp.ts'
import { createPictureQueue, type PictureQueue } from './picture-queue.ts'
import type { ImageStore } from './store.ts'

export type Images = {
  /**
   * Stores a picture that `owner` sent under the hash of its bytes and answers it; one that is there
   * already is not stored again. The row that shows it is what keeps it: an unused picture is swept.
   * @throws IMAGE_TOO_LARGE, NOT_AN_IMAGE, IMAGE_UNUSABLE, OVERLOADED; nothing is stored then
   */
  store(bytes: Buffer, owner: string, crop?: 'whole' | 'square'): Promise<{ hash: string }>
  /**
   * Stores a picture as `readLargest` gave it, here or elsewhere, without losing a pixel; any other
   * is stored like an upload. Waits for its turn as long as it takes.
   * @throws IMAGE_TOO_LARGE, NOT_AN_IMAGE, IMAGE_UNUSABLE; nothing is stored then
   */
  storeCopy(bytes: Buffer, owner: string): Promise<{ hash: string }>
  /** The bytes behind `/media/{hash}/{width}.{format}`, or undefined. */
  read(hash: string, file: string): Promise<Uint8Array | undefined>
  /** A stored picture as it lies there, in its largest width, or undefined. */
  readLargest(hash: string): Promise<Uint8Array | undefined>
  /**
   * A stored picture as JPEG, at most 1024 pixels wide, encoded once: what every model that can see
   * takes. @throws OVERLOADED
   */
  readAsJpeg(
    hash: string,
    asker?: string,
  ): Promise<{ bytes: Uint8Array; mediaType: string } | undefined>
  /** A drawing as JPEG, 1200 pixels wide, encoded once as well. @throws OVERLOADED */
  drawAsJpeg(svg: string): Promise<Uint8Array>
  /** Encodes the AVIF files of a stored picture; also runs as a job after each `store`. */
  addAvif(hash: string): Promise<void>
  /** Removes pictures that nothing has shown for an hour, with their files; answers how many. */
  sweep(): Promise<number>
}

const SWEEP_AFTER_MS = 60 * 60_000
const SWEEP_BATCH = 500
/** The JPEG beside the widths. */
const PREVIEW_FILE = 'preview.jpg'
const PREVIEW_TYPE = 'image/jpeg'
/** All those together who wait for pictures and are no member, and how much of theirs may wait. */
const VISITORS = 'visitors'
const MOST_OF_VISITORS = 30
const JOBS = 'jobs'

/** Pictures: pixels in the image store, what is known of them in the database. */
const WIDEST = { width: orNull(column.integer) }

export function createImages(deps: {
  database: Database
  store: ImageStore
  jobs: Jobs
  now: () => Date
  /** Where they are decoded and encoded; one of its own unless told. */
  queue?: PictureQueue
}): Images {
  const { database, store, jobs, now, queue = createPictureQueue() } = deps
  const shareStoring = createSharing<void>()
  const sharePreview = createSharing<Uint8Array | undefined>()
  const images: Images = {
    store: async (bytes, owner, crop = 'whole') => {
      if (bytes.length > IMAGE_LIMITS.bytes) throw new AppError('IMAGE_TOO_LARGE')
      return storeAs(crop, bytes, { owner, patient: false })
    },

    storeCopy: async (bytes, owner) => {
      if (isOwnWebp(bytes)) return storeAs('copy', bytes, { owner, patient: true })
      if (bytes.length > IMAGE_LIMITS.bytes) throw new AppError('IMAGE_TOO_LARGE')
      return storeAs('whole', bytes, { owner, patient: true })
    },

    read: (hash, file) => store.get(keyOf(hash, file)),

    readLargest: async (hash) => {
      const image = await findRow(database.db, WIDEST)`
        select (select max(width) from unnest(widths) width) as width
        from images where hash = ${hash} and stored`
      const width = image?.width
      return width ? store.get(keyOf(hash, `${width}.webp`)) : undefined
    },

    readAsJpeg: async (hash, asker = VISITORS) => {
      const bytes = await sharePreview(hash, () => readOrEncodePreview(hash, asker))
      return bytes && { bytes, mediaType: PREVIEW_TYPE }
    },

    drawAsJpeg: createDrawnPreviews(store, (work) =>
      queue.run(VISITORS, work, { most: MOST_OF_VISITORS }),
    ),

    addAvif: async (hash) => {
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
    },

    sweep: async () => {
      const before = new Date(now().getTime() - SWEEP_AFTER_MS).toISOString()
      const swept = await listRows(database.db, { hash: column.text, widths: column.integers })`
        update images set stored = false where hash in (
          select hash from images where uses = 0 and created_at < ${before}::timestamptz
          order by hash limit ${SWEEP_BATCH} for update skip locked)
        returning hash, widths`
      for (const { hash, widths } of swept) {
        const files = widths.flatMap((width) => [`${width}.webp`, `${width}.avif`])
        await store.remove(folderOf(hash), [...files, PREVIEW_FILE])
        // Unless it was stored anew meanwhile; then its next sweep starts from the beginning.
        await changeRows(database.db)`
          delete from images where hash = ${hash} and not stored and uses = 0`
      }
      await store.tidy(SWEEP_AFTER_MS)
      return swept.length
    },
  }
  async function storeAs(
    form: Form,
    bytes: Buffer,
    { owner, patient }: { owner: string; patient: boolean },
  ): Promise<{ hash: string }> {
    const hash = createHash('sha256').update(form).update(bytes).digest('hex').slice(0, 32)
    // Being asked for again counts as new: the sweep must not take it from under this caller.
    const known = await changeRows(database.db)`
      update images set created_at = ${now().toISOString()}::timestamptz
      where hash = ${hash} and stored returning hash`
    if (known > 0) return { hash }
    await shareStoring(hash, async () => {
      await keep(hash, await queue.run(owner, () => encodeWebp(bytes, form), { patient }))
    })
    return { hash }
  }

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
      // On a full disk the widths that did fit would keep it full; what fails here is swept later.
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

  /** Unless another process has begun to store the same since. */
  async function removeHalf(hash: string, { files }: EncodedImage, begunAt: string) {
    const removed = await changeRows(database.db)`
      delete from images where hash = ${hash} and not stored and uses = 0
        and created_at = ${begunAt}::timestamptz returning hash`
    const names = files.map(({ width }) => `${width}.webp`)
    if (removed > 0) await store.remove(folderOf(hash), names)
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

  async function insertRow(hash: string, encoded: EncodedImage, at: string): Promise<void> {
    const widths = sql.param(encoded.files.map(({ width }) => width))
    await changeRows(database.db)`
      insert into images (hash, width, height, placeholder, widths, created_at)
      values (${hash}, ${encoded.width}, ${encoded.height}, ${encoded.placeholder},
        ${widths}::integer[], ${at}::timestamptz)
      on conflict (hash) do update set created_at = excluded.created_at, width = excluded.width,
        height = excluded.height, placeholder = excluded.placeholder, widths = excluded.widths`
  }

  jobs.work(addAvifFiles, ({ hash }) => images.addAvif(hash))
  jobs.work(sweepImages, async () => {
    await images.sweep()
  })
  jobs.schedule(sweepImages, '40 * * * *')
  return images
}

/** AVIF costs five times what WebP does, so it comes after the answer. */
const addAvifFiles = defineJob<{ hash: string }>('add-avif-files')
const sweepImages = defineJob('sweep-images')

function folderOf(hash: string): string {
  return `${hash.slice(0, 2)}/${hash}`
}

function keyOf(hash: string, file: string): string {
  return `${folderOf(hash)}/${file}`
}
