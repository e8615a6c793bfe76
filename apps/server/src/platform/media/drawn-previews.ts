import { createHash } from 'node:crypto'
import { createCoalescer } from '../coalesce.ts'
import { drawJpeg } from './encode.ts'
import type { ImageStore } from './store.ts'

/** The largest width of link previews. */
const PREVIEW_WIDTH = 1200
/**
 * There are endless covers and anyone may ask for any of them, so the store has this many places of
 * some 60 kB, and a newer preview replaces the older one in its place.
 */
const PLACES = 4096
const MARK_BYTES = 32

/**
 * Drawings as JPEG, each encoded once as long as it keeps its place in the store.
 * @param inTurn runs the encoding when it is its turn
 */
export function createDrawnPreviews(
  store: ImageStore,
  inTurn: (work: () => Promise<Buffer>) => Promise<Buffer>,
): (svg: string) => Promise<Uint8Array> {
  const share = createCoalescer<Uint8Array>()
  return (svg) => {
    // Keyed by the drawing, not by the cover's code, so that a release that draws better replaces
    // it.
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
