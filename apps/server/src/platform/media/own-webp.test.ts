import sharp from 'sharp'
import { expect, it } from 'vitest'
import { isOwnWebp } from './own-webp.ts'

const fill = (alpha: number) =>
  sharp({
    create: { width: 30, height: 20, channels: 4, background: { r: 200, g: 80, b: 10, alpha } },
  })
const ours = { quality: 80, effort: 3 }

it('knows pictures as Potluck writes them, clear ones too', async () => {
  expect(isOwnWebp(await fill(1).removeAlpha().webp(ours).toBuffer())).toBe(true)
  expect(isOwnWebp(await fill(0.5).webp(ours).toBuffer())).toBe(true)
})

it('takes nothing for its own that carries more than pixels', async () => {
  const plain = await fill(1).removeAlpha().webp(ours).toBuffer()
  const longer = Buffer.concat([plain, Buffer.from('<script>')])
  const grown = Buffer.from(longer)
  grown.writeUInt32LE(grown.length - 8, 4)
  const others = {
    'words about it': await fill(1)
      .webp(ours)
      .withExif({ IFD0: { Artist: 'Ada' } })
      .toBuffer(),
    'a profile': await fill(1).webp(ours).withIccProfile('srgb').toBuffer(),
    'lossless pixels': await fill(1).webp({ lossless: true }).toBuffer(),
    'bytes behind it': longer,
    'bytes in it': grown,
    'another kind': await fill(1).png().toBuffer(),
    'a cut': plain.subarray(0, -2),
    nothing: Buffer.alloc(0),
  }
  for (const [what, bytes] of Object.entries(others)) expect(isOwnWebp(bytes), what).toBe(false)
})
