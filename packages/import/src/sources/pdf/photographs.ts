import { PICTURE_AT_MOST } from '../../fields/pictures.ts'

/** A photograph as it lies in a PDF: a JPEG, untouched. */
export type Photograph = { width: number; height: number; bytes: Uint8Array }

/**
 * The largest photograph of a PDF, undefined where it has none. It is taken as it lies there, so that nothing
 * has to be decoded; pictures that are packed otherwise, and those made for a press, are left.
 */
export function largestPhotograph(bytes: Uint8Array): Photograph | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let largest: Photograph | undefined
  let at = file.indexOf(FILTER)
  for (let seen = 0; at >= 0 && seen < MOST; at = file.indexOf(FILTER, at + 1), seen += 1) {
    const photograph = readAt(file, at)
    const area = photograph ? photograph.width * photograph.height : 0
    if (area > (largest ? largest.width * largest.height : LEAST_AREA - 1)) largest = photograph
  }
  return largest
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9])
const FILTER = '/DCTDecode'
const MOST = 2_000
/** Smaller ones are logos and buttons. */
const LEAST_AREA = 200 * 150
/** How far around its filter what describes a picture stands. */
const NEAR = 600

function readAt(file: Buffer, at: number): Photograph | undefined {
  const stream = file.indexOf('stream', at)
  if (stream < 0 || stream - at > NEAR) return undefined
  const before = file.toString('latin1', Math.max(0, at - NEAR), at)
  const described =
    before.slice(before.lastIndexOf(' obj') + 1) + file.toString('latin1', at, stream)
  if (!/\/Subtype\s*\/Image/.test(described) || !ALONE.test(described)) return undefined
  const [width, height] = ['Width', 'Height'].map((name) => numberOf(described, name))
  const start = stream + 'stream'.length + (file[stream + 'stream'.length] === 0x0d ? 2 : 1)
  const after = file.indexOf('endstream', start)
  // The line break before its end is none of it.
  const end = file.lastIndexOf(END_OF_JPEG, after) + END_OF_JPEG.length
  const isJpeg = file[start] === 0xff && file[start + 1] === 0xd8
  if (!width || !height || !isJpeg || after < 0 || end <= start) return undefined
  if (end - start > PICTURE_AT_MOST) return undefined
  return { width, height, bytes: new Uint8Array(file.subarray(start, end)) }
}

/** By no other filter, and in the colours of screens. */
const ALONE = /^(?![\s\S]*(?:FlateDecode|ASCII85Decode|ASCIIHexDecode|LZWDecode|DeviceCMYK))/

const numberOf = (described: string, name: string) =>
  Number(new RegExp(`/${name}\\s+(\\d{1,5})(?!\\s+\\d+\\s+R)`).exec(described)?.[1])
