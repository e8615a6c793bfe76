/** Which part of a picture shows in a frame of another shape. */
export interface Framing {
  /** From 0, the left end, to 1, the right end, of what there is to move. */
  x: number
  /** From 0, the upper end, to 1. */
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

/** The middle, as large as the frame takes it. */
export const WHOLE_FRAME: Framing = { x: 0.5, y: 0.5, zoom: 1 }
export const MOST_ZOOM = 4

/** The part of a picture that shows, in its own pixels. `aspect` is the frame's width by its height. */
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

/** The framing after the picture was dragged, by shares of the frame's width and height. */
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

/** The whole picture shows, but for what rounding takes. */
export function isWhole(picture: Size, framing: Framing, aspect: number): boolean {
  const { width, height } = regionOf(picture, framing, aspect)
  return picture.width - width < 1 && picture.height - height < 1
}
