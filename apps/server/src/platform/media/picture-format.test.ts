import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readFormat } from './picture-format.ts'

it('knows each kind of picture that is read by its first bytes', async () => {
  const dot = () =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: { r: 9, g: 90, b: 200 } } })
  const files = {
    png: await dot().png().toBuffer(),
    jpeg: await dot().jpeg().toBuffer(),
    gif: await dot().gif().toBuffer(),
    webp: await dot().webp().toBuffer(),
    heif: await dot().avif().toBuffer(),
  }
  for (const [format, bytes] of Object.entries(files)) expect(readFormat(bytes)).toBe(format)
})

it.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a PDF', '%PDF-1.7'],
  ['a TIFF', 'II*\0\x08\0\0\0'],
  ['an iPhone photo', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['a film', '\0\0\0\x20ftypisom\0\0\x02\0isomavc1'],
  ['a sound', 'RIFF\x24\0\0\0WAVEfmt '],
  ['half a signature', '\x89PNG'],
  ['nothing', ''],
])('takes %s for no picture', (_, text) => {
  expect(readFormat(Buffer.from(text, 'latin1'))).toBeUndefined()
})
