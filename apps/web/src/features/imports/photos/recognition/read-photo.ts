import { type Grey, type ReadColumn, toBlocks } from '@potluck/photo'
import { type PhotoLine, toPhotoLines } from '../photo-line.ts'
import { prepare } from './prepare.ts'
import type { Recogniser } from './recogniser.ts'

/** Something a photo cannot be read for, which its cook can do something about. */
export class PhotoError extends Error {
  readonly reason: 'unreadable' | 'empty'

  constructor(reason: PhotoError['reason'], options?: ErrorOptions) {
    super(reason, options)
    this.name = 'PhotoError'
    this.reason = reason
  }
}

type Reading = {
  recogniser: Recogniser
  signal: AbortSignal
  /** From 0 to 1. */
  onShare: (share: number) => void
}

/** Straightening is so much of the work. */
const PREPARED = 0.15

/**
 * The lines of a photograph, each with its piece of it.
 * @throws PhotoError, and whatever the signal is aborted with
 */
export async function readPhoto(
  file: File,
  { recogniser, signal, onShare }: Reading,
): Promise<PhotoLine[]> {
  const { page, columns, bullets } = await prepare(await openPicture(file), signal)
  onShare(PREPARED)
  const read: ReadColumn[] = []
  for (const [at, part] of columns.entries()) {
    const lines = await recogniser.read(page, part, (share) =>
      onShare(PREPARED + ((1 - PREPARED) * (at + share)) / columns.length),
    )
    signal.throwIfAborted()
    read.push({ lines, bullets })
  }
  const blocks = toBlocks(read)
  if (blocks.length === 0) throw new PhotoError('empty')
  return toPhotoLines(blocks, await toPicture(page))
}

/** A photo upright as its camera says it was held. */
export async function openPicture(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (error) {
    throw new PhotoError('unreadable', { cause: error })
  }
}

function toPicture({ width, height, data }: Grey): Promise<ImageBitmap> {
  const pixels = new ImageData(width, height)
  for (const [at, shade] of data.entries()) pixels.data.set([shade, shade, shade, 255], at * 4)
  return createImageBitmap(pixels)
}
