import { food } from '../colours.ts'
import { along, leaf, round } from '../forms.ts'
import type { Shape } from './shape.ts'

/** Meat and poultry. */
export const meat = {
  drumstick: {
    habit: 'long',
    tone: 'brown',
    size: 1.1,
    draw: (paper) => {
      paper.piece(
        food.cream,
        '-10,28! -8,66 -24,74 -26,90 -10,97 0,86 12,97 26,88 22,72 10,66 10,28!',
      )
      paper.piece(
        food.crust,
        '-6,-96 34,-88 60,-52 58,-10 34,26 14,48 -14,48 -36,24 -58,-12 -58,-54 -38,-86',
      )
      paper.inlay(food.toast, '-6,-96! -38,-86 -58,-54 -58,-12 -36,24! -36,-30 -14,-70')
      paper.inlay(food.crustDeep, '60,-52! 58,-10 34,26 14,48! 20,14 38,-14')
      paper.strip(food.sand, 7, '-38,-34 -32,-54 -18,-68', 'round')
      paper.dots(food.crustDeep, 6, '6,-52 22,-34 0,-18 16,-66 -8,4')
    },
  },
  chicken: {
    habit: 'upright',
    tone: 'brown',
    size: 1.3,
    single: true,
    draw: (paper) => {
      paper.piece(
        food.toast,
        '-30,-64 0,-76 32,-64 66,-34 84,10 74,54 36,80 0,84 -36,80 -74,54 -84,10 -66,-34',
      )
      paper.inlay(food.sand, '-26,-52 -4,-62 -10,-20 -14,30 -40,34 -52,-4')
      paper.strip(food.crustDeep, 6, '2,-66 4,-20 2,30')
      for (const side of [-1, 1]) {
        const at = (x: number, y: number) => [x * side, y] as const
        paper.piece(food.cream, [
          at(34, 54),
          at(64, 84),
          at(62, 97),
          at(74, 96),
          at(86, 94),
          at(82, 82),
          at(50, 44),
        ])
        paper.piece(food.crust, [
          at(16, 26),
          at(44, 2),
          at(76, 16),
          at(84, 48),
          at(62, 72),
          at(30, 66),
        ])
        paper.inlay(food.crustDeep, [at(84, 40), at(76, 64), at(50, 76), at(30, 66), at(56, 58)])
        paper.piece(food.crust, [at(58, -42), at(90, -20), at(94, 10), at(74, 12), at(60, -6)])
      }
      paper.dots(food.crust, 6, '-20,-30 20,-36 -6,4 24,-8 -30,6')
    },
  },
  steak: {
    habit: 'round',
    tone: 'red',
    size: 1.15,
    draw: (paper) => {
      paper.piece(
        food.cream,
        '-72,-52 -20,-78 40,-66 84,-30 92,18 60,52 20,56 -6,84 -48,82 -64,42 -90,6',
      )
      paper.inlay(
        food.tomatoDeep,
        '-62,-42 -18,-64 34,-54 72,-24 80,14 54,40 12,42 -12,70 -40,70 -52,36 -76,4',
      )
      paper.inlay(food.tomato, '-50,-34 -16,-50 24,-42 10,-20 -30,-10 -44,10 -60,0')
      paper.strip(food.blush, 6, '20,-40 34,-16 62,-8|-14,14 4,24 36,14|-36,30 -24,50|40,30 52,14')
      paper.piece(food.cream, '-34,-14 -20,-26 -8,-14 -12,6 -18,30 -28,28 -24,2')
    },
  },
  bacon: {
    habit: 'long',
    tone: 'red',
    size: 1.05,
    draw: (paper) => {
      for (const x of [-38, 38]) {
        const wave = (shift: number) =>
          along([x + shift, 0], 0, '11,-96 -11,-60 11,-24 -11,12 11,48 -11,84 11,97')
        const slab = (from: number, to: number) => [...wave(from), ...wave(to).reverse()]
        paper.piece(food.tomatoDeep, slab(-26, 26))
        paper.inlay(food.blush, slab(-13, -4))
        paper.inlay(food.salmonDeep, slab(-4, 10))
        paper.inlay(food.cream, slab(10, 17))
      }
    },
    bit: (paper) => {
      paper.piece(food.tomatoDeep, '-15,-12! 14,-13! 15,12! -14,13!')
      paper.inlay(food.blush, '-14,-3! 14,-4! 14,4! -14,5!')
    },
  },
  sausage: {
    habit: 'long',
    tone: 'brown',
    size: 1.05,
    draw: (paper) => {
      for (const [x, fill] of [
        [-32, food.crustDeep],
        [32, food.crust],
      ] as const) {
        const bend = x / 4
        paper.piece(fill, [
          [x, -97, true],
          [x + 20, -80],
          [x + 27 - bend, -40],
          [x + 25 - bend, 10],
          [x + 26, 60],
          [x + 14, 86],
          [x, 97, true],
          [x - 20, 84],
          [x - 27, 50],
          [x - 27 - bend, 0],
          [x - 25 - bend, -50],
          [x - 16, -82],
        ])
        paper.strip(
          food.salmonDeep,
          8,
          [
            [x - 10, -66],
            [x - 14 - bend, -10],
            [x - 12, 44],
          ],
          'round',
        )
        paper.strip(
          food.cocoaDeep,
          6,
          [-50, -14, 22, 58].map((y) => `${x - 8},${y + 8} ${x + 20},${y - 8}`).join('|'),
        )
      }
    },
    bit: (paper) => {
      paper.piece(food.crustDeep, round(0, 0, 17, 15))
      paper.inlay(food.salmonDeep, round(0, 0, 12, 10))
    },
  },
  ham: {
    habit: 'round',
    tone: 'pink',
    size: 1.1,
    draw: (paper) => {
      paper.piece(
        food.crust,
        '-40,-80 20,-86 70,-58 90,-4 76,52 30,82 -30,80 -76,50 -88,-6 -74,-54',
      )
      paper.inlay(
        food.cream,
        '-36,-68 18,-74 60,-50 77,-4 64,44 26,70 -26,68 -64,42 -75,-6 -62,-46',
      )
      paper.inlay(food.ham, '-30,-56 14,-62 48,-42 62,-4 52,34 20,56 -22,56 -52,34 -60,-6 -50,-36')
      paper.strip(food.rose, 6, '20,-50 34,-20 26,10|-40,16 -16,34 14,36')
      paper.piece(food.cream, round(-16, -14, 19, 17))
      paper.inlay(food.blush, round(-16, -14, 9, 8))
    },
  },
  meatballs: {
    habit: 'loose',
    tone: 'brown',
    size: 1,
    draw: (paper) => {
      for (const [x, y, size, fill] of [
        [-44, -18, 46, food.crustDeep],
        [46, -12, 44, food.crust],
        [0, 40, 50, food.crust],
      ] as const) {
        paper.piece(fill, round(x, y, size, size * 0.94, 9))
        paper.inlay(food.toast, round(x - size * 0.3, y - size * 0.34, size * 0.3, size * 0.2))
        paper.dots(food.cocoa, 7, [
          [x + 10, y - 4],
          [x - 6, y + 18],
          [x + 20, y + 16],
        ])
      }
      paper.piece(food.leaf, leaf([2, 10], -30, 46, 24))
      paper.piece(food.leafDeep, leaf([2, 10], 36, 42, 22))
    },
  },
  ribs: {
    habit: 'round',
    tone: 'red',
    size: 1.15,
    draw: (paper) => {
      for (const x of [-60, -20, 20, 60])
        paper.piece(food.cream, [
          [x - 10, -60],
          [x - 13, -88],
          [x, -94],
          [x + 13, -88],
          [x + 10, -60],
          [x + 8, 0],
          [x - 8, 0],
        ])
      paper.piece(
        food.tomatoDeep,
        '-86,-50 -40,-58 0,-50 44,-58 84,-48 90,0 82,54 40,64 0,58 -42,66 -84,56 -90,0',
      )
      paper.inlay(
        food.crust,
        '-76,-40 -58,-44 -56,0 -60,48 -76,46|-32,-44 -10,-42 -8,0 -12,48 -34,52|10,-42 34,-46 34,0 32,52 8,48|56,-44 74,-40 78,0 72,46 54,50',
      )
      paper.strip(
        food.salmonDeep,
        7,
        '-66,-26 -66,20|-22,-30 -22,14|20,-30 20,14|64,-28 64,10',
        'round',
      )
    },
  },
} as const satisfies Record<string, Shape>
