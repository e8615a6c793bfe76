/** Pixels along the longer side: more than any screen shows of a cover. */
const longestSides = [2560, 2048, 1600, 1200, 800]
const jpegQuality = 0.86

/**
 * Draws a picture again, small enough for `maxBytes`: turned upright, as JPEG on white.
 * @throws when the browser cannot read the file as a picture
 */
export async function shrinkImage(file: File, maxBytes: number): Promise<File> {
  const picture = await createImageBitmap(file)
  try {
    for (const side of longestSides) {
      const blob = await drawWithin(picture, side)
      if (blob.size <= maxBytes) return new File([blob], toJpegName(file.name), { type: blob.type })
    }
    throw new Error('The picture stays too large however small it is drawn')
  } finally {
    picture.close()
  }
}

async function drawWithin(picture: ImageBitmap, longestSide: number): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))),
      'image/jpeg',
      jpegQuality,
    )
  })
}

function toJpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.jpg`
}
