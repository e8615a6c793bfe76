import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { writeZip } from '../../apps/server/src/features/archive/zip-writer.ts'
import { FLAVOURS } from './flavours.ts'

/** A file to upload, named by what makes it expensive. */
export type HeavyFile = { name: string; bytes: Buffer }

const SVG_BYTES = 4_400_000

/** Pictures that are expensive to decode, and files that only claim to be pictures. */
export async function heavyPictures(): Promise<HeavyFile[]> {
  const create = { width: 7_900, height: 5_000, channels: 3, background: '#c96442' } as const
  const plain = sharp({ create })
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  const noisy = sharp({ create: { ...create, width: 2_400, height: 1_600, noise } })
  return [
    { name: 'a PNG of 39.5 megapixels', bytes: await plain.clone().png().toBuffer() },
    { name: 'a WebP of 39.5 megapixels', bytes: await plain.clone().webp().toBuffer() },
    { name: 'a noisy JPEG of 5 MB', bytes: await noisy.jpeg({ quality: 90 }).toBuffer() },
    { name: 'a PNG of 1 x 40,000,000', bytes: thinPng(40_000_000) },
    { name: 'a PNG of 1,000 x 16,000', bytes: thinPng(16_000, 1_000) },
    { name: 'an SVG of 4.4 MB', bytes: Buffer.from(svgOf(SVG_BYTES)) },
  ]
}

/** One-bit grey, so that the file stays small whatever its sides. */
function thinPng(height: number, width = 1): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const pixels = deflateSync(rows)
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

function svgOf(bytes: number): string {
  const shapes = '<rect width="9" height="9" filter="url(#blur)"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg">${shapes.repeat(bytes / shapes.length)}</svg>`
}

/** Archives that unpack to much: `real` is one that the server made. */
export async function heavyArchives(real: Buffer): Promise<HeavyFile[]> {
  const rows = (row: object) => `[${JSON.stringify(row)}${`,${JSON.stringify(row)}`.repeat(9_999)}]`
  const item = { name: FLAVOURS['foods and commas'](100), qty: 1, unit: 'grams', expiryDate: null }
  const deep = `${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`
  return [
    { name: "an account's own archive", bytes: real },
    {
      name: 'a part of 31 MB of blanks',
      bytes: await zipOf('pantry.json', `[${' '.repeat(31e6)}]`),
    },
    { name: 'a part of 10,000 rows', bytes: await zipOf('pantry.json', rows(item)) },
    {
      name: 'a part of 31 MB of text',
      bytes: await zipOf('pantry.json', `["${'a'.repeat(31e6)}"]`),
    },
    { name: 'a part nested two million deep', bytes: await zipOf('pantry.json', deep) },
    { name: 'no zip', bytes: Buffer.alloc(5_000_000, 'PK') },
  ]
}

async function zipOf(name: string, text: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  const zip = writeZip(async (writer) => {
    await writer.add(name, [text])
  })
  for await (const piece of zip) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
