/** A point of an outline; at a corner the scissors turn sharply, elsewhere they glide. */
export type Point = readonly [x: number, y: number, corner?: boolean]

/** One way round without lifting the scissors. */
export type Run = readonly Point[]

/**
 * Where the scissors go: one run or several, or their short notation, "0,-50! 40,20 -40,20", in
 * which `!` marks a corner and `|` starts another run.
 */
export type Outline = string | Run | readonly Run[]

/** The separate runs of an outline. @throws when a coordinate of the notation is not a number */
export function toRuns(outline: Outline): readonly Run[] {
  if (typeof outline !== 'string') return isRun(outline) ? [outline] : outline
  return outline.split('|').map((run) => run.trim().split(/\s+/).map(parsePoint))
}

function isRun(outline: Run | readonly Run[]): outline is Run {
  return typeof outline[0]?.[0] === 'number'
}

function parsePoint(text: string): Point {
  const corner = text.endsWith('!')
  const [x, y] = (corner ? text.slice(0, -1) : text).split(',').map(Number)
  if (x === undefined || y === undefined || Number.isNaN(x + y)) {
    throw new Error(`Not a point of an outline: ${text}`)
  }
  return [x, y, corner]
}

/** SVG path data of a smooth closed line through the points, in whole numbers, relative after its start. */
export function closedPath(points: readonly Point[]): string {
  return `${smoothPath(points, true)}z`
}

/** The same along an open line. */
export function openPath(points: readonly Point[]): string {
  return smoothPath(points, false)
}

/** How far a handle reaches along its stretch; near 1/3, where six points make a round circle. */
const REACH = 0.35

/** Covers are drawn on request: this loop is most of the work, so it makes strings and little else. */
function smoothPath(run: Run, closed: boolean): string {
  const first = run[0]
  if (!first) return ''
  const count = run.length
  const pen = { x: Math.round(first[0]), y: Math.round(first[1]) }
  let path = `M${pen.x}${separated(pen.y)}`
  let command = ''
  let from = first
  let leave = glideAt(run, 0, closed)
  for (let index = 1; index <= (closed ? count : count - 1); index += 1) {
    const to = run[index % count] ?? first
    const arrive = glideAt(run, index % count, closed)
    const next = commandFor(from, to, index > 1 && leave !== undefined)
    let numbers = ''
    if (next === 'c') numbers += stop(pen, ...ahead(from, leave, to))
    if (next !== 'l') numbers += stop(pen, ...behind(to, arrive, from))
    numbers += stop(pen, to[0], to[1])
    path += next === command ? numbers : next + numbers.trimStart()
    command = next
    pen.x = Math.round(to[0])
    pen.y = Math.round(to[1])
    from = to
    leave = arrive
  }
  return path
}

/** A straight stretch between corners, else a curve, short where its first handle mirrors the last. */
function commandFor(from: Point, to: Point, glides: boolean): 'l' | 's' | 'c' {
  if (from[2] && to[2]) return 'l'
  return glides ? 's' : 'c'
}

type Vector = readonly [dx: number, dy: number]

/**
 * The handle with which a line glides through a point, the same length on both sides, so that SVG's
 * short `s` can say it; undefined where it turns or ends.
 */
function glideAt(run: Run, index: number, closed: boolean): Vector | undefined {
  const count = run.length
  const point = run[index]
  const before = run[closed ? (index + count - 1) % count : index - 1]
  const after = run[closed ? (index + 1) % count : index + 1]
  if (!point || point[2] || !before || !after) return undefined
  const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
  const [one, other] = [distance(before, point), distance(point, after)]
  const reach = REACH * Math.min(Math.sqrt(one * other), 1.5 * Math.min(one, other))
  const share = reach / (Math.sqrt(dx * dx + dy * dy) || 1)
  return [dx * share, dy * share]
}

/** The control point on leaving a point; from a corner it looks straight at the next. */
function ahead(point: Point, glide: Vector | undefined, next: Point): Vector {
  if (glide) return [point[0] + glide[0], point[1] + glide[1]]
  return [point[0] + (next[0] - point[0]) * REACH, point[1] + (next[1] - point[1]) * REACH]
}

/** The control point on arriving at a point. */
function behind(point: Point, glide: Vector | undefined, last: Point): Vector {
  return ahead(point, glide && [-glide[0], -glide[1]], last)
}

function distance(from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  return Math.sqrt(dx * dx + dy * dy)
}

/** A point seen from the pen, each number with the separator it needs. */
function stop(pen: { x: number; y: number }, x: number, y: number): string {
  return separated(Math.round(x) - pen.x) + separated(Math.round(y) - pen.y)
}

function separated(value: number): string {
  return value < 0 ? `${value}` : ` ${value}`
}
