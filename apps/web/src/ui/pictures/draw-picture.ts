import type { Region } from './framing.ts'

const jpegQuality = 0.86

/**
 * Redraws a part of a picture as JPEG on white, at most `longestSide` pixels along its longer side.
 */
export async function drawPicture(
  picture: ImageBitmap,
  region: Region,
  longestSide: number,
): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(region.width, region.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(region.width * scale))
  canvas.height = Math.max(1, Math.round(region.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  const { left, top, width, height } = region
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))),
      'image/jpeg',
      jpegQuality,
    )
  })
}

/** A JPEG with the name of its original file. */
export function toJpegFile(blob: Blob, name: string): File {
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type })
}
