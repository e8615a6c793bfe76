import { MOST_PIXELS, preparePhoto } from '@potluck/photo'

// A thread of its own: straightening a page takes a second or two, and a page must answer meanwhile.
self.addEventListener('message', ({ data: picture }: MessageEvent<ImageBitmap>) => {
  const factor = Math.min(1, Math.sqrt(MOST_PIXELS / (picture.width * picture.height)))
  const width = Math.max(1, Math.round(picture.width * factor))
  const height = Math.max(1, Math.round(picture.height * factor))
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  const prepared = preparePhoto(context.getImageData(0, 0, width, height))
  self.postMessage(prepared, { transfer: [prepared.page.data.buffer] })
})
