import { createHash } from 'node:crypto'
import { createCoalescer } from '../coalesce.ts'
import { drawJpeg } from './encode.ts'
import type { ImageStore } from './store.ts'

/** As wide as previews of links are shown at most. */
const PREVIEW_WIDTH = 1200
/**
 * Covers are endless and anyone may ask for any of them, so the store has this many places, some 60 kB
 * each, and one that comes later takes the place of the one before.
 */
const PLACES = 4096
const MARK_BYTES = 32

/**
 * Drawings as JPEG; each encoded once, as long as it keeps its place in the store.
 * @param inTurn does the encoding when it is its turn
 */
export function createDrawnPreviews(
  store: ImageStore,
  inTurn: (work: () => Promise<Buffer>) => Promise<Buffer>,
): (svg: string) => Promise<Uint8Array> {
  const share = createCoalescer<Uint8Array>()
  return (svg) => {
    // Found by what is drawn, not by the cover's code: a release that draws better draws anew.
    const mark = createHash('sha256').update(svg).digest()
    return share(mark.toString('hex'), () => readOrDraw(svg, mark))
  }

  async function readOrDraw(svg: string, mark: Buffer): Promise<Uint8Array> {
    const key = `previews/${mark.readUInt16BE(0) % PLACES}`
    const kept = await store.get(key)
    if (kept && mark.equals(kept.subarray(0, MARK_BYTES))) return kept.subarray(MARK_BYTES)
    const jpeg = await inTurn(() => drawJpeg(svg, PREVIEW_WIDTH))
    await store.put(key, Buffer.concat([mark, jpeg]), 'application/octet-stream')
    return jpeg
  }
}
