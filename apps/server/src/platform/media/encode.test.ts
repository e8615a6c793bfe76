import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodeWebp } from './encode.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 9, g: 120, b: 60 } } })

/** The start of a PNG of this size, without pixels: pictures are refused by their header. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(0))),
  ])
}
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** An animation with this many frames of one pixel. */
function gif(frames: number): Buffer {
  const start = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  const frame = Buffer.from(
    '!\xf9\x04\0\x01\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0',
    'latin1',
  )
  return Buffer.concat([start, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

const widthsOf = ({ files }: Awaited<ReturnType<typeof encodeWebp>>) =>
  files.map(({ width }) => width)

describe('an upload', () => {
  it.each([
    [1, 40_000_000, 'This image is too long: at most 16,383 pixels a side.'],
    [40_000_000, 1, 'This image is too long: at most 16,383 pixels a side.'],
    [8_000, 5_001, 'This image has too many pixels: at most 40 megapixels.'],
    [100, 2_001, 'This image is too narrow: at most 20 times as long as it is wide.'],
  ])('of %d × %d pixels is refused by its header', async (width, height, message) => {
    const refused = encodeWebp(pngHeader(width, height), 'whole')
    await expect(refused).rejects.toMatchObject({ code: 'IMAGE_UNUSABLE', message })
  })

  it('of 1,001 frames is refused; of 1,000 its first is kept', async () => {
    await expect(encodeWebp(gif(1_001), 'whole')).rejects.toMatchObject({
      code: 'IMAGE_UNUSABLE',
      message: 'This image has too many frames: at most 1,000.',
    })
    expect(widthsOf(await encodeWebp(gif(1_000), 'whole'))).toEqual([1])
  })

  it('that says PNG and is none, or is cut off, is refused', async () => {
    const png = await blank(300, 200).png().toBuffer()
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    await expect(encodeWebp(drawing, 'whole')).rejects.toMatchObject({ code: 'NOT_AN_IMAGE' })
    const hidden = Buffer.concat([png.subarray(0, 8), drawing])
    await expect(encodeWebp(hidden, 'whole')).rejects.toMatchObject({ code: 'NOT_AN_IMAGE' })
    const cut = encodeWebp(png.subarray(0, 100), 'whole')
    await expect(cut).rejects.toMatchObject({ code: 'IMAGE_UNUSABLE' })
  })

  it('takes a panorama and a long screenshot', async () => {
    expect(
      widthsOf(await encodeWebp(await blank(16_000, 1_000).jpeg().toBuffer(), 'whole')),
    ).toEqual([320, 640, 1024, 1600, 2048])
    const { width, height } = await encodeWebp(await blank(900, 16_383).png().toBuffer(), 'whole')
    expect([width, height]).toEqual([900, 16_383])
  })

  it.each([
    [200, 100, [200]],
    [320, 200, [320]],
    [700, 500, [320, 640, 700]],
    [1_600, 900, [320, 640, 1024, 1600]],
    [2_048, 512, [320, 640, 1024, 1600, 2048]],
    [3_000, 1_500, [320, 640, 1024, 1600, 2048]],
  ])('of %d × %d pixels has its own width as the largest, up to 2,048', async (width, height, widths) => {
    const encoded = await encodeWebp(await blank(width, height).jpeg().toBuffer(), 'whole')
    expect(widthsOf(encoded)).toEqual(widths)
    const largest = await sharp(encoded.files.at(-1)?.bytes).metadata()
    expect([encoded.width, encoded.height]).toEqual([largest.width, largest.height])
    expect(largest.width).toBe(widths.at(-1))
  })

  it('that was turned by its camera stands upright', async () => {
    const turned = await blank(600, 400)
      .jpeg()
      .withExif({})
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { width, height } = await encodeWebp(turned, 'whole')
    expect([width, height]).toEqual([400, 600])
  })

  it('becomes a square of 320 for a profile, smaller ones too', async () => {
    for (const size of [90, 900]) {
      const encoded = await encodeWebp(
        await blank(size, size * 2)
          .png()
          .toBuffer(),
        'square',
      )
      expect(encoded).toMatchObject({ width: 320, height: 320 })
      const file = await sharp(encoded.files[0]?.bytes).metadata()
      expect([file.width, file.height]).toEqual([320, 320])
    }
  })
})

it("keeps a copy's bytes as its largest step", async () => {
  const { files } = await encodeWebp(await blank(900, 300).png().toBuffer(), 'whole')
  const largest = Buffer.from(files.at(-1)?.bytes ?? [])
  const copy = await encodeWebp(largest, 'copy')
  expect(widthsOf(copy)).toEqual([320, 640, 900])
  expect(Buffer.from(copy.files.at(-1)?.bytes ?? [])).toEqual(largest)
  const damaged = Buffer.from(largest)
  damaged.fill(0xff, 40, 200)
  await expect(encodeWebp(damaged, 'copy')).rejects.toMatchObject({ code: 'IMAGE_UNUSABLE' })
})
