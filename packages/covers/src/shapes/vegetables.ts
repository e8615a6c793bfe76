import { food } from '../colours.ts'
import { along, leaf, pairs, polar, ring, round, star, triples, wedge } from '../forms.ts'
import type { Shape } from './shape.ts'

/** Vegetables that are fruits, and the mushroom. */
export const vegetables = {
  tomato: {
    habit: 'round',
    tone: 'red',
    size: 1,
    draw: (paper) => {
      paper.piece(
        food.tomato,
        '0,-58 40,-68 78,-46 94,2 80,52 42,82 0,87 -42,82 -80,52 -94,2 -78,-46 -40,-68',
      )
      paper.inlay(food.tomatoDeep, '94,2! 80,52 42,82 0,87! 34,68 62,40 80,0')
      paper.inlay(food.tomatoLight, '-70,-30! -52,-50 -40,-46 -58,-22 -66,10 -76,8')
      paper.piece(food.leafDeep, star([2, -54], 6, 50, 17, 14))
      paper.strip(food.leaf, 9, '2,-56 4,-76 14,-92')
    },
    bit: (paper) => {
      paper.piece(food.tomato, round(0, 0, 17))
      paper.inlay(food.tomatoLight, round(-5, -5, 5))
    },
  },
  'tomato-slice': {
    habit: 'round',
    tone: 'red',
    size: 0.85,
    draw: (paper) => {
      paper.piece(food.tomato, round(0, 0, 90, 86, 11))
      paper.inlay(food.tomatoLight, round(0, 0, 76, 72, 10))
      const chambers = [10, 82, 154, 226, 298]
      paper.inlay(
        food.tomatoDeep,
        chambers.map((angle) => wedge([0, 0], angle, 25, 18, 62)),
      )
      paper.dots(
        food.butter,
        9,
        chambers.flatMap((angle) => [polar([0, 0], angle - 11, 48), polar([0, 0], angle + 11, 44)]),
      )
    },
    bit: (paper) => {
      paper.piece(food.tomato, round(0, 0, 18))
      paper.inlay(food.tomatoLight, round(0, 0, 11))
    },
  },
  pepper: {
    habit: 'round',
    tone: 'red',
    size: 1.05,
    draw: (paper) => {
      paper.piece(
        food.chilli,
        '0,-56 26,-70 62,-66 80,-36 76,10 62,60 42,88 18,78 0,90 -22,80 -44,88 -66,58 -78,8 -80,-38 -58,-68 -26,-70',
      )
      paper.inlay(food.tomato, '0,-56! -26,-70 -58,-68 -80,-38 -78,8 -66,58 -44,88! -36,40 -34,-10')
      paper.inlay(food.tomatoDeep, '62,-66! 80,-36 76,10 62,60 42,88! 50,30 52,-20')
      paper.inlay(food.tomatoLight, '-66,-28! -54,-46 -48,-40 -58,-10 -58,16 -68,0')
      paper.piece(
        food.leaf,
        '-24,-62 -8,-54 6,-60 24,-56 18,-70 12,-76 20,-96! 2,-98! -4,-76 -18,-72',
      )
    },
    bit: (paper) => paper.strip(food.chilli, 7, '-18,6 -12,-12 6,-16 18,-4 14,12'),
  },
  chilli: {
    habit: 'long',
    tone: 'red',
    size: 0.9,
    draw: (paper) => {
      paper.piece(
        food.chilli,
        '-20,-58 4,-66 24,-54 28,-16 18,30 -8,70 -44,98! -18,56 -8,20 -14,-20',
      )
      paper.inlay(food.tomatoLight, '-8,-50 0,-52 4,-20 0,14 -8,30! -4,0 -8,-26')
      paper.piece(food.leafDeep, '-26,-52 -18,-70 2,-78 22,-68 30,-48 14,-56 2,-50 -10,-58')
      paper.strip(food.leafDeep, 10, '2,-70 4,-86 18,-98')
    },
    bit: (paper) => {
      paper.piece(food.chilli, round(0, 0, 16, 14))
      paper.inlay(food.blush, round(0, 0, 9))
      paper.dots(food.lemon, 4, '-3,0 4,1')
    },
  },
  mushroom: {
    habit: 'upright',
    tone: 'brown',
    size: 0.95,
    draw: (paper) => {
      paper.piece(food.cream, '-22,-8 22,-8 24,30 34,70 20,88 -18,88 -32,72 -22,30')
      paper.inlay(food.bone, '4,-6! 22,-8 24,30 34,70 20,88 6,88! 14,40')
      paper.piece(
        food.toast,
        '-92,6 -84,-38 -48,-76 0,-88 48,-76 86,-38 92,6 66,16 40,8 0,14 -40,8 -66,16',
      )
      paper.inlay(food.crust, '30,-82! 48,-76 86,-38 92,6 66,16! 72,-20 58,-52')
      paper.inlay(food.sand, '-72,-24 -50,-54 -30,-60 -36,-50 -58,-20')
      paper.strip(food.crustDeep, 4, '-20,10 -14,24|0,14 0,28|20,10 14,24')
    },
    bit: (paper) => {
      paper.piece(food.sand, '-16,-2 -10,-15 10,-15 16,-2 6,0! 6,16! -6,16! -6,0!')
    },
  },
  aubergine: {
    habit: 'long',
    tone: 'purple',
    size: 1.1,
    draw: (paper) => {
      paper.piece(
        food.plumDeep,
        '-22,-56 14,-60 34,-30 50,14 48,62 18,94 -24,92 -52,60 -54,18 -36,-24',
      )
      paper.inlay(food.plum, '-22,-50! -36,-24 -54,18 -52,60 -24,92! -34,52 -32,10 -18,-26')
      paper.inlay(food.blush, '-34,24 -26,-2 -20,-6 -26,24 -26,46 -34,44')
      paper.piece(
        food.leaf,
        '-34,-40! -26,-62 -8,-72 -4,-98! 14,-98! 14,-72 28,-60 40,-34! 20,-46 8,-30! -4,-48 -18,-30!',
      )
    },
  },
  courgette: {
    habit: 'long',
    tone: 'green',
    size: 1,
    draw: (paper) => {
      paper.piece(
        food.leafDeep,
        '-14,-74 14,-74 28,-40 32,10 30,60 14,86 -16,86 -32,60 -32,10 -28,-40',
      )
      paper.strip(food.leafLight, 5, '-12,-64 -18,-20 -18,30|6,-66 10,-20 10,20')
      paper.piece(food.sageDeep, '-12,-70 -14,-98! 14,-96! 12,-70')
      for (const [x, y] of pairs('-34,40 30,62')) {
        paper.piece(food.leafDeep, round(x, y, 40, 38))
        paper.inlay(food.pistachio, round(x, y, 33, 31))
        paper.inlay(food.cream, round(x, y, 18, 17))
        paper.dots(food.lime, 6, ring(x, y, 11, 6, 20))
      }
    },
    bit: (paper) => {
      paper.piece(food.leafDeep, round(0, 0, 18))
      paper.inlay(food.pistachio, round(0, 0, 13))
    },
  },
  cucumber: {
    habit: 'round',
    tone: 'green',
    size: 0.9,
    draw: (paper) => {
      const slices = pairs('-36,-38 42,-14 -12,40')
      for (const [x, y] of slices) {
        paper.piece(food.leaf, round(x, y, 52, 50))
        paper.inlay(food.pistachio, round(x, y, 44, 42, 8))
        paper.inlay(food.cream, round(x, y, 26, 25))
      }
      paper.dots(
        food.leafLight,
        7,
        slices.flatMap(([x, y]) => ring(x, y, 17, 6, x)),
      )
    },
    bit: (paper) => {
      paper.piece(food.leaf, round(0, 0, 18))
      paper.inlay(food.pistachio, round(0, 0, 13))
    },
  },
  corn: {
    habit: 'long',
    tone: 'yellow',
    size: 1.1,
    draw: (paper) => {
      paper.piece(food.lemonDeep, '0,-98 22,-78 34,-30 34,30 18,70 -18,70 -34,30 -34,-30 -22,-78')
      const kernels = [-70, -52, -34, -16, 2, 20].flatMap((y) =>
        along([0, y], 0, '-9,0 9,4 -24,9 24,10'),
      )
      paper.dots(food.lemon, 17, kernels)
      paper.piece(food.leaf, '-4,98! -52,84 -70,30 -62,-26! -44,10 -22,50')
      paper.piece(food.leafLight, '2,98! 48,84 68,40 66,-8! 44,14 14,54')
      paper.piece(food.leafDeep, '-14,98! -28,70 -30,30! -4,60 22,38! 18,72 12,98!')
    },
    bit: (paper) => paper.dots(food.lemonDeep, 15, '-10,-6 9,-8 0,10'),
  },
  pumpkin: {
    habit: 'round',
    tone: 'orange',
    size: 1.2,
    single: true,
    draw: (paper) => {
      paper.piece(
        food.orangeDeep,
        '-60,-48 -92,-22 -96,24 -74,66 -30,82 30,82 74,66 96,24 92,-22 60,-48 0,-44',
      )
      paper.piece(food.orange, '-46,-54 -74,-20 -74,30 -46,72 -12,74 -26,20 -20,-40')
      paper.piece(food.orange, '46,-54 74,-20 74,30 46,72 12,74 26,20 20,-40')
      paper.piece(food.yolk, '0,-58 28,-36 34,10 26,60 0,80 -26,60 -34,10 -28,-36')
      paper.piece(food.leafDeep, '-16,-46! -10,-66 -22,-90! 4,-98! 8,-72 20,-48!')
      paper.strip(food.leaf, 6, '14,-56 44,-80 64,-66 60,-50 48,-56')
    },
    bit: (paper) => paper.piece(food.cream, '0,-14! 9,-2 6,10 -6,10 -9,-2'),
  },
  avocado: {
    habit: 'round',
    tone: 'green',
    size: 1,
    draw: (paper) => {
      paper.piece(
        food.leafDeep,
        '0,-98 26,-84 42,-40 68,0 74,42 50,82 0,96 -50,82 -74,42 -68,0 -42,-40 -26,-84',
      )
      paper.inlay(
        food.leafLight,
        '0,-86 20,-74 34,-34 58,4 62,40 42,72 0,84 -42,72 -62,40 -58,4 -34,-34 -20,-74',
      )
      paper.inlay(
        food.pistachio,
        '0,-74 14,-62 24,-26 46,8 50,38 34,62 0,72 -34,62 -50,38 -46,8 -24,-26 -14,-62',
      )
      paper.piece(food.crust, round(0, 32, 32, 34))
      paper.inlay(food.toast, round(-11, 20, 9, 11))
    },
  },
  olives: {
    habit: 'loose',
    tone: 'green',
    size: 0.8,
    draw: (paper) => {
      paper.strip(food.crust, 7, '-90,-66 -40,-44 20,-46 84,-84')
      for (const [x, y, angle] of triples('-62,-56,-24 -20,-46,26 30,-50,-26 62,-68,60')) {
        paper.piece(angle > 0 ? food.sage : food.sageDeep, leaf([x, y], angle, 58, 24))
      }
      paper.strip(food.crust, 5, '-50,-48 -46,-10|0,-46 10,20|46,-62 54,-20')
      for (const [x, y, fill] of [
        [-48, 14, food.plumDeep],
        [52, 2, food.sageDeep],
        [6, 48, food.leaf],
      ] as const) {
        paper.piece(fill, round(x, y, 34, 40))
        paper.inlay(food.cream, round(x - 12, y - 16, 6, 9))
      }
    },
    bit: (paper) => {
      paper.piece(food.sageDeep, round(0, 0, 17, 15))
      paper.dots(food.chilli, 9, '5,-3')
    },
  },
} as const satisfies Record<string, Shape>
