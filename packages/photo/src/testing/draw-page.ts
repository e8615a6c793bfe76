import type { Box, Rgba } from '../grey.ts'

/** Ink at a place of a page. */
type Ink = (x: number, y: number) => boolean

/** Rows of blocks as large as letters, with spaces as between words: what a page looks like from afar. */
export function rowsOf(box: Box, { pitch, height }: { pitch: number; height: number }): Ink {
  return (x, y) => {
    if (x < box.left || x >= box.right || y < box.top || y >= box.bottom) return false
    const across = (x - box.left) % height
    const isSpace = Math.floor((x - box.left) / height) % 6 === 5
    return !isSpace && across < height * 0.7 && (y - box.top) % pitch < height
  }
}

/** A page of paper with ink on it, its lines running down to the right by so many degrees. */
export function drawPage(
  size: { width: number; height: number },
  ink: Ink,
  {
    degrees = 0,
    light = () => 1,
  }: { degrees?: number; light?: (x: number, y: number) => number } = {},
): Rgba {
  const { width, height } = size
  const radians = (degrees * Math.PI) / 180
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)]
  const data = new Uint8Array(width * height * 4).fill(255)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [offX, offY] = [x - width / 2, y - height / 2]
      const onPageX = offX * cosine + offY * sine + width / 2
      const onPageY = offY * cosine - offX * sine + height / 2
      const shade = (ink(onPageX, onPageY) ? 40 : 240) * light(x / width, y / height)
      data.fill(shade, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  return { width, height, data }
}
