import type { Size } from '../../../ui/pictures/framing.ts'

/** The least width and height of a profile photo in pixels (docs/product.md, validation). */
export const LEAST_PHOTO_SIDE = 400

/** Undefined for a file that this browser cannot read as a picture. */
export async function sizeOfPicture(file: File): Promise<Size | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const { width, height } = picture
  picture.close()
  return { width, height }
}
