import { drawPicture, toJpegFile } from './draw-picture.ts'
import { type Framing, isWhole, regionOf } from './framing.ts'

/** Pixels along the longer side: more than any screen shows of a cover. */
const longestSides = [2560, 2048, 1600, 1200, 800] as const

/**
 * Redraws a picture small enough for `maxBytes`: upright, as JPEG on white.
 * @throws if the browser cannot read the file as a picture
 */
export async function shrinkImage(file: File, maxBytes: number): Promise<File> {
  const picture = await createImageBitmap(file)
  try {
    const { width, height } = picture
    for (const side of longestSides) {
      const blob = await drawPicture(picture, { left: 0, top: 0, width, height }, side)
      if (blob.size <= maxBytes) return toJpegFile(blob, file.name)
    }
    throw new Error('The picture stays too large however small it is drawn')
  } finally {
    picture.close()
  }
}

/**
 * The part of a picture visible in its frame, as a file; the original file if that is all of it, or
 * if this browser cannot read it.
 */
export async function cutImage(file: File, framing: Framing, aspect: number): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  try {
    if (isWhole(picture, framing, aspect)) return file
    const blob = await drawPicture(picture, regionOf(picture, framing, aspect), longestSides[0])
    return toJpegFile(blob, file.name)
  } finally {
    picture.close()
  }
}
