import { food } from '../colours.ts'
import { along, pairs, polar, round, triples } from '../forms.ts'
import type { Point } from '../outline.ts'
import type { Paper } from '../paper.ts'
import type { Shape } from './shape.ts'

/** Pasta and noodles. */
export const pasta = {
  spaghetti: {
    habit: 'round',
    tone: 'yellow',
    size: 1.15,
    draw: (paper) => nest(paper, food.pasta, food.pastaDeep, food.butter),
    bit: (paper) => paper.strip(food.pasta, 6, '18,8 4,16 -12,8 -12,-8 4,-14 12,-4 4,4', 'round'),
  },
  noodles: {
    habit: 'round',
    tone: 'yellow',
    size: 1.15,
    draw: (paper) => {
      paper.piece(
        food.pastaDeep,
        '-90,-20 -60,-62 -10,-72 44,-66 86,-30 92,20 70,62 10,78 -50,70 -86,34',
      )
      paper.strip(
        food.butter,
        13,
        '-80,-14 -46,-50 -20,0 16,-44 40,6 78,-22|-84,12 -50,-22 -22,30 14,-14 42,36 84,4|-74,40 -44,8 -16,56 16,18 40,62 72,34',
        'round',
      )
      paper.strip(
        food.pasta,
        8,
        '-60,-46 -20,-62 30,-58 64,-38|-62,58 -20,70 30,68 64,50|-30,-26 0,-34 30,-24|-34,46 2,40 30,50',
        'round',
      )
    },
    bit: (paper) => paper.strip(food.butter, 7, '18,8 4,16 -12,8 -12,-8 4,-14 12,-4 4,4', 'round'),
  },
  penne: {
    habit: 'loose',
    tone: 'yellow',
    size: 0.95,
    draw: (paper) => {
      tube(paper, [-44, -4], -14)
      tube(paper, [46, -22], 34)
      tube(paper, [16, 48], 78)
    },
    bit: (paper) => paper.piece(food.pasta, '-18,4! 8,-14! 18,-6! -8,13!'),
  },
  macaroni: {
    habit: 'loose',
    tone: 'yellow',
    size: 0.9,
    draw: (paper) => {
      for (const [x, y, turn] of triples('-38,-40,0 42,-24,120 -30,42,250 44,54,40')) {
        paper.strip(food.pastaDeep, 36, along([x, y], turn, '-34,20 -24,-12 8,-22 34,-4'))
        paper.strip(food.pasta, 26, along([x, y], turn, '-36,18 -26,-14 6,-24 32,-6'))
        paper.strip(food.butter, 6, along([x, y], turn, '-39,15 -29,-17 3,-27 29,-9'))
      }
    },
    bit: (paper) => paper.strip(food.pasta, 11, '-12,8 -6,-8 10,-8'),
  },
  farfalle: {
    habit: 'loose',
    tone: 'yellow',
    size: 0.95,
    draw: (paper) => {
      bow(paper, [-30, -38], -18)
      bow(paper, [34, 40], 22)
    },
    bit: (paper) => paper.piece(food.pasta, '-18,-12! 0,-4 18,-12! 17,12! 0,4 -17,12!'),
  },
  ravioli: {
    habit: 'loose',
    tone: 'yellow',
    size: 0.95,
    draw: (paper) => {
      for (const [x, y, turn] of triples('-36,-36,-12 34,36,14')) {
        paper.piece(food.pasta, along([x, y], turn, pinkedSquare(56)))
        paper.inlay(
          food.butter,
          along([x, y], turn, '-32,-30 0,-36 32,-32 36,0 32,32 0,36 -32,32 -36,0'),
        )
        paper.inlay(food.pistachio, along([x, y], turn, '-18,-16 12,-22 22,10 -4,22 -22,8'))
      }
    },
  },
  lasagne: {
    habit: 'upright',
    tone: 'red',
    size: 1.15,
    single: true,
    draw: (paper) => {
      const layer = (y: number, rise: number): Point[] => [
        [-84, y],
        [-50, y - 8],
        [-10, y + 6],
        [30, y - 8],
        [84, y],
        [86, y + rise],
        [30, y + rise - 6],
        [-10, y + rise + 8],
        [-50, y + rise - 6],
        [-86, y + rise],
      ]
      paper.piece(food.tomatoDeep, layer(52, 30))
      paper.piece(food.pasta, layer(34, 20))
      paper.piece(food.tomato, layer(8, 28))
      paper.piece(food.leafLight, layer(-2, 12))
      paper.piece(food.pasta, layer(-18, 20))
      paper.piece(food.tomato, layer(-44, 28))
      paper.piece(
        food.butter,
        '-86,-46 -60,-76 10,-82 70,-74 88,-46 76,-30 64,-42 50,-12! 38,-40 4,-34 -14,-2 -28,-36 -66,-32',
      )
      paper.inlay(food.toast, '-40,-64 -10,-72 6,-60 -20,-54|30,-62 56,-64 60,-52 36,-50')
    },
  },
  gnocchi: {
    habit: 'loose',
    tone: 'pale',
    size: 0.9,
    draw: (paper) => {
      const spots = triples('-44,-34,-20 40,-40,30 -36,44,14 44,38,-14 0,2,60')
      for (const [x, y, turn] of spots) {
        paper.piece(food.butter, along([x, y], turn, round(0, 0, 42, 28, 7)))
        const ridge = (at: number, half: number) =>
          along([x, y], turn, [
            [at, -half],
            [at + 5, 0],
            [at, half],
          ])
        paper.strip(food.pastaDeep, 5, [ridge(-18, 18), ridge(2, 22), ridge(22, 16)])
      }
    },
    bit: (paper) => paper.piece(food.butter, round(0, 0, 18, 12)),
  },
} as const satisfies Record<string, Shape>

/** A nest of strands wound round a fork. */
function nest(paper: Paper, strand: string, deep: string, light: string) {
  paper.piece(deep, round(0, 0, 94, 84, 12))
  const swirl = (start: number, radius: number, sweep: number): Point[] =>
    Array.from({ length: 7 }, (_, index) => {
      const [x, y] = polar([0, 0], start + (index / 6) * sweep, radius)
      return [x, y * 0.88]
    })
  paper.strip(strand, 11, swirl(20, 84, 260), 'round')
  paper.strip(light, 10, swirl(200, 70, 270), 'round')
  paper.strip(strand, 11, swirl(80, 57, 280), 'round')
  paper.strip(light, 10, swirl(300, 43, 290), 'round')
  paper.strip(strand, 11, swirl(120, 29, 300), 'round')
  paper.strip(light, 10, swirl(10, 14, 280), 'round')
  paper.strip(
    strand,
    10,
    '-88,-20 -60,-64 -10,-72|90,16 66,60 14,76 -30,88|60,-66 84,-40 96,-54',
    'round',
  )
}

function tube(paper: Paper, at: Point, turn: number) {
  paper.piece(food.pasta, along(at, turn, '-24,-64! 22,-44! 24,66! -22,44!'))
  paper.inlay(food.butter, along(at, turn, '-16,-54! -4,-48! -2,50! -14,44!'))
  paper.strip(food.pastaDeep, 4, along(at, turn, '8,-44 8,52'))
  paper.inlay(food.toast, along(at, turn, '-20,-60 4,-58 20,-45 -4,-46'))
}

function bow(paper: Paper, at: Point, turn: number) {
  const edge = pairs('-8,-10 -58,-40! -50,-26! -62,-14! -52,0! -62,14! -52,26! -60,42! -8,10')
  const other = edge.map(([x, y, corner]): Point => [-x, -y, corner])
  paper.piece(food.pasta, along(at, turn, [...edge, ...other]))
  paper.inlay(food.butter, along(at, turn, '-12,-4! -44,-22 -46,0 -12,4!'))
  paper.inlay(food.butter, along(at, turn, '12,-4! 44,-18 46,6 12,4!'))
  paper.strip(food.pastaDeep, 6, along(at, turn, '-10,-12 0,0 -8,12'))
  paper.strip(food.pastaDeep, 6, along(at, turn, '10,-12 2,0 10,12'))
}

/** A square with a pinked edge, as a pastry wheel leaves it. */
function pinkedSquare(half: number): Point[] {
  const teeth = 4
  const side = Array.from({ length: teeth * 2 }, (_, index): Point => {
    const x = -half + (index / (teeth * 2)) * half * 2
    return [x, index % 2 === 0 ? -half * 0.86 : -half, true]
  })
  return [0, 90, 180, 270].flatMap((turn) => along([0, 0], turn, side))
}
