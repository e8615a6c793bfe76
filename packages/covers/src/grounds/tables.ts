import { mix } from '../colours.ts'
import { along, ring, round } from '../forms.ts'
import type { Point } from '../outline.ts'
import type { Ground } from '../palettes.ts'
import type { Paper } from '../paper.ts'
import { frond } from './frond.ts'

type Table = (paper: Paper, ground: Ground) => void

/** Tables seen from above. */
export const tables: readonly [Table, ...Table[]] = [
  napkin,
  halves,
  disc,
  stripedCloth,
  checks,
  doily,
  garden,
  waves,
]

function napkin(paper: Paper, ground: Ground) {
  const turn = 12 + paper.random.around(26)
  const square = (half: number): Point[] =>
    along([400, 300], turn, [
      [-half, -half, true],
      [half, -half, true],
      [half, half, true],
      [-half, half, true],
    ])
  paper.piece(ground.table, square(292))
  paper.strip(ground.cloth, 11, closed(square(262)))
  paper.strip(ground.spot, 7, closed(square(244)))
}

function halves(paper: Paper, ground: Ground) {
  const { random } = paper
  const middle = random.pick([250, 400, 550])
  const lean = random.around(60)
  paper.inlay(ground.table, `${middle + lean},-20! 820,-20! 820,620! ${middle - lean},620!`)
  paper.inlay(ground.spot, frond(90 + random.around(20), 610, random.around(10), 420, 110))
  paper.inlay(ground.cloth, frond(710 + random.around(20), -10, 180 + random.around(10), 420, 110))
}

function disc(paper: Paper, ground: Ground) {
  const { random } = paper
  paper.inlay(ground.spot, round(400 + random.around(90), 300 + random.around(40), 318, 312, 14))
  paper.inlay(
    ground.table,
    `-20,${520 + random.around(20)}! 820,${520 + random.around(30)}! 820,640! -20,640!`,
  )
}

function stripedCloth(paper: Paper, ground: Ground) {
  const { random } = paper
  const lean = random.pick([-160, 0, 160])
  const stripes: string[] = []
  const edges: string[] = []
  for (let x = random.between(-220, -160); x < 1000; x += 190) {
    stripes.push(
      `${x + lean / 2},-20! ${x + 95 + lean / 2},-20! ${x + 95 - lean / 2},620! ${x - lean / 2},620!`,
    )
    edges.push(`${x + 120 + lean / 2},-20 ${x + 120 - lean / 2},620`)
  }
  paper.inlay(mix(ground.wall, ground.table, 0.8), stripes.join('|'))
  paper.strip(ground.cloth, 7, edges.join('|'))
}

function checks(paper: Paper, ground: Ground) {
  const squares: string[] = []
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      if ((row + column) % 2 === 1) continue
      const [x, y] = [column * 170 - 24, row * 170 - 40]
      squares.push(`${x},${y}! ${x + 170},${y}! ${x + 170},${y + 170}! ${x},${y + 170}!`)
    }
  }
  paper.inlay(mix(ground.wall, ground.spot, 0.5), squares.join('|'))
}

function doily(paper: Paper, ground: Ground) {
  const lace = ring(400, 300, 1, 28).map(([x, y], index): Point => {
    const reach = index % 2 === 0 ? 290 : 262
    return [400 + (x - 400) * reach, 300 + (y - 300) * reach]
  })
  paper.piece(ground.table, lace)
  paper.dots(ground.wall, 15, ring(400, 300, 256, 28, 6))
}

function garden(paper: Paper, ground: Ground) {
  const { random } = paper
  const corners = [
    [60, 620, 20, ground.spot],
    [740, 620, -20, ground.cloth],
    [60, -20, 160, ground.cloth],
    [740, -20, 200, ground.spot],
  ] as const
  for (const [x, y, turn, colour] of corners)
    paper.inlay(colour, frond(x, y, turn + random.around(14), 380, 120))
}

function waves(paper: Paper, ground: Ground) {
  const { random } = paper
  const wave = (y: number, depth: number) =>
    `-30,${y}! ${110 + random.around(30)},${y - depth} ${300 + random.around(30)},${y + depth} ${500 + random.around(30)},${y - depth} ${690 + random.around(30)},${y + depth} 830,${y - 10}! 830,640! -30,640!`
  paper.inlay(ground.spot, wave(150, 46))
  paper.inlay(ground.table, wave(420, 50))
}

function closed(points: readonly Point[]): Point[] {
  return [...points, ...points.slice(0, 1)]
}
