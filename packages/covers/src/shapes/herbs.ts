import { food } from '../colours.ts'
import { along, halfLeaf, leaf, pairs, polar, triples } from '../forms.ts'
import type { Point } from '../outline.ts'
import type { Paper } from '../paper.ts'
import type { Shape } from './shape.ts'

/** Sprigs. */
export const herbs = {
  basil: {
    habit: 'sprig',
    tone: 'green',
    size: 0.95,
    draw: (paper) => {
      paper.strip(food.leafDeep, 6, '0,98 4,40 0,-20')
      twoToned(paper, [2, 34], -78, 84, 62, [food.leaf, food.leafDeep])
      twoToned(paper, [2, 34], 74, 82, 62, [food.leaf, food.leafDeep])
      twoToned(paper, [0, -6], -44, 82, 62, [food.leafLight, food.leaf])
      twoToned(paper, [0, -6], 42, 82, 62, [food.leafLight, food.leaf])
      twoToned(paper, [0, -16], -2, 84, 60, [food.leaf, food.leafDeep])
    },
    bit: (paper) => twoToned(paper, [0, 20], 0, 42, 28, [food.leaf, food.leafDeep]),
  },
  bay: {
    habit: 'sprig',
    tone: 'green',
    size: 1,
    draw: (paper) => branch(paper, { length: 62, width: 26, tones: [food.leaf, food.leafDeep] }),
    bit: (paper) => twoToned(paper, [0, 20], 0, 44, 18, [food.leaf, food.leafDeep]),
  },
  sage: {
    habit: 'sprig',
    tone: 'green',
    size: 1,
    draw: (paper) => branch(paper, { length: 66, width: 34, tones: [food.sage, food.sageDeep] }),
    bit: (paper) => twoToned(paper, [0, 20], 0, 44, 22, [food.sage, food.sageDeep]),
  },
  mint: {
    habit: 'sprig',
    tone: 'green',
    size: 0.9,
    draw: (paper) => {
      paper.strip(food.leafDeep, 6, '0,98 -4,40 0,-30')
      const leaflets = triples('54,-68,72 50,68,72 10,-52,76 8,54,76 -20,-8,78')
      for (const [y, angle, length] of leaflets) {
        paper.piece(food.leafLight, saw([0, y], angle, length, length * 0.66))
      }
      const veins = leaflets.map(([y, angle, length]) => [
        polar([0, y], angle, 8),
        polar([0, y], angle, length * 0.8),
      ])
      paper.strip(food.leafDeep, 4, veins)
    },
    bit: (paper) => paper.piece(food.leafLight, saw([0, 20], 0, 42, 28)),
  },
  parsley: {
    habit: 'sprig',
    tone: 'green',
    size: 0.95,
    draw: (paper) => {
      paper.strip(food.leaf, 6, '0,98 2,40 0,-10|2,50 -30,16 -44,-4|2,44 32,14 46,-2')
      paper.piece(food.leafDeep, frond([-44, 14], -40, 66))
      paper.piece(food.leafDeep, frond([46, 14], 40, 66))
      paper.piece(food.leaf, frond([0, 12], 0, 108))
    },
    bit: (paper) => paper.piece(food.leaf, frond([0, 18], 0, 38)),
  },
  rosemary: {
    habit: 'sprig',
    tone: 'green',
    size: 1,
    draw: (paper) => {
      const rungs = [80, 64, 48, 32, 14, -4, -22, -40, -58]
      const needles = (side: number, shift: number) =>
        rungs.map((y, rung): Point[] => {
          const base: Point = [side * 2, y + shift]
          return [base, polar(base, side * (60 - rung * 4), 56 - rung * 2)]
        })
      paper.strip(food.sageDeep, 9, needles(-1, 0))
      paper.strip(food.leafDeep, 9, [
        ...needles(1, -8),
        pairs('0,-60 -8,-96'),
        pairs('0,-60 8,-99'),
      ])
      paper.strip(food.crust, 6, '4,98 -2,40 4,-20 0,-74')
    },
    bit: (paper) => paper.strip(food.leafDeep, 7, '-8,16 6,-16'),
  },
  dill: {
    habit: 'sprig',
    tone: 'green',
    size: 1,
    draw: (paper) => {
      paper.strip(food.leafDeep, 6, '0,98 4,30 0,-60')
      const arms = triples(
        '64,-58,66 52,56,64 28,-50,62 16,48,60 -8,-42,52 -18,40,50 -42,-30,44 -46,28,44 -54,0,42',
      )
      const stems: Point[][] = []
      const hairs: Point[][] = []
      for (const [y, angle, length] of arms) {
        const base: Point = [0, y]
        stems.push([base, polar(base, angle, length)])
        for (const share of [0.35, 0.6, 0.85]) {
          const from = polar(base, angle, length * share)
          for (const spread of [-42, 42])
            hairs.push([from, polar(from, angle + spread, length * 0.34)])
        }
      }
      paper.strip(food.leafDeep, 5, stems, 'round')
      paper.strip(food.leaf, 5, hairs, 'round')
    },
    bit: (paper) =>
      paper.strip(
        food.leaf,
        5,
        '0,18 0,-18|0,8 -12,-4|0,8 12,-4|0,-4 -10,-14|0,-4 10,-14',
        'round',
      ),
  },
  thyme: {
    habit: 'sprig',
    tone: 'green',
    size: 0.95,
    draw: (paper) => {
      paper.strip(food.crust, 5, '0,98 4,20 -2,-80|2,50 -26,14 -40,-34|2,34 28,0 40,-44')
      const nodes = pairs(
        '0,-80 1,-52 3,-22 4,12 -14,32 -28,10 -36,-14 -40,-38 16,18 28,-4 36,-26 40,-48',
      )
      paper.strip(
        food.sageDeep,
        15,
        nodes.map(([x, y]): Point[] => [
          [x - 4, y - 2],
          [x - 14, y - 9],
        ]),
        'round',
      )
      paper.strip(
        food.leaf,
        15,
        nodes.map(([x, y]): Point[] => [
          [x + 4, y - 4],
          [x + 14, y - 11],
        ]),
        'round',
      )
    },
  },
  chives: {
    habit: 'sprig',
    tone: 'green',
    size: 1,
    draw: (paper) => {
      paper.strip(food.leafDeep, 8, '-10,98 -18,20 -44,-60|8,98 16,10 40,-70')
      paper.strip(food.leaf, 8, '-4,98 -6,10 -18,-88|4,98 4,0 12,-92|10,98 26,30 62,-40')
      paper.strip(food.leafLight, 7, '-8,98 -24,40 -66,-20|0,98 0,10 -2,-70')
      paper.piece(food.butter, '-22,56! 22,54! 22,70! -22,72!')
    },
    bit: (paper) => paper.strip(food.leaf, 8, '-10,12 10,-12'),
  },
} as const satisfies Record<string, Shape>

/** A leaf in two papers, the right half darker, as if the light fell from the left. */
function twoToned(
  paper: Paper,
  at: Point,
  angle: number,
  length: number,
  width: number,
  tones: readonly [string, string],
) {
  paper.piece(tones[0], leaf(at, angle, length, width))
  paper.inlay(tones[1], halfLeaf(at, angle, length, width))
}

/** A branch of pairs of leaves, shorter towards the tip. */
function branch(
  paper: Paper,
  { length, width, tones }: { length: number; width: number; tones: readonly [string, string] },
) {
  paper.strip(food.crust, 6, '4,98 -4,40 4,-10 0,-50')
  for (const [y, angle, share] of triples(
    '66,-58,1 50,56,1 24,-50,0.95 6,48,0.95 -18,-40,0.85 -30,38,0.85 -40,-2,0.9',
  )) {
    twoToned(paper, [0, y], angle, length * share, width * share, tones)
  }
}

/** A leaf with a toothed edge. */
function saw(at: Point, angle: number, length: number, width: number): Point[] {
  const side = pairs('0,0 0.44,0.14 0.4,0.3 0.52,0.42 0.38,0.56 0.36,0.72')
  const left = side.map(
    ([x, y], index): Point => [-x * width, -y * length, index === 0 || index % 2 === 1],
  )
  const right = side
    .slice(1)
    .map(([x, y], index): Point => [x * width, -y * length, index % 2 === 0])
  return along(at, angle, [...left, [0, -length, true], ...right.reverse()])
}

/** A leaf of three lobes, as parsley and coriander have. */
function frond(at: Point, angle: number, size: number): Point[] {
  const lobes = pairs(
    '0,0! -0.3,-0.14 -0.46,-0.34 -0.34,-0.42 -0.44,-0.62 -0.2,-0.6 -0.22,-0.86 -0.04,-0.78 0.04,-1 0.12,-0.78 0.28,-0.82 0.24,-0.58 0.46,-0.6 0.36,-0.4 0.46,-0.3 0.28,-0.12',
  )
  return along(
    at,
    angle,
    lobes.map(([x, y, corner]) => [x * size, y * size, corner]),
  )
}
