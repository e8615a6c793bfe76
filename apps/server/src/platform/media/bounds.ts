import { IMAGE_LIMITS } from '@potluck/rules'
import { AppError } from '../http/index.ts'

/** What a picture's header says. */
export type PictureHeader = { width: number; height: number; pages?: number | undefined }

/**
 * Refuses a picture by its header if decoding would take long.
 * @throws IMAGE_UNUSABLE with a sentence that says what is too much
 */
export function refuseOutsize({ width, height, pages = 1 }: PictureHeader): void {
  const { megapixels, side, ratio, frames } = IMAGE_LIMITS
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  if (long > side) {
    refuse(`This image is too long: at most ${side.toLocaleString('en')} pixels a side.`)
  }
  if (width * height > megapixels * 1_000_000) {
    refuse(`This image has too many pixels: at most ${megapixels} megapixels.`)
  }
  if (long > short * ratio) {
    refuse(`This image is too narrow: at most ${ratio} times as long as it is wide.`)
  }
  if (pages > frames) {
    refuse(`This image has too many frames: at most ${frames.toLocaleString('en')}.`)
  }
}

function refuse(message: string): never {
  throw new AppError('IMAGE_UNUSABLE', { at: '', message })
}
