import type { Database } from '../database/index.ts'
import type { Jobs } from '../jobs/index.ts'
import { addAvifFiles, createAvifAdding } from './avif-adding.ts'
import { createPictureQueue, type PictureQueue } from './picture-queue.ts'
import { createPictureReading } from './picture-reading.ts'
import { createPictureStoring } from './picture-storing.ts'
import { createSweep, sweepImages } from './picture-sweep.ts'
import type { ImageStore } from './store.ts'

export type Images = {
  /**
   * Stores a picture that `owner` sent under the hash of its bytes and answers the hash; one that
   * exists is not stored again. Rows that show it keep it: an unused picture is swept.
   * @throws IMAGE_TOO_LARGE, NOT_AN_IMAGE, IMAGE_UNUSABLE, OVERLOADED; nothing is stored then
   */
  store(bytes: Buffer, owner: string, crop?: 'whole' | 'square'): Promise<{ hash: string }>
  /**
   * Stores a picture that `readLargest` gave, here or on another site, without losing a pixel; any
   * other is stored like an upload. Waits for its turn without a limit.
   * @throws IMAGE_TOO_LARGE, NOT_AN_IMAGE, IMAGE_UNUSABLE; nothing is stored then
   */
  storeCopy(bytes: Buffer, owner: string): Promise<{ hash: string }>
  /** The bytes of `/media/{hash}/{width}.{format}`, or undefined. */
  read(hash: string, file: string): Promise<Uint8Array | undefined>
  /** A stored picture in its largest width, unchanged, or undefined. */
  readLargest(hash: string): Promise<Uint8Array | undefined>
  /**
   * A stored picture as JPEG, at most 1024 pixels wide, encoded once; every model that can see
   * accepts this.
   * @throws OVERLOADED
   */
  readAsJpeg(
    hash: string,
    asker?: string,
  ): Promise<{ bytes: Uint8Array; mediaType: string } | undefined>
  /** A drawing as JPEG, 1200 pixels wide, also encoded once. @throws OVERLOADED */
  drawAsJpeg(svg: string): Promise<Uint8Array>
  /** Encodes the AVIF files of a stored picture; also runs as a job after each `store`. */
  addAvif(hash: string): Promise<void>
  /** Removes pictures that nothing has shown for an hour, with their files; answers how many. */
  sweep(): Promise<number>
}

type ImagesDeps = {
  database: Database
  store: ImageStore
  jobs: Jobs
  now: () => Date
  /** The queue for decoding and encoding; by default one of its own. */
  queue?: PictureQueue
}

/** Pictures: pixels in the image store, their data in the database. */
export function createImages({ queue = createPictureQueue(), ...deps }: ImagesDeps): Images {
  const { jobs } = deps
  const images: Images = {
    ...createPictureStoring({ ...deps, queue }),
    ...createPictureReading({ ...deps, queue }),
    addAvif: createAvifAdding({ ...deps, queue }),
    sweep: createSweep(deps),
  }
  jobs.work(addAvifFiles, ({ hash }) => images.addAvif(hash))
  jobs.work(sweepImages, async () => {
    await images.sweep()
  })
  jobs.schedule(sweepImages, '40 * * * *')
  return images
}
