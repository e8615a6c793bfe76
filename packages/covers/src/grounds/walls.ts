import { mix } from '../colours.ts'
import { round } from '../forms.ts'
import type { Point } from '../outline.ts'
import type { Ground } from '../palettes.ts'
import type { Paper } from '../paper.ts'
import { frond } from './frond.ts'

type Wall = (paper: Paper, ground: Ground, edge: number) => void

/** Papers on a wall that ends at the table's edge. */
export const walls: readonly [Wall, ...Wall[]] = [
  sun,
  arch,
  panels,
  wallpaper,
  fronds,
  window,
  hills,
  tiles,
]

function sun(paper: Paper, ground: Ground) {
  const { random } = paper
  paper.inlay(ground.spot, round(400 + random.around(130), 250, random.between(196, 236)))
}

function arch(paper: Paper, ground: Ground, edge: number) {
  const middle = 400 + paper.random.around(60)
  const half = paper.random.between(220, 270)
  const shape = (reach: number): Point[] => [
    [middle - reach, edge + 20, true],
    [middle - reach, 250],
    [middle - reach * 0.72, 250 - reach * 0.62],
    [middle, 250 - reach * 0.9],
    [middle + reach * 0.72, 250 - reach * 0.62],
    [middle + reach, 250],
    [middle + reach, edge + 20, true],
  ]
  paper.inlay(mix(ground.wall, ground.deep, 0.22), shape(half + 22))
  paper.inlay(ground.spot, shape(half))
}

function panels(paper: Paper, ground: Ground, edge: number) {
  const { random } = paper
  const split = random.pick([260, 330, 480, 550]) + random.around(20)
  const [from, to] = split < 400 ? [-20, split] : [split, 820]
  paper.inlay(
    ground.spot,
    `${from},-20! ${to},-20! ${to + random.around(14)},${edge + 20}! ${from},${edge + 20}!`,
  )
  const [x, y] = [split < 400 ? split / 2 + 4 : (split + 800) / 2 - 4, random.between(150, 200)]
  paper.inlay(ground.wall, frond(x, y + 190, 0, 280, 92))
}

function wallpaper(paper: Paper, ground: Ground, edge: number) {
  const { random } = paper
  const width = random.pick([62, 80, 100])
  const stripes: string[] = []
  for (let x = random.between(-60, 10); x < 800; x += width * 2) {
    const sway = () => x + random.around(5)
    stripes.push(
      `${sway()},-20! ${sway() + width},-20! ${sway() + width},${edge + 20}! ${sway()},${edge + 20}!`,
    )
  }
  paper.inlay(mix(ground.wall, ground.spot, 0.55), stripes.join('|'))
}

function fronds(paper: Paper, ground: Ground, edge: number) {
  const { random } = paper
  paper.inlay(
    ground.spot,
    frond(126 + random.around(24), edge, -6 + random.around(8), edge - 60, 120),
  )
  paper.inlay(
    ground.spot,
    frond(676 + random.around(24), edge, 6 + random.around(8), edge - 40, 120),
  )
  if (random.chance(0.5))
    paper.inlay(
      mix(ground.wall, ground.spot, 0.4),
      frond(400, edge, random.around(8), edge - 30, 130),
    )
}

function window(paper: Paper, ground: Ground, edge: number) {
  const { random } = paper
  const x = random.chance(0.5) ? 60 : 440
  const frame = mix(ground.table, '#FFFFFF', 0.15)
  const [right, bottom] = [x + 300, edge - 40]
  paper.piece(frame, `${x},46! ${right},46! ${right},${bottom}! ${x},${bottom}!`)
  paper.inlay(
    ground.spot,
    `${x + 18},64! ${right - 18},64! ${right - 18},${bottom - 18}! ${x + 18},${bottom - 18}!`,
  )
  const hill = bottom - random.between(60, 110)
  paper.inlay(
    mix(ground.spot, ground.deep, 0.35),
    `${x + 18},${hill + 30}! ${x + 90},${hill} ${x + 170},${hill + 34} ${right - 18},${hill - 10}! ${right - 18},${bottom - 18}! ${x + 18},${bottom - 18}!`,
  )
  paper.inlay(ground.cloth, round(x + random.between(80, 220), random.between(120, 160), 36))
  paper.strip(
    frame,
    14,
    `${x + 150},46 ${x + 150},${bottom}|${x},${(46 + bottom) / 2 - 20} ${right},${(46 + bottom) / 2 - 20}`,
  )
}

function hills(paper: Paper, ground: Ground, edge: number) {
  const { random } = paper
  const top = random.between(150, 210)
  paper.inlay(ground.spot, round(random.between(140, 660), top - 40, 74))
  paper.inlay(
    mix(ground.wall, ground.spot, 0.5),
    `-30,${top + 80}! 110,${top} 300,${top + 70} 500,${top - 20} 700,${top + 60} 830,${top + 10}! 830,${edge + 20}! -30,${edge + 20}!`,
  )
  paper.inlay(
    mix(ground.wall, ground.deep, 0.25),
    `-30,${top + 130}! 150,${top + 170} 380,${top + 110} 620,${top + 180} 830,${top + 110}! 830,${edge + 20}! -30,${edge + 20}!`,
  )
}

function tiles(paper: Paper, ground: Ground, edge: number) {
  const squares: string[] = []
  const size = 88
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const [x, y] = [column * 100 - 44, edge - 102 - row * 100]
      if ((row + column) % 2 === 0)
        squares.push(`${x},${y}! ${x + size},${y}! ${x + size},${y + size}! ${x},${y + size}!`)
    }
  }
  paper.inlay(mix(ground.wall, ground.spot, 0.3), squares.join('|'))
}
