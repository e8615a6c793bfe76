import { type Point, type Run, toRuns } from './outline.ts'

/** A circle or an ellipse; small ones need fewer points to look round. */
export function round(
  x: number,
  y: number,
  radiusX: number,
  radiusY = radiusX,
  points = radiusX < 34 ? 6 : 9,
): Point[] {
  return Array.from({ length: points }, (_, index) => {
    const [dx, dy] = direction((index / points) * 360)
    return [x + dx * radiusX, y + dy * radiusY]
  })
}

/** Points on a ring at even angles, for seeds, kernels and rivets. */
export function ring(x: number, y: number, radius: number, count: number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const [dx, dy] = direction(turn + (index / count) * 360)
    return [x + dx * radius, y + dy * radius]
  })
}

/** A leaf from its stalk at (x, y), `length` long in the direction `angle` (degrees, 0 up, clockwise). */
export function leaf(at: Point, angle: number, length: number, width: number): Point[] {
  return along(at, angle, [
    [0, 0, true],
    [-width * 0.42, -length * 0.28],
    [-width * 0.46, -length * 0.58],
    [0, -length, true],
    [width * 0.46, -length * 0.58],
    [width * 0.42, -length * 0.28],
  ])
}

/** The right-hand half of the same leaf, for a second tone. */
export function halfLeaf(at: Point, angle: number, length: number, width: number): Point[] {
  return along(at, angle, [
    [0, -length * 0.04, true],
    [0, -length, true],
    [width * 0.46, -length * 0.58],
    [width * 0.42, -length * 0.28],
  ])
}

/** A star of `rays` sharp rays, as a calyx has. */
export function star(at: Point, rays: number, outer: number, inner: number, turn = 0): Point[] {
  return Array.from({ length: rays * 2 }, (_, index) => {
    const far = index % 2 === 0
    const [dx, dy] = direction(turn + (index / (rays * 2)) * 360)
    const radius = far ? outer : inner
    return [at[0] + dx * radius, at[1] + dy * radius, true]
  })
}

/** A slice of a round: its point near the middle, its arc outside; angles in degrees. */
export function wedge(
  at: Point,
  angle: number,
  spread: number,
  inner: number,
  outer: number,
): Point[] {
  const tip = polar(at, angle, inner)
  const edges = [-1, 0, 1].map((side) => polar(at, angle + side * spread, outer))
  return [[tip[0], tip[1], true], ...edges]
}

/** The point at a distance from another; 0 degrees is up, clockwise. */
export function polar(at: Point, angle: number, distance: number): Point {
  const [dx, dy] = direction(angle)
  return [at[0] + dx * distance, at[1] + dy * distance]
}

/** A drawing made upwards from (0, 0), moved to `at` and turned clockwise by `angle` degrees. */
export function along(at: Point, angle: number, drawing: string | Run): Point[] {
  const radians = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return toRuns(drawing)
    .flat()
    .map(([x, y, corner]) => [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos, corner])
}

function direction(degrees: number): [number, number] {
  const radians = (degrees * Math.PI) / 180
  return [Math.sin(radians), -Math.cos(radians)]
}

/** Pairs of figures, "10,20 30,-5!", in the notation of outlines. */
export function pairs(text: string): Run {
  return toRuns(text).flat()
}

/** Threes of figures, "10,20,45 30,-5,90": places with an angle or a size. @throws when one is no number */
export function triples(text: string): (readonly [number, number, number])[] {
  return text.split(' ').map((triple) => {
    const [first = Number.NaN, second = Number.NaN, third = Number.NaN] = triple
      .split(',')
      .map(Number)
    if (Number.isNaN(first + second + third)) throw new Error(`Not three figures: ${triple}`)
    return [first, second, third]
  })
}
