import { food } from '../colours.ts'
import { along, leaf, triples } from '../forms.ts'
import type { Shape } from './shape.ts'

/** Nuts and seeds. */
export const nuts = {
  almonds: {
    habit: 'loose',
    tone: 'brown',
    size: 0.75,
    draw: (paper) => {
      for (const [x, y, turn] of triples('-34,14,-24 42,20,30 2,78,80')) {
        paper.piece(
          food.crust,
          along([x, y], turn, '0,-84! 28,-40 34,-4 18,20 -18,20 -34,-4 -28,-40'),
        )
        paper.strip(food.toast, 5, [
          along([x, y], turn, '0,-62 -14,-30 -12,8'),
          along([x, y], turn, '3,-60 12,-28 10,8'),
        ])
      }
    },
    bit: (paper) => {
      paper.piece(food.crust, '0,-20! 10,-4 8,14 -8,14 -10,-4')
      paper.strip(food.toast, 3, '0,-12 0,8')
    },
  },
  walnut: {
    habit: 'round',
    tone: 'brown',
    size: 0.75,
    draw: (paper) => {
      paper.piece(food.crust, '0,-88 46,-76 80,-36 86,14 60,64 10,88 -44,76 -80,36 -86,-14 -60,-64')
      paper.inlay(
        food.sand,
        '-8,-68 -34,-62 -44,-40 -62,-28 -58,0 -66,24 -44,38 -34,60 -8,66 -12,30 -20,0 -10,-30',
      )
      paper.inlay(
        food.sand,
        '12,-68 40,-56 46,-34 64,-16 58,10 64,34 40,46 28,64 10,64 14,34 20,2 10,-30',
      )
      paper.strip(
        food.toast,
        6,
        '-26,-44 -40,-20 -30,4|-46,14 -34,30|30,-40 42,-14 32,10|46,26 30,40',
      )
      paper.strip(food.crustDeep, 6, '2,-72 -4,-30 4,10 0,66')
    },
    bit: (paper) => {
      paper.piece(food.sand, '-12,-12 2,-16 14,-8 12,8 2,15 -13,8')
      paper.strip(food.crust, 3, '0,-12 -2,0 2,12')
    },
  },
  peanuts: {
    habit: 'loose',
    tone: 'brown',
    size: 0.85,
    draw: (paper) => {
      for (const [x, y, turn, fill] of [
        [-44, -8, -14, food.toast],
        [44, 4, 40, food.sand],
      ] as const) {
        paper.piece(
          fill,
          along(
            [x, y],
            turn,
            '0,-86 28,-70 32,-38 20,-4 34,30 28,66 0,82 -28,66 -34,30 -20,-4 -32,-38 -28,-70',
          ),
        )
        paper.strip(food.crust, 4, [
          along([x, y], turn, '-10,-66 -12,-34 -4,0 -12,34 -8,62'),
          along([x, y], turn, '12,-62 14,-34 7,-2 14,34 12,58'),
          along([x, y], turn, '-24,-50 24,-48'),
          along([x, y], turn, '-26,20 26,20'),
          along([x, y], turn, '-26,48 24,50'),
        ])
      }
    },
    bit: (paper) => paper.piece(food.sand, '-18,0 -10,-10 0,-6 10,-10 18,0 10,10 0,6 -10,10'),
  },
  hazelnuts: {
    habit: 'loose',
    tone: 'brown',
    size: 0.75,
    draw: (paper) => {
      paper.piece(food.leafLight, leaf([0, -10], -30, 90, 56))
      for (const [x, y, fill] of [
        [-44, 6, food.crust],
        [46, 0, food.crustDeep],
        [2, 46, food.crust],
      ] as const) {
        paper.piece(fill, [
          [x, y - 44, true],
          [x + 32, y - 18],
          [x + 38, y + 16],
          [x, y + 40],
          [x - 38, y + 16],
          [x - 32, y - 18],
        ])
        paper.inlay(food.sand, [
          [x - 37, y + 14],
          [x, y + 6],
          [x + 37, y + 14],
          [x + 26, y + 30],
          [x, y + 40],
          [x - 26, y + 30],
        ])
      }
    },
  },
  pistachios: {
    habit: 'loose',
    tone: 'green',
    size: 0.7,
    draw: (paper) => {
      for (const [x, y, turn] of triples('-50,-22,-18 44,-40,60 22,40,16')) {
        paper.piece(
          food.bone,
          along([x, y], turn, '0,-58 28,-36 36,6 22,46 0,56 -22,46 -36,6 -28,-36'),
        )
        paper.inlay(food.leafLight, along([x, y], turn, '0,-56! 20,-30 24,8 2,48! -10,8 -10,-28'))
        paper.strip(food.plum, 4, along([x, y], turn, '8,-36 12,0 6,30'))
      }
    },
    bit: (paper) => paper.piece(food.leafLight, '0,-16! 9,-2 6,12 -6,12 -9,-2'),
  },
  sesame: {
    habit: 'loose',
    tone: 'pale',
    size: 0.7,
    draw: (paper) => {
      const seeds = triples(
        '-60,-40,20 -10,-60,60 48,-40,-20 -30,-4,-40 24,0,30 76,16,70 -66,34,10 -14,44,80 44,54,-30',
      )
      seeds.forEach(([x, y, turn], index) => {
        paper.piece(
          index % 3 === 1 ? food.cocoa : food.cream,
          along([x, y], turn, '0,-26! 13,-4 12,14 0,22 -12,14 -13,-4'),
        )
      })
    },
    bit: (paper) => paper.strip(food.cream, 8, '-10,6 -4,-3|8,4 10,-6', 'round'),
  },
} as const satisfies Record<string, Shape>
