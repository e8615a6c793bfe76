/** Which part of a picture is visible in a frame of another shape. */
export interface Framing {
  /** From 0, the left end of the range of movement, to 1, the right end. */
  x: number
  /** From 0, the top, to 1. */
  y: number
  /** 1 shows as much as fits the frame. */
  zoom: number
}

export interface Size {
  width: number
  height: number
}

export interface Region extends Size {
  left: number
  top: number
}

/** The middle, as large as fits the frame. */
export const WHOLE_FRAME: Framing = { x: 0.5, y: 0.5, zoom: 1 }
export const MOST_ZOOM = 4

/**
 * The visible part of a picture, in its own pixels. `aspect` is the frame's width divided by its
 * height.
 */
export function regionOf(picture: Size, framing: Framing, aspect: number): Region {
  const isWide = picture.width / picture.height > aspect
  const widest = isWide ? picture.height * aspect : picture.width
  const width = widest / framing.zoom
  const height = width / aspect
  return {
    width,
    height,
    left: framing.x * (picture.width - width),
    top: framing.y * (picture.height - height),
  }
}

/** The framing after dragging the picture by shares of the frame's width and height. */
export function dragged(
  picture: Size,
  framing: Framing,
  { aspect, dx, dy }: { aspect: number; dx: number; dy: number },
): Framing {
  const { width, height } = regionOf(picture, framing, aspect)
  const along = (at: number, by: number, room: number) =>
    room > 0 ? Math.min(1, Math.max(0, at - by / room)) : at
  return {
    ...framing,
    x: along(framing.x, dx * width, picture.width - width),
    y: along(framing.y, dy * height, picture.height - height),
  }
}

export function zoomed(framing: Framing, zoom: number): Framing {
  return { ...framing, zoom: Math.min(MOST_ZOOM, Math.max(1, zoom)) }
}

/** Whether the whole picture is visible, apart from rounding. */
export function isWhole(picture: Size, framing: Framing, aspect: number): boolean {
  const { width, height } = regionOf(picture, framing, aspect)
  return picture.width - width < 1 && picture.height - height < 1
}
