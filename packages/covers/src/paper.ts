import { closedPath, type Outline, openPath, type Point, type Run, toRuns } from './outline.ts'
import type { Random } from './random.ts'

/**
 * What a drawing is cut from. Coordinates are its own; whoever places it decides what a unit is.
 * Every edge trembles a little with the seed, as a hand's does.
 */
export type Paper = {
  /** A piece glued on: it casts a small shadow. */
  piece: (colour: string, outline: Outline) => void
  /** A piece laid flush into the one below: no shadow. */
  inlay: (colour: string, outline: Outline) => void
  /** Narrow strips of one width along open lines. */
  strip: (colour: string, width: number, outline: Outline, ends?: 'cut' | 'round') => void
  /** Punched-out dots of one diameter, one at each point. */
  dots: (colour: string, diameter: number, outline: Outline) => void
  random: Random
}

/** What was cut, in order, and the box it fills. */
export type Cutting = { marks: Mark[]; box: Box }
export type Box = { left: number; top: number; right: number; bottom: number }
/** `span` is how far a piece reaches; nothing for what casts no shadow. */
type Mark = { colour: string; path: string; strip?: Strip; span: number }
type Strip = { width: number; round: boolean }

/** Where a cutting lies on the picture: moved, then turned (degrees), then scaled; `flip` mirrors it first. */
export type Place = { x: number; y: number; turn: number; scale: number; flip?: boolean }

/** How the paper behaves on one picture. */
export type Stock = { tint: (colour: string) => string; random: Random }

/** Cuts a drawing. `tremble` is how far (units) an edge may stray. */
export function cutOut(stock: Stock, tremble: number, draw: (paper: Paper) => void): Cutting {
  const { random } = stock
  const marks: Mark[] = []
  const box: Box = { left: 0, top: 0, right: 0, bottom: 0 }

  function follow(outline: Outline, reach: number, halfWidth = 0): Run[] {
    const runs = toRuns(outline).map((run) =>
      run.map(
        ([x, y, corner]): Point => [x + random.around(reach), y + random.around(reach), corner],
      ),
    )
    for (const [x, y] of runs.flat()) {
      box.left = Math.min(box.left, x - halfWidth)
      box.right = Math.max(box.right, x + halfWidth)
      box.top = Math.min(box.top, y - halfWidth)
      box.bottom = Math.max(box.bottom, y + halfWidth)
    }
    return runs
  }
  function mark(colour: string, path: string, rest: Pick<Mark, 'strip' | 'span'>) {
    marks.push({ colour: stock.tint(colour), path, ...rest })
  }

  draw({
    random,
    piece: (colour, outline) => {
      const runs = follow(outline, tremble)
      mark(colour, runs.map(closedPath).join(''), { span: spanOf(runs.flat()) })
    },
    inlay: (colour, outline) => {
      mark(colour, follow(outline, tremble).map(closedPath).join(''), { span: 0 })
    },
    strip: (colour, width, outline, ends = 'cut') => {
      const path = follow(outline, tremble * 0.6, width / 2)
        .map(openPath)
        .join('')
      mark(colour, path, { strip: { width, round: ends === 'round' }, span: 0 })
    },
    dots: (colour, diameter, outline) => {
      const path = follow(outline, 0, diameter / 2)
        .flat()
        .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`)
        .join('')
      mark(colour, path, { strip: { width: diameter, round: true }, span: 0 })
    },
  })
  return { marks, box }
}

/** How far (picture units) the shadow of a piece falls: light comes from the upper left. */
const SHADOW_FALL = { x: 4, y: 6 }
const SHADOW_OPACITY = '.2'
/** Pieces smaller than this (picture units) lie flat. */
const SMALLEST_WITH_SHADOW = 42

/** SVG of a cutting in its place, each piece above its own shadow, which has the picture's default fill. */
export function glue(cutting: Cutting, place: Place): string {
  const { turn, scale, flip } = place
  const radians = (-turn * Math.PI) / 180
  const fallX = (SHADOW_FALL.x * Math.cos(radians) - SHADOW_FALL.y * Math.sin(radians)) / scale
  const fallY = (SHADOW_FALL.x * Math.sin(radians) + SHADOW_FALL.y * Math.cos(radians)) / scale
  const marks = cutting.marks.map((mark) => {
    if (mark.span * scale < SMALLEST_WITH_SHADOW) return svgOfMark(mark)
    const fallen = movePath(mark.path, flip ? -fallX : fallX, fallY)
    return `<path opacity="${SHADOW_OPACITY}" d="${fallen}"/>${svgOfMark(mark)}`
  })
  return `<g transform="${svgTransform(place)}">${marks.join('')}</g>`
}

/** The box of a cutting once it lies in its place. */
export function boxInPlace({ left, top, right, bottom }: Box, place: Place): Box {
  const radians = (place.turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians) * place.scale, Math.sin(radians) * place.scale]
  const side = place.flip ? -1 : 1
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => [x * side, y] as const))
  const xs = corners.map(([x, y]) => place.x + x * cos - y * sin)
  const ys = corners.map(([x, y]) => place.y + x * sin + y * cos)
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}

/** The same path elsewhere: only its starts are absolute. */
function movePath(path: string, dx: number, dy: number): string {
  return path.replace(/M(-?\d+) ?(-?\d+)/g, (_, x, y) => {
    const [movedX, movedY] = [Math.round(Number(x) + dx), Math.round(Number(y) + dy)]
    return `M${movedX}${movedY < 0 ? '' : ' '}${movedY}`
  })
}

function spanOf(points: Run): number {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

function svgOfMark({ colour, path, strip }: Mark): string {
  if (!strip) return `<path fill="${colour}" d="${path}"/>`
  const cap = strip.round ? ' stroke-linecap="round"' : ''
  return `<path fill="none" stroke="${colour}" stroke-width="${strip.width}"${cap} d="${path}"/>`
}

function svgTransform({ x, y, turn, scale, flip }: Place): string {
  const parts = [`translate(${brief(x)} ${brief(y)})`]
  if (Math.round(turn) !== 0) parts.push(`rotate(${Math.round(turn)})`)
  if (flip) parts.push(`scale(${brief(-scale, 2)} ${brief(scale, 2)})`)
  else if (scale !== 1) parts.push(`scale(${brief(scale, 2)})`)
  return parts.join('')
}

function brief(value: number, decimals = 0): number {
  return Number(value.toFixed(decimals))
}
