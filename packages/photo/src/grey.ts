/** A picture in shades of grey, a byte a pixel, row by row: 0 is black. */
export type Grey = { width: number; height: number; data: Uint8Array }

/** A picture as canvases have it: four bytes a pixel, red, green, blue and how opaque it is. */
export type Rgba = { width: number; height: number; data: Uint8Array | Uint8ClampedArray }

/** Where something stands in a picture, in pixels from the top left. */
export type Box = { left: number; top: number; right: number; bottom: number }

export function createGrey(width: number, height: number): Grey {
  return { width, height, data: new Uint8Array(width * height) }
}

/** Lightness as eyes weigh colours (ITU-R BT.601: 0.299, 0.587, 0.114). */
export function toGrey({ width, height, data }: Rgba): Grey {
  const grey = createGrey(width, height)
  for (let at = 0, from = 0; at < grey.data.length; at += 1, from += 4) {
    const [red = 0, green = 0, blue = 0] = [data[from], data[from + 1], data[from + 2]]
    grey.data[at] = (red * 77 + green * 150 + blue * 29) >> 8
  }
  return grey
}

/** The pixels within a box, which may reach beyond the picture. */
export function crop(grey: Grey, box: Box): Grey {
  const left = Math.max(0, Math.floor(box.left))
  const top = Math.max(0, Math.floor(box.top))
  const right = Math.min(grey.width, Math.ceil(box.right))
  const bottom = Math.min(grey.height, Math.ceil(box.bottom))
  const part = createGrey(Math.max(1, right - left), Math.max(1, bottom - top))
  for (let y = 0; y < part.height; y += 1) {
    const from = (top + y) * grey.width + left
    part.data.set(grey.data.subarray(from, from + part.width), y * part.width)
  }
  return part
}

/** The picture at another size: means of what falls together, and between pixels what lies between them. */
export function resize(grey: Grey, factor: number): Grey {
  if (factor === 1) return grey
  const width = Math.max(1, Math.round(grey.width * factor))
  const height = Math.max(1, Math.round(grey.height * factor))
  return factor < 1 ? shrink(grey, width, height) : enlarge(grey, width, height)
}

function shrink(grey: Grey, width: number, height: number): Grey {
  const small = createGrey(width, height)
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor((y * grey.height) / height)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * grey.height) / height))
    for (let x = 0; x < width; x += 1) {
      const left = Math.floor((x * grey.width) / width)
      const right = Math.max(left + 1, Math.floor(((x + 1) * grey.width) / width))
      small.data[y * width + x] = meanWithin(grey, { left, top, right, bottom })
    }
  }
  return small
}

function meanWithin(grey: Grey, { left, top, right, bottom }: Box): number {
  let sum = 0
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) sum += grey.data[y * grey.width + x] ?? 0
  }
  return sum / ((right - left) * (bottom - top))
}

function enlarge(grey: Grey, width: number, height: number): Grey {
  const large = createGrey(width, height)
  for (let y = 0; y < height; y += 1) {
    const fromY = ((y + 0.5) * grey.height) / height - 0.5
    for (let x = 0; x < width; x += 1) {
      const fromX = ((x + 0.5) * grey.width) / width - 0.5
      large.data[y * width + x] = between(grey, fromX, fromY)
    }
  }
  return large
}

/** The shade at a place between pixels. Beyond the edge the edge goes on. */
export function between(grey: Grey, x: number, y: number): number {
  const { width, height, data } = grey
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)))
  const right = Math.min(width - 1, left + 1)
  const bottom = Math.min(height - 1, top + 1)
  const shareX = Math.min(1, Math.max(0, x - left))
  const shareY = Math.min(1, Math.max(0, y - top))
  const upper =
    (data[top * width + left] ?? 0) * (1 - shareX) + (data[top * width + right] ?? 0) * shareX
  const lower =
    (data[bottom * width + left] ?? 0) * (1 - shareX) + (data[bottom * width + right] ?? 0) * shareX
  return upper * (1 - shareY) + lower * shareY
}

/** The smallest box around several. */
export function boundsOf(boxes: readonly Box[]): Box {
  const bounds = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: 0,
    bottom: 0,
  }
  for (const box of boxes) {
    bounds.left = Math.min(bounds.left, box.left)
    bounds.top = Math.min(bounds.top, box.top)
    bounds.right = Math.max(bounds.right, box.right)
    bounds.bottom = Math.max(bounds.bottom, box.bottom)
  }
  return bounds
}
