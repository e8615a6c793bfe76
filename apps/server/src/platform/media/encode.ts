import { IMAGE_LIMITS } from '@potluck/rules'
import type { Sharp } from 'sharp'
import { AppError } from '../http/index.ts'
import { AVATAR_WIDTH, PHOTO_WIDTHS } from './photo.ts'

/** How a picture is cut: as it is, or to a square for a profile. */
export type Crop = 'whole' | 'square'

export type EncodedImage = {
  width: number
  height: number
  placeholder: string
  files: { width: number; bytes: Buffer }[]
}

/**
 * Decodes an upload, turns it upright, strips everything but the pixels and encodes it as WebP in
 * each width it is large enough for.
 * @throws NOT_AN_IMAGE for other content, IMAGE_UNUSABLE when it is damaged or has over 40 megapixels
 */
export async function encodeWebp(bytes: Uint8Array, crop: Crop): Promise<EncodedImage> {
  const upright = await decode(bytes)
  const { width, height } = await sizeOf(upright)
  const side = Math.min(width, height)
  const [fullWidth, fullHeight] = crop === 'square' ? [side, side] : [width, height]
  const most = Math.min(fullWidth, crop === 'square' ? AVATAR_WIDTH : LARGEST_WIDTH)
  const largest = upright.resize({ width: most, ...(crop === 'square' ? { height: most } : {}) })
  try {
    // Pixels once, then each width from them: resizing does not decode the upload again.
    const { data, info } = await largest.raw().toBuffer({ resolveWithObject: true })
    const { default: sharp } = await import('sharp')
    const pixels = () =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    const files = []
    for (const wanted of widthsFor(fullWidth, crop)) {
      const encoded = await pixels()
        .resize({ width: wanted })
        .webp({ quality: 80, effort: 3 })
        .toBuffer()
      files.push({ width: wanted, bytes: encoded })
    }
    const tiny = await pixels().resize({ width: 16 }).webp({ quality: 40, effort: 0 }).toBuffer()
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
    return { width: fullWidth, height: fullHeight, placeholder, files }
  } catch (error) {
    throw new AppError('IMAGE_UNUSABLE', { cause: error })
  }
}

/** The same picture as AVIF, from one of its WebP files. */
export async function encodeAvif(webp: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(webp).avif({ quality: 52, effort: 3 }).toBuffer()
}

/** The same picture as JPEG, from one of its WebP files; what was clear becomes white. */
export async function encodeJpeg(webp: Uint8Array): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(webp).flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer()
}

/** A drawing as JPEG, so many pixels wide: for those who show no SVG. */
export async function drawJpeg(svg: string, width: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).resize({ width }).jpeg({ quality: 84 }).toBuffer()
}

async function decode(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  const pixels = { limitInputPixels: IMAGE_LIMITS.megapixels * 1_000_000 }
  const format = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .then(
      (found) => found,
      (error: unknown) => {
        throw new AppError('NOT_AN_IMAGE', { cause: error })
      },
    )
  if (!READABLE.has(format.format)) throw new AppError('NOT_AN_IMAGE')
  const count = format.width * format.height
  if (count > pixels.limitInputPixels) throw new AppError('IMAGE_UNUSABLE')
  return sharp(bytes, { ...pixels, failOn: 'error' })
    .rotate()
    .toColourspace('srgb')
}

const LARGEST_WIDTH = Math.max(...PHOTO_WIDTHS)

// AVIF is a HEIF file to sharp. SVG and PDF are left out: they are programs, not pixels.
const READABLE = new Set(['png', 'jpeg', 'gif', 'webp', 'heif'])

async function sizeOf(image: Sharp): Promise<{ width: number; height: number }> {
  const { width, height, autoOrient } = await image.metadata()
  return autoOrient ?? { width, height }
}

function widthsFor(width: number, crop: Crop): number[] {
  if (crop === 'square') return [AVATAR_WIDTH]
  const fitting = PHOTO_WIDTHS.filter((each) => each <= width)
  // A picture smaller than the smallest width is kept at its own.
  return fitting.length > 0 ? fitting : [width]
}
