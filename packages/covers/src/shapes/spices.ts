import { food } from '../colours.ts'
import { along, leaf, ring, round, star, triples } from '../forms.ts'
import type { Shape } from './shape.ts'

/** The spice rack, and coffee. */
export const spices = {
  cinnamon: {
    habit: 'long',
    tone: 'brown',
    size: 0.95,
    draw: (paper) => {
      paper.piece(food.crustDeep, '22,-92! 50,-84! 12,92! -18,84!')
      paper.piece(food.crust, '-46,-84! -14,-94! 40,78! 8,92!')
      paper.strip(food.crustDeep, 6, '-30,-80 22,78')
      paper.strip(food.toast, 6, '-38,-76 6,66')
      paper.inlay(food.cocoa, '-46,-84 -32,-94 -14,-94 -28,-84')
      paper.piece(food.tomato, '-30,-8! 34,-14! 38,6! -26,14!')
    },
    bit: (paper) => paper.strip(food.crust, 8, '-14,8 14,-8'),
  },
  'star-anise': {
    habit: 'round',
    tone: 'brown',
    size: 0.8,
    draw: (paper) => {
      const rays = (start: number) =>
        [0, 90, 180, 270].map((turn) => leaf([0, 0], start + turn, 94, 40))
      paper.piece(food.crust, rays(6))
      paper.piece(food.crustDeep, rays(51))
      paper.dots(food.sand, 15, ring(0, 0, 54, 8, 6))
      paper.inlay(food.cocoa, round(0, 0, 15))
    },
    bit: (paper) => paper.inlay(food.crustDeep, star([0, 0], 8, 20, 8)),
  },
  vanilla: {
    habit: 'sprig',
    tone: 'pale',
    size: 1,
    draw: (paper) => {
      paper.strip(food.cocoa, 9, '-40,98 -20,40 20,0 40,-60', 'round')
      paper.strip(food.cocoaDeep, 8, '-10,98 6,50 36,10 70,-30', 'round')
      for (const angle of [-90, -18, 54, 126, 198])
        paper.piece(food.cream, leaf([-18, -34], angle, 66, 40))
      paper.piece(food.yolk, '-36,-34 -22,-50 -2,-40 -2,-22 -18,-12')
      paper.strip(food.lemonDeep, 5, '-22,-40 -14,-26')
    },
  },
  coffee: {
    habit: 'loose',
    tone: 'brown',
    size: 0.75,
    draw: (paper) => {
      for (const [x, y, turn] of triples('-42,-36,-24 44,-30,32 -30,46,60 46,48,-10')) {
        paper.piece(food.cocoa, along([x, y], turn, round(0, 0, 34, 46, 9)))
        paper.strip(food.toast, 6, along([x, y], turn, '2,-42 -8,-14 8,14 -2,42'))
      }
    },
    bit: (paper) => {
      paper.piece(food.cocoa, round(0, 0, 12, 17))
      paper.strip(food.toast, 3, '1,-14 -3,0 1,14')
    },
  },
  peppercorns: {
    habit: 'loose',
    tone: 'brown',
    size: 0.6,
    draw: (paper) => {
      paper.dots(food.cocoaDeep, 34, '-50,-40 6,-58 54,-20 -10,-4 -60,24 34,40 -16,58')
      paper.dots(food.chilli, 28, '-22,-30 30,2 -34,40 64,62')
      paper.dots(food.sand, 8, '-56,-48 0,-66 48,-28 -16,-12 -66,16 28,32')
    },
    bit: (paper) => paper.dots(food.cocoaDeep, 11, '-10,4 8,-6 6,12'),
  },
  turmeric: {
    habit: 'loose',
    tone: 'yellow',
    size: 0.9,
    single: true,
    draw: (paper) => {
      paper.piece(food.lemonDeep, '-96,60 -60,24 -30,-14 0,-40! 30,-10 60,26 96,60 50,76 -50,76')
      paper.inlay(food.yolk, '-80,58 -50,24 -24,-8 0,-32! -4,10 -20,60')
      paper.dots(food.orange, 6, '-30,44 -44,56 10,56 34,48 20,22 50,62 -10,30')
      paper.piece(food.crust, '10,-8! 70,-84 84,-94 94,-80 82,-68 22,4!')
    },
  },
} as const satisfies Record<string, Shape>
