import { food } from '../colours.ts'
import { along, pairs, polar, round, triples } from '../forms.ts'
import type { Point } from '../outline.ts'
import type { Shape } from './shape.ts'

/** Leaves, heads, stalks and pods. */
export const greens = {
  broccoli: {
    habit: 'upright',
    tone: 'green',
    size: 1.1,
    draw: (paper) => {
      paper.piece(food.leafLight, '-14,96! -18,50 -56,4 -30,-12 0,20 34,-12 56,8 20,50 18,94!')
      paper.inlay(food.lime, '-6,92! -8,44 -2,30 4,44 6,92!')
      paper.piece(
        food.leafDeep,
        '-90,6 -98,-24 -78,-44 -76,-70 -48,-78 -30,-98 4,-96 22,-98 48,-84 72,-74 78,-48 98,-30 90,2 66,16 40,4 18,20 -10,8 -34,20 -62,22',
      )
      paper.inlay(
        food.leaf,
        '-80,-12 -84,-32 -66,-46 -64,-66 -40,-70 -22,-84 -6,-70 -18,-50 -44,-36 -56,-10',
      )
      paper.inlay(food.leaf, '18,-68 40,-74 56,-56 72,-40 62,-16 46,-30 26,-34')
      paper.dots(
        food.leafLight,
        9,
        '-62,-26 -46,-54 -24,-66 -34,-44 40,-58 52,-36 2,-20 16,-2 -22,-8 76,-14 -8,-82',
      )
    },
    bit: (paper) => {
      paper.piece(food.leafLight, '-4,18! -5,4 5,4 4,18!')
      paper.piece(food.leafDeep, '-16,2 -16,-10 -4,-18 12,-14 18,-2 8,6 -8,6')
    },
  },
  cauliflower: {
    habit: 'upright',
    tone: 'pale',
    size: 1.1,
    draw: (paper) => {
      paper.piece(
        food.leaf,
        '-20,92 -70,78 -98,30 -96,-24! -70,0 -30,40 30,40 70,0 96,-28! 98,30 70,76 22,92',
      )
      paper.piece(
        food.cream,
        '-72,10 -84,-18 -66,-40 -62,-66 -34,-70 -16,-90 12,-82 36,-86 52,-62 76,-50 74,-20 82,8 58,34 26,44 -8,40 -44,42',
      )
      paper.inlay(food.bone, '74,-20! 82,8 58,34 26,44 -8,40! 20,26 34,8 58,0')
      paper.strip(
        food.boneDeep,
        5,
        '-56,-14 -44,-30 -26,-22|-18,-52 0,-64 16,-50|14,-10 32,-26 48,-14|-22,12 -6,0 10,12',
      )
      paper.piece(food.leafLight, '-84,34! -40,52 -12,90 -58,76')
      paper.piece(food.leafLight, '86,30! 44,50 14,90 60,74')
    },
  },
  artichoke: {
    habit: 'upright',
    tone: 'green',
    size: 1.05,
    draw: (paper) => {
      paper.piece(food.sageDeep, '-12,60 -14,98! 14,98! 12,60')
      paper.piece(
        food.leafDeep,
        '0,-96! 34,-64 66,-30 80,16 58,62 0,80 -58,62 -80,16 -66,-30 -34,-64',
      )
      const scales = triples(
        '0,-40,44 -32,-16,44 32,-16,44 0,4,50 -52,22,40 52,22,40 -24,42,46 26,42,46 0,68,50',
      )
      scales.forEach(([x, y, size], index) => {
        const fill = index % 2 === 0 ? food.sage : food.leafLight
        paper.piece(fill, [
          [x - size / 2, y],
          [x, y - size, true],
          [x + size / 2, y],
          [x, y + 10],
        ])
      })
    },
  },
  spinach: {
    habit: 'sprig',
    tone: 'green',
    size: 0.95,
    draw: (paper) => {
      for (const [angle, length] of pairs('-42,120 40,118 0,150')) {
        const deep = angle === 0 ? food.leaf : food.leafDeep
        paper.piece(deep, spade([0, 60], angle, length))
        paper.strip(food.pistachio, 6, [
          polar([0, 60], angle, -34),
          polar([0, 60], angle, length * 0.8),
        ])
        for (const at of [0.35, 0.55]) {
          const from = polar([0, 60], angle, length * at)
          paper.strip(food.pistachio, 4, [
            polar(from, angle - 48, length * 0.15),
            from,
            polar(from, angle + 48, length * 0.15),
          ])
        }
      }
    },
    bit: (paper) => paper.piece(food.leafDeep, spade([0, 14], 0, 36)),
  },
  lettuce: {
    habit: 'round',
    tone: 'green',
    size: 1.1,
    draw: (paper) => {
      paper.piece(
        food.leaf,
        '0,92 -54,84 -88,52 -96,10 -82,-14 -88,-46 -58,-60 -44,-88 -8,-82 20,-94 48,-76 78,-66 82,-30 98,0 86,48 56,84',
      )
      paper.piece(
        food.leafLight,
        '0,92 -44,70 -66,30 -60,-8 -68,-34 -40,-50 -16,-64 10,-54 38,-58 52,-32 70,-12 60,30 44,70',
      )
      paper.piece(food.pistachio, '0,90 -26,60 -38,24 -30,-8 -12,-26 14,-22 34,-6 38,28 26,62')
      paper.strip(food.cream, 6, '0,88 0,40 2,0|0,60 -18,34|0,56 20,30')
      paper.strip(food.leafDeep, 4, '-70,10 -56,44 -34,74|72,14 60,48 38,76')
    },
    bit: (paper) =>
      paper.piece(food.leafLight, '0,18 -14,10 -16,-4 -8,-16 4,-12 14,-14 16,2 10,14'),
  },
  cabbage: {
    habit: 'round',
    tone: 'green',
    size: 1.1,
    single: true,
    draw: (paper) => {
      paper.piece(food.leafLight, round(0, 4, 92, 88, 11))
      paper.inlay(food.pistachio, '-84,-30 -40,-78 20,-82 0,-30 -10,30 -16,88! -66,66 -90,20')
      paper.piece(food.leaf, '92,-10! 60,-30 34,-10 14,40 10,92! 60,76 90,36')
      paper.strip(food.cream, 7, '-12,86 -10,20 0,-40 18,-76')
      paper.strip(
        food.cream,
        5,
        '-9,30 -46,-4 -66,-10|-4,-16 -34,-48 -48,-52|-11,58 -46,42 -64,44|-2,-20 26,-40',
      )
      paper.strip(food.pistachio, 5, '14,86 38,40 74,-8|36,44 64,44')
    },
  },
  peas: {
    habit: 'long',
    tone: 'green',
    size: 1,
    draw: (paper) => {
      paper.piece(food.leafDeep, '6,-88! 40,-50 50,0 40,50 -2,96! -30,50 -38,0 -28,-50')
      paper.inlay(food.leaf, '4,-74! 26,-46 34,0 26,48 0,82! -14,48 -20,0 -14,-46')
      for (const [x, y, size] of triples('6,-50,14 8,-24,17 9,6,18 6,36,16 2,60,12')) {
        paper.piece(food.leafLight, round(x, y, size, size))
      }
      paper.dots(food.pistachio, 7, '3,-28 4,1 2,32')
      paper.strip(food.leafDeep, 7, '6,-84 4,-94 -8,-99')
    },
    bit: (paper) => {
      paper.piece(food.leafLight, round(0, 0, 14))
      paper.dots(food.pistachio, 7, '-4,-4')
    },
  },
  'green-beans': {
    habit: 'long',
    tone: 'green',
    size: 1,
    draw: (paper) => {
      paper.piece(food.leafDeep, '34,-92 44,-88 40,-30 20,30 -14,84 -28,92! -22,76 8,24 24,-34')
      paper.piece(food.leaf, '-40,-88 -30,-92 -8,-40 6,20 4,80 -2,96! -12,78 -10,24 -26,-36')
      paper.piece(food.leafLight, '6,-96 16,-92 26,-40 44,20 62,70 62,84! 50,76 28,26 12,-36')
      paper.dots(food.leafDeep, 7, '20,-40 32,-4 44,32')
      paper.dots(food.leafDeep, 9, '-35,-92 11,-97 39,-92')
    },
  },
  leek: {
    habit: 'long',
    tone: 'green',
    size: 1.1,
    draw: (paper) => {
      paper.piece(food.leafDeep, '-14,-6! -50,-60 -52,-96! -30,-82 -12,-50 6,-20!')
      paper.piece(food.leafDeep, '14,-6! 52,-54 60,-90! 34,-82 12,-50 -6,-20!')
      paper.piece(food.leaf, '-16,0! -24,-50 -10,-98! 10,-98! 26,-48 16,0!')
      paper.piece(food.pistachio, '-17,-14! 17,-14! 17,30 -17,30')
      paper.inlay(food.cream, '-17,20! 17,14! 18,74 12,84 -12,84 -18,74')
      paper.strip(food.leafLight, 4, '-6,-40 -5,20 -4,60|7,-40 7,10 6,40')
      paper.strip(food.boneDeep, 3, '-8,84 -14,98|-1,84 0,99|7,84 14,97')
    },
    bit: (paper) => {
      paper.piece(food.leafLight, round(0, 0, 16))
      paper.inlay(food.cream, round(0, 0, 9))
    },
  },
  asparagus: {
    habit: 'long',
    tone: 'green',
    size: 1.1,
    draw: (paper) => {
      for (const [x, lean] of pairs('-28,-10 28,12 0,0')) {
        const fill = x === 0 ? food.leafLight : food.leaf
        paper.piece(fill, [
          [x - 12, 96, true],
          [x - 13 + lean, -30],
          [x + lean * 2 - 14, -66],
          [x + lean * 2, -98, true],
          [x + lean * 2 + 14, -66],
          [x + 13 + lean, -30],
          [x + 12, 96, true],
        ])
        paper.strip(food.leafDeep, 5, [
          [x + lean * 2 - 11, -62],
          [x + lean * 2 + 2, -78],
        ])
        paper.strip(food.leafDeep, 5, [
          [x + lean * 1.4 + 11, -44],
          [x + lean * 1.4 - 2, -62],
        ])
        paper.strip(food.leafDeep, 5, [
          [x - 9, 10],
          [x, -4],
        ])
      }
      paper.piece(food.butter, '-46,34! 46,30! 46,52! -46,56!')
    },
  },
  celery: {
    habit: 'long',
    tone: 'green',
    size: 1.05,
    draw: (paper) => {
      for (const [x, y] of pairs('-30,-70 30,-74 0,-86')) {
        paper.piece(food.leaf, [
          [x, y + 30, true],
          [x - 24, y + 10],
          [x - 14, y - 2],
          [x - 18, y - 12],
          [x, y - 12],
          [x + 16, y - 14],
          [x + 14, y],
          [x + 24, y + 12],
        ])
      }
      paper.piece(food.leafLight, '-38,-48! -24,-50! -14,0 -2,90! -34,92! -40,20')
      paper.piece(food.leafLight, '38,-50! 24,-52! 12,0 2,90! 34,90! 40,20')
      paper.piece(food.pistachio, '-10,-62! 10,-62! 16,0 22,94! -22,96! -16,0')
      paper.strip(food.leafLight, 4, '-4,-50 -6,10 -8,84|5,-50 7,10 8,84')
    },
  },
} as const satisfies Record<string, Shape>

/** A broad leaf with shoulders, as spinach has. */
function spade(at: Point, angle: number, length: number): Point[] {
  const edge = pairs('0,0 -0.26,0.02 -0.32,-0.24 -0.2,-0.62 0,-1 0.2,-0.62 0.32,-0.24 0.26,0.02')
  return along(
    at,
    angle,
    edge.map(([x, y]) => [x * length, y * length, y === -1]),
  )
}
