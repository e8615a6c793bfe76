import { food } from '../colours.ts'
import { pairs, ring, round } from '../forms.ts'
import type { Shape } from './shape.ts'

/** Cakes, biscuits, chocolate and honey. */
export const sweets = {
  cake: {
    habit: 'upright',
    tone: 'pink',
    size: 1.15,
    single: true,
    draw: (paper) => {
      paper.piece(food.peach, '-88,-6! 86,-40! 88,62! -84,84!')
      paper.inlay(food.sand, '-88,12! 86,-16! 87,8! -87,32!')
      paper.inlay(food.cream, '-87,32! 87,8! 87,18! -86,44!')
      paper.inlay(food.sand, '-86,44! 87,18! 88,62! -84,84!')
      paper.piece(
        food.blush,
        '-90,-10! -20,-64 30,-74 70,-66 90,-40! 88,-18 76,-6 62,-16 46,-10 36,8 20,-4 2,0 -12,18 -30,4 -48,6 -60,26 -78,14 -90,18',
      )
      paper.piece(food.chilli, round(20, -70, 21, 20))
      paper.strip(food.leafDeep, 5, '22,-86 28,-98')
      paper.dots(food.blush, 7, '12,-76')
    },
  },
  'chocolate-cake': {
    habit: 'upright',
    tone: 'brown',
    size: 1.15,
    single: true,
    draw: (paper) => {
      paper.piece(food.crustDeep, '-88,-6! 86,-40! 88,62! -84,84!')
      paper.inlay(food.blush, '-87,30! 87,4! 87,16! -86,44!')
      paper.piece(
        food.cocoa,
        '-90,-10! -20,-64 30,-74 70,-66 90,-40! 88,-14 76,-2 62,-14 46,-8 36,14 20,-2 2,2 -12,22 -30,6 -48,8 -60,30 -78,16 -90,20',
      )
      paper.dots(food.crustDeep, 8, '-50,64 -10,58 34,48 66,44 -30,48 10,68')
      paper.piece(food.tomato, '4,-74 24,-88 44,-76 36,-52 22,-44 8,-54')
      paper.inlay(food.leaf, '4,-76! 24,-80 44,-78! 24,-96!')
    },
  },
  cupcake: {
    habit: 'upright',
    tone: 'pink',
    size: 1,
    draw: (paper) => {
      paper.piece(food.sea, '-62,14! 62,14! 46,92! -46,92!')
      paper.strip(food.seaLight, 8, '-40,18 -32,90|-14,18 -12,90|14,18 12,90|40,18 32,90')
      paper.piece(
        food.blush,
        '-76,24 -84,0 -66,-16 -62,-36 -38,-44 -30,-62 0,-72 30,-62 38,-44 62,-36 66,-16 84,0 76,24 0,30',
      )
      paper.inlay(food.rose, '76,24! 84,0 66,-16! 40,4 -30,6 -80,10! -76,24 0,30')
      paper.inlay(food.rose, '62,-36! 64,-26 20,-20 -50,-22! 10,-34')
      paper.piece(food.chilli, round(0, -78, 17, 17))
    },
    bit: (paper) => paper.strip(food.rose, 6, '-10,6 -4,-4|8,4 12,-6', 'round'),
  },
  muffin: {
    habit: 'upright',
    tone: 'brown',
    size: 0.95,
    draw: (paper) => {
      paper.piece(food.bone, '-58,10! 58,10! 44,90! -44,90!')
      paper.strip(food.boneDeep, 6, '-36,14 -28,88|-12,14 -10,88|12,14 10,88|36,14 28,88')
      paper.piece(food.toast, '-74,22 -86,-8 -70,-44 -34,-68 10,-74 52,-58 80,-22 80,10 66,26 0,30')
      paper.inlay(food.sand, '-66,-20 -48,-46 -10,-58 -20,-40 -44,-20 -60,0')
      paper.dots(food.blueberry, 19, '-28,-30 16,-48 44,-14 -48,4 6,-6')
    },
  },
  cookie: {
    habit: 'round',
    tone: 'brown',
    size: 0.9,
    draw: (paper) => {
      paper.piece(food.toast, round(0, 0, 90, 86, 12))
      paper.inlay(food.sand, '-70,-30 -30,-72 30,-74 10,-50 -40,-34 -60,10 -78,10')
      paper.inlay(
        food.cocoa,
        '-42,-30 -22,-44 -8,-28 -24,-14|22,-46 42,-42 40,-24 22,-26|-56,18 -38,12 -32,30 -50,36|-6,6 18,0 20,22 0,28|44,8 62,6 62,26 46,28|-14,52 6,48 10,66 -8,70|34,46 50,44 48,60 36,62',
      )
    },
    bit: (paper) => paper.piece(food.cocoa, '-8,-10 8,-8 10,8 -8,9'),
  },
  pancakes: {
    habit: 'upright',
    tone: 'brown',
    size: 1.2,
    single: true,
    draw: (paper) => {
      for (const [y, width] of pairs('58,92 34,86 8,90 -16,84')) {
        paper.piece(food.crust, [
          [-width, y - 6],
          [-width + 6, y + 14],
          [0, y + 26],
          [width - 6, y + 14],
          [width, y - 6],
          [0, y - 20],
        ])
        paper.inlay(food.butter, [
          [-width + 2, y + 2],
          [0, y + 18],
          [width - 2, y + 2],
          [width - 4, y + 10],
          [0, y + 24],
          [-width + 4, y + 10],
        ])
      }
      paper.piece(food.toast, '-84,-26 -44,-42 0,-46 46,-42 84,-26 46,-8 0,-4 -46,-8')
      paper.piece(
        food.yolk,
        '-54,-28 0,-40 58,-26 62,-4 58,26 50,28 44,-2 20,-8 12,36 2,40 -4,-4 -40,-12',
      )
      paper.piece(food.butter, '-26,-40! 6,-50! 30,-36! -2,-24!')
      paper.inlay(food.lemon, '-26,-40! -2,-24! -2,-14! -26,-30!')
    },
  },
  waffle: {
    habit: 'round',
    tone: 'brown',
    size: 1.05,
    draw: (paper) => {
      paper.piece(
        food.toast,
        '-60,-84 0,-90 60,-84 84,-60 90,0 84,60 60,84 0,90 -60,84 -84,60 -90,0 -84,-60',
      )
      for (const y of [-52, -2, 48]) {
        const row = [-52, -2, 48].map(
          (x) =>
            `${x - 20},${y - 20}! ${x + 20},${y - 20}! ${x + 20},${y + 20}! ${x - 20},${y + 20}!`,
        )
        paper.inlay(food.crust, row.join('|'))
      }
      paper.piece(food.butter, '-24,-26! 18,-32! 24,10! -18,14!')
      paper.inlay(food.yolk, '10,20 26,6 44,20 40,60 28,70 20,44')
    },
  },
  donut: {
    habit: 'round',
    tone: 'pink',
    size: 0.95,
    draw: (paper) => {
      paper.piece(food.toast, round(0, 0, 92, 88, 11))
      paper.piece(
        food.rose,
        '0,-78 38,-72 70,-44 78,0 84,28 60,48 42,68 10,66 -14,80 -44,60 -74,44 -72,6 -80,-22 -58,-52 -30,-76',
      )
      paper.inlay(food.crust, round(0, -2, 29, 28, 9))
      paper.inlay(food.cocoa, '-29,-2! -20,-22 0,-30 20,-22 29,-2! 16,-14 0,-18 -16,-14')
      paper.strip(
        food.cream,
        7,
        '-50,-20 -42,-28|-20,-54 -10,-56|26,-50 36,-46|52,-14 56,-4|46,28 38,36|6,50 -4,52|-40,38 -48,30',
        'round',
      )
      paper.strip(
        food.lemon,
        7,
        '-34,-44 -30,-36|8,-60 12,-52|50,-32 42,-28|58,10 50,14|24,48 22,40|-20,50 -24,58|-58,8 -50,12',
        'round',
      )
    },
  },
  'ice-cream': {
    habit: 'upright',
    tone: 'pink',
    size: 1.1,
    single: true,
    draw: (paper) => {
      paper.piece(food.toast, '-40,14! 40,14! 4,98! -4,98!')
      paper.strip(food.crust, 4, '-30,36 16,68|-10,16 28,42|30,36 -16,68|10,16 -28,42')
      paper.piece(food.cocoa, round(24, -46, 40, 40, 9))
      paper.piece(food.cream, round(-24, -40, 42, 40, 9))
      paper.piece(
        food.rose,
        '-52,20 -50,-8 -26,-30 4,-34 34,-24 50,0 52,20 40,28 28,18 12,30 -6,20 -24,30 -38,20',
      )
      paper.inlay(food.blush, '-36,0 -22,-18 -4,-22 -14,-8 -26,8')
    },
  },
  chocolate: {
    habit: 'round',
    tone: 'brown',
    size: 0.95,
    draw: (paper) => {
      paper.piece(food.tomato, '-78,-6! 74,6! 68,96! -84,84!')
      paper.piece(
        food.bone,
        '-76,-20! -56,-8! -36,-18! -14,-4! 8,-14! 30,-2! 52,-12! 74,-4! 73,18! -78,8!',
      )
      paper.piece(
        food.cocoa,
        '-66,-92! 78,-82! 72,0! 52,-10! 30,0! 8,-12! -14,-2! -36,-16! -56,-6! -72,-16!',
      )
      paper.inlay(
        food.crustDeep,
        '-54,-80! -24,-78! -26,-52! -56,-54!|-10,-77! 20,-75! 18,-49! -12,-51!|34,-74! 64,-72! 62,-46! 32,-48!|-57,-42! -27,-40! -28,-22! -54,-22!|-13,-39! 17,-37! 16,-18! -12,-20!|31,-36! 61,-34! 60,-16! 32,-16!',
      )
      paper.strip(food.lemon, 7, '-78,40 70,52')
    },
    bit: (paper) => {
      paper.piece(food.cocoa, '-15,-14! 14,-15! 15,14! -14,15!')
      paper.inlay(food.crustDeep, '-8,-8! 8,-8! 8,8! -8,8!')
    },
  },
  brownie: {
    habit: 'loose',
    tone: 'brown',
    size: 1,
    draw: (paper) => {
      for (const [x, y] of pairs('-26,-28 22,34')) {
        paper.piece(food.cocoaDeep, [
          [x - 66, y, true],
          [x + 6, y + 22, true],
          [x + 6, y + 56, true],
          [x - 66, y + 32, true],
        ])
        paper.piece(food.cocoa, [
          [x + 6, y + 22, true],
          [x + 70, y - 8, true],
          [x + 70, y + 24, true],
          [x + 6, y + 56, true],
        ])
        paper.piece(food.crustDeep, [
          [x - 66, y, true],
          [x - 2, y - 34, true],
          [x + 70, y - 8, true],
          [x + 6, y + 22, true],
        ])
        paper.dots(food.sand, 9, [
          [x - 24, y - 4],
          [x + 10, y - 16],
          [x + 24, y + 4],
          [x + 44, y - 8],
        ])
      }
    },
    bit: (paper) => paper.piece(food.cocoa, '-12,-11! 13,-9! 11,12! -11,11!'),
  },
  honey: {
    habit: 'upright',
    tone: 'yellow',
    size: 1,
    draw: (paper) => {
      paper.strip(food.crust, 11, '78,-96 24,-22')
      paper.piece(food.toast, '38,-30 52,-8 34,34 -6,58 -36,46 -40,14 -10,-22 20,-40')
      paper.strip(
        food.crust,
        6,
        '30,-32 44,-14|10,-30 44,12|-8,-18 32,28|-24,-2 14,44|-36,16 -6,54',
      )
      paper.piece(
        food.yolk,
        '-36,20 -20,36 -2,48 10,44 -2,62 -12,72 -16,92 -30,97 -40,86 -38,62 -46,40',
      )
      paper.inlay(food.lemon, '-36,48 -30,50 -28,72 -32,84 -36,70')
    },
    bit: (paper) => paper.piece(food.yolk, '0,-17! 10,2 8,14 -8,14 -10,2'),
  },
  jam: {
    habit: 'upright',
    tone: 'red',
    size: 1,
    single: true,
    draw: (paper) => {
      paper.piece(food.seaLight, '-50,-50 50,-50 66,-26 66,70 50,92 -50,92 -66,70 -66,-26')
      paper.inlay(food.beet, '-56,-30 0,-36 56,-30 58,68 44,84 -44,84 -58,68')
      paper.dots(food.rose, 10, '-34,-14 30,-18 42,64 -40,68 4,72')
      paper.piece(food.cream, '-40,2! 42,-2! 40,46! -38,50!')
      paper.inlay(food.chilli, round(0, 22, 15, 15))
      paper.strip(food.leaf, 5, '0,8 8,-2')
      paper.piece(food.tomato, '-58,-78! 58,-82! 62,-50! -60,-46!')
      paper.dots(food.cream, 8, [...ring(0, -64, 1, 1), [-36, -62], [36, -66]])
    },
  },
} as const satisfies Record<string, Shape>
