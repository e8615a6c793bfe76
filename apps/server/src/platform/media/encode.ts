import type { Sharp } from 'sharp'
import { AppError } from '../http/index.ts'
import { refuseOutsize } from './bounds.ts'
import { AVATAR_WIDTH, LARGEST_WIDTH, PHOTO_WIDTHS } from './photo.ts'
import { readFormat } from './picture-format.ts'

/**
 * What is made of a picture: all of it, a square for a profile, or, for a WebP that Potluck encoded
 * itself, the same bytes.
 */
export type Form = 'whole' | 'square' | 'copy'

export type EncodedImage = {
  /** The width of the largest file. */
  width: number
  height: number
  placeholder: string
  files: { width: number; bytes: Uint8Array }[]
}

/**
 * The limit for all of an upload; the largest that is accepted takes a tenth of it on a desktop
 * computer.
 */
const UPLOAD_SECONDS = 25
/** The limit for each file of a job: AVIF takes five times as long as WebP. */
const JOB_SECONDS = 60

/**
 * Decodes an upload, turns it upright, strips everything but the pixels and encodes it as WebP in
 * its own width, up to 2048, and in each of the usual widths below that.
 * @throws NOT_AN_IMAGE for other content, IMAGE_UNUSABLE if it is damaged, too large or takes too
 * long
 */
export async function encodeWebp(bytes: Uint8Array, form: Form): Promise<EncodedImage> {
  const secondsLeft = countDown(UPLOAD_SECONDS)
  const { upright, width, height } = await open(bytes)
  const sharp = await loadSharp()
  try {
    // Decoded once to pixels, from which each width is made.
    const { data, info } = await upright
      .resize(largestOf(form, width, height))
      .timeout({ seconds: secondsLeft() })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width: most, height: tallest, channels } = info
    const toWebp = (wide: number, options: { quality: number; effort: number }) =>
      sharp(data, { raw: { width: most, height: tallest, channels } })
        .resize({ width: wide })
        .timeout({ seconds: secondsLeft() })
        .webp(options)
        .toBuffer()
    const files = []
    for (const wide of widthsFor(most, form)) {
      const isCopied = form === 'copy' && wide === width
      files.push({
        width: wide,
        bytes: isCopied ? bytes : await toWebp(wide, { quality: 80, effort: 2 }),
      })
    }
    const tiny = await toWebp(16, { quality: 40, effort: 0 })
    const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
    return { ...sizeOf(form, most, tallest), placeholder, files }
  } catch (error) {
    throw toRefusal(error)
  }
}

/** The same picture as AVIF, from one of its WebP files. */
export async function encodeAvif(webp: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp()
  const limit = { seconds: JOB_SECONDS }
  return sharp(webp).timeout(limit).avif({ quality: 52, effort: 3 }).toBuffer()
}

/** The same picture as JPEG, from one of its WebP files; transparency becomes white. */
export async function encodeJpeg(webp: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp()
  const picture = sharp(webp).timeout({ seconds: UPLOAD_SECONDS })
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer()
}

/** A drawing as JPEG of this width, for those who cannot show SVG. */
export async function drawJpeg(svg: string, width: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const drawing = sharp(Buffer.from(svg)).timeout({ seconds: UPLOAD_SECONDS })
  return drawing.resize({ width }).jpeg({ quality: 84 }).toBuffer()
}

/** A native library, loaded with the first picture. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  // A picture keeps one thread of sharp's own busy, besides the pool thread that waits for it.
  sharp.concurrency(1)
  return sharp
}

/** An upload of which only the header was read. */
async function open(bytes: Uint8Array): Promise<{ upright: Sharp; width: number; height: number }> {
  const format = readFormat(bytes)
  if (!format) throw new AppError('NOT_AN_IMAGE')
  const sharp = await loadSharp()
  // We check the limit ourselves, to give a message.
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' })
  const header = await picture.metadata().catch((error: unknown) => {
    throw new AppError('NOT_AN_IMAGE', { cause: error })
  })
  if (header.format !== format) throw new AppError('NOT_AN_IMAGE')
  refuseOutsize(header)
  const { width, height } = header.autoOrient
  return { upright: picture.autoOrient().toColourspace('srgb'), width, height }
}

function largestOf(form: Form, width: number, height: number) {
  if (form !== 'square') return { width: Math.min(width, LARGEST_WIDTH) }
  const side = Math.min(width, height, AVATAR_WIDTH)
  return { width: side, height: side }
}

function widthsFor(most: number, form: Form): number[] {
  if (form === 'square') return [AVATAR_WIDTH]
  return [...PHOTO_WIDTHS.filter((each) => each < most), most]
}

function sizeOf(form: Form, width: number, height: number) {
  return form === 'square' ? { width: AVATAR_WIDTH, height: AVATAR_WIDTH } : { width, height }
}

/** The whole seconds that are left, as sharp takes them. @throws IMAGE_UNUSABLE if there are none */
function countDown(seconds: number): () => number {
  const end = performance.now() + seconds * 1_000
  return () => {
    const left = Math.ceil((end - performance.now()) / 1_000)
    if (left > 0) return left
    throw tooLong()
  }
}

function toRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error
  const isTimeout = error instanceof Error && error.message.startsWith('timeout')
  return isTimeout ? tooLong(error) : new AppError('IMAGE_UNUSABLE', { at: '', cause: error })
}

function tooLong(cause?: unknown): AppError {
  return new AppError('IMAGE_UNUSABLE', {
    at: '',
    message: 'This image takes too long to read.',
    cause,
  })
}
