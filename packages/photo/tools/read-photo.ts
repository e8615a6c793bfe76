import sharp from 'sharp'
import {
  crop,
  fromTesseract,
  MOST_PIXELS,
  type PhotoBlock,
  preparePhoto,
  type ReadColumn,
  toBlocks,
} from '../src/index.ts'
import type { Tesseract } from './open-tesseract.ts'

/** The lines in a photograph, as a browser reads them. @throws where it is no picture */
export async function readPhoto(photo: Buffer, tesseract: Tesseract): Promise<PhotoBlock[]> {
  const upright = sharp(photo).rotate()
  const { width = 1, height = 1 } = await upright.metadata()
  const factor = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)))
  const { data, info } = await upright
    .resize({
      width: Math.round(Math.max(width, height) * factor),
      height: Math.round(Math.max(width, height) * factor),
      fit: 'inside',
      withoutEnlargement: true,
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { page, columns, bullets } = preparePhoto({ width: info.width, height: info.height, data })
  const read: ReadColumn[] = []
  for (const part of columns) {
    const lines = fromTesseract(await tesseract.read(crop(page, part)), part)
    read.push({ lines, bullets })
  }
  return toBlocks(read)
}
