import { food } from '../colours.ts'
import { along, pairs, ring, round, triples } from '../forms.ts'
import type { Shape } from './shape.ts'

/** Bread, dough and what is folded into it. */
export const bakery = {
  bread: {
    habit: 'upright',
    tone: 'brown',
    size: 1.05,
    single: true,
    draw: (paper) => {
      paper.piece(
        food.crust,
        '-68,-14 -92,-40 -78,-74 -36,-86 36,-88 80,-74 92,-40 68,-12 72,40 68,84 0,88 -68,84 -72,40',
      )
      paper.inlay(
        food.butter,
        '-56,-18 -76,-42 -66,-64 -32,-73 32,-74 68,-64 76,-42 56,-16 59,36 56,72 0,75 -56,72 -59,36',
      )
      paper.dots(food.sand, 10, '-30,-44 -8,-30 26,-50 -36,2 4,6 34,-12 -16,40 28,46 -40,56')
      paper.dots(food.sand, 6, '-50,-50 46,-34 14,-62 -20,-12 42,26 6,60')
    },
  },
  baguette: {
    habit: 'long',
    tone: 'brown',
    size: 1.2,
    draw: (paper) => {
      paper.piece(
        food.crust,
        '0,-99 18,-84 27,-44 30,0 27,44 16,86 0,99 -18,86 -28,44 -30,0 -27,-44 -16,-84',
      )
      paper.inlay(food.toast, '-2,-90 -18,-60 -24,0 -20,50 -8,86! -4,40 -6,-30')
      for (const y of [-62, -26, 10, 46])
        paper.inlay(food.butter, [
          [-20, y + 14, true],
          [2, y - 6],
          [22, y - 16, true],
          [6, y + 6],
        ])
    },
  },
  croissant: {
    habit: 'round',
    tone: 'brown',
    size: 1.05,
    draw: (paper) => {
      paper.piece(food.crust, '-60,-10! -96,24 -94,62! -70,66 -44,34 -30,10')
      paper.piece(food.crust, '60,-10! 96,24 94,60! 70,66 44,34 30,10')
      paper.piece(food.toast, '-74,-18 -50,-46 -20,-46 -18,20 -50,38 -72,14')
      paper.piece(food.toast, '74,-18 50,-46 20,-46 18,20 50,38 72,14')
      paper.piece(food.sand, '-34,-44 0,-62 34,-44 38,-6 24,24 0,30 -24,24 -38,-6')
      paper.strip(
        food.crust,
        5,
        '-14,-48 -20,-14 -12,20|14,-48 20,-14 12,20|-56,-30 -52,0 -56,24|56,-30 52,0 56,24',
      )
    },
  },
  taco: {
    habit: 'upright',
    tone: 'yellow',
    size: 1.15,
    draw: (paper) => {
      paper.piece(food.pastaDeep, '-96,58! -84,2 -50,-46 0,-64 52,-44 84,4 96,58!')
      paper.piece(
        food.leafLight,
        '-86,16 -80,-22 -60,-24 -54,-56 -28,-54 -10,-82 12,-66 34,-78 46,-50 68,-42 72,-16 90,0 80,30 0,40',
      )
      paper.dots(food.tomato, 25, '-58,-12 -26,-42 8,-52 42,-34 66,-4')
      paper.dots(food.cocoa, 19, '-40,-26 -8,-36 26,-42 56,-20')
      paper.dots(food.cream, 12, '-70,6 -20,-58 24,-60 60,-26')
      paper.piece(food.lemon, '-96,64! -80,12 -46,-26 4,-40 56,-22 86,16 96,64! 0,74')
      paper.dots(food.lemonDeep, 8, '-56,30 -20,8 20,2 50,24 -40,50 4,38 44,52 70,44 -70,54')
    },
  },
  burrito: {
    habit: 'long',
    tone: 'pale',
    size: 1.1,
    draw: (paper) => {
      paper.piece(food.leafLight, '-36,-62 -28,-88 0,-92 10,-98 34,-84 38,-62')
      paper.dots(food.tomato, 20, '-16,-78 16,-82')
      paper.dots(food.cocoa, 14, '0,-70 28,-72')
      paper.piece(food.butter, '-44,-60 0,-70 44,-60 46,0 42,92! -42,92! -46,0')
      paper.dots(food.toast, 10, '-24,-36 14,-44 26,-14 -14,-6')
      paper.piece(food.seaLight, '-48,10! 48,24! 46,97! -46,97!')
      paper.strip(food.cream, 6, '-46,30 46,44|-45,56 45,70')
    },
  },
  burger: {
    habit: 'upright',
    tone: 'brown',
    size: 1.15,
    single: true,
    draw: (paper) => {
      paper.piece(food.toast, '-80,44 80,44 78,74 50,84 -50,84 -78,74')
      paper.piece(food.cocoa, '-84,22 0,16 84,22 88,40 70,54 -70,54 -88,40')
      paper.piece(food.lemon, '-84,14! 84,12! 60,30! 40,26 20,44! -4,26!')
      paper.piece(food.tomato, '-82,-2 82,-4 86,8 80,18 -80,18 -86,8')
      paper.piece(
        food.leafLight,
        '-94,-6 -80,-20 80,-20 94,-6 78,4 60,-4 40,8 20,-4 0,8 -22,-4 -42,8 -62,-4 -80,6',
      )
      paper.piece(food.toast, '-84,-22 -82,-54 -46,-82 0,-90 46,-82 82,-54 84,-22 40,-14 -40,-14')
      paper.inlay(food.sand, '-70,-44 -44,-68 -10,-78 -20,-62 -48,-46')
      paper.strip(
        food.cream,
        6,
        '-34,-50 -28,-54|0,-62 6,-60|30,-52 36,-56|14,-38 20,-36|-14,-36 -10,-40|54,-40 58,-36',
        'round',
      )
    },
  },
  sandwich: {
    habit: 'upright',
    tone: 'brown',
    size: 1.1,
    single: true,
    draw: (paper) => {
      paper.piece(food.toast, '-90,66! 4,-70 14,-72 96,56! 88,72! -84,82!')
      paper.inlay(food.butter, '-70,62! 4,-50 12,-50 78,52!')
      paper.piece(
        food.leafLight,
        '-88,58 -72,46 -52,54 -34,42 -12,52 10,40 32,50 52,38 74,46 94,40 92,60 0,70',
      )
      paper.piece(food.tomato, '-84,62! 92,50! 92,64! -84,76!')
      paper.piece(food.lemon, '-86,70! 94,58! 70,78! 60,72 40,88! 24,72!')
      paper.piece(food.sand, '-90,72! 96,60! 94,84! -86,96!')
      paper.strip(food.crust, 5, '-88,86 94,74')
    },
  },
  dumplings: {
    habit: 'loose',
    tone: 'pale',
    size: 1,
    draw: (paper) => {
      for (const [x, y, turn] of triples('-24,-36,-12 22,38,10')) {
        paper.piece(
          food.cream,
          along(
            [x, y],
            turn,
            '-74,24 -68,-12 -48,-26 -36,-40 -18,-36 0,-48 18,-36 38,-40 48,-24 70,-10 74,24 40,36 -40,36',
          ),
        )
        paper.inlay(food.bone, along([x, y], turn, '74,24! 40,36 -40,36 -74,24! -20,18 30,14'))
        const pleats =
          '-36,-38 -28,-20 -30,-6|-16,-34 -10,-16 -14,0|2,-44 6,-18 2,0|20,-34 20,-16 16,0|38,-36 32,-18 32,-6'
        paper.strip(
          food.boneDeep,
          5,
          pleats.split('|').map((pleat) => along([x, y], turn, pleat)),
        )
      }
    },
  },
  pizza: {
    habit: 'upright',
    tone: 'red',
    size: 1.15,
    draw: (paper) => {
      paper.piece(food.toast, '-86,-62 -60,-84 0,-94 60,-84 86,-62 76,-46 0,92! -76,-46')
      paper.inlay(food.tomato, '-68,-52! -30,-66 30,-66 68,-52! 2,76!')
      paper.inlay(
        food.butter,
        '-60,-48 -24,-58 28,-58 60,-46 40,-12 34,8! 24,-4 14,30 8,52! -6,24 -18,24! -26,0 -40,-14',
      )
      for (const [x, y] of pairs('-24,-34 26,-28 2,14')) {
        paper.piece(food.tomatoDeep, round(x, y, 17, 16))
        paper.dots(food.salmonDeep, 6, ring(x, y, 6, 3, x))
      }
      paper.piece(food.leaf, '-6,-14! -14,-26 0,-42! 10,-26')
    },
  },
  flatbread: {
    habit: 'round',
    tone: 'yellow',
    size: 1.1,
    draw: (paper) => {
      paper.piece(food.sand, '-70,-60 -10,-84 50,-72 88,-26 84,30 40,76 -24,84 -76,54 -92,-6')
      paper.inlay(food.butter, '-58,-48 -8,-70 42,-60 74,-22 70,24 32,62 -20,70 -62,44 -76,-6')
      paper.inlay(
        food.toast,
        '-44,-26 -18,-44 -4,-30 -24,-12|24,-40 44,-26 40,-14 24,-20|-30,34 4,22 14,34 -10,50|34,12 56,2 58,22 42,34',
      )
      paper.dots(food.toast, 9, '4,-6 -50,8 14,54 62,-12 -14,8')
    },
  },
  popcorn: {
    habit: 'upright',
    tone: 'red',
    size: 1.05,
    single: true,
    draw: (paper) => {
      paper.piece(
        food.butter,
        '-62,-6 -78,-24 -70,-44 -52,-46 -48,-70 -24,-78 -8,-94 14,-84 34,-84 46,-66 66,-58 64,-40 78,-26 62,-4',
      )
      paper.strip(
        food.cream,
        15,
        '-58,-24 -44,-34 -34,-20|-30,-50 -14,-60 -4,-44|10,-66 28,-66 30,-50|-8,-20 6,-32 20,-20|36,-28 52,-38 60,-20',
        'round',
      )
      paper.dots(food.yolk, 10, '-44,-22 -16,-46 20,-52 6,-18 50,-24')
      paper.piece(food.cream, '-72,-10! 72,-10! 54,94! -54,94!')
      paper.inlay(
        food.tomato,
        '-72,-10! -46,-10! -36,94! -54,94!|-15,-10! 15,-10! 12,94! -12,94!|46,-10! 72,-10! 54,94! 36,94!',
      )
    },
    bit: (paper) => {
      paper.piece(food.cream, '-4,-16 8,-14 16,-2 10,12 -4,16 -14,8 -16,-6')
      paper.dots(food.yolk, 6, '0,0')
    },
  },
} as const satisfies Record<string, Shape>
