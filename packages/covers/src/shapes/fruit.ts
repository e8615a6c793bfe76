import { food } from '../colours.ts'
import { halfLeaf, leaf, pairs, ring, round } from '../forms.ts'
import type { Shape } from './shape.ts'

/** Orchard and southern fruit. */
export const fruit = {
  apple: {
    habit: 'round',
    tone: 'red',
    size: 1,
    draw: (paper) => {
      paper.piece(
        food.chilli,
        '0,-50 34,-64 70,-48 86,-6 74,46 46,82 20,88 0,82 -20,88 -46,82 -74,46 -86,-6 -70,-48 -34,-64',
      )
      paper.inlay(food.tomatoLight, '-10,-46! -34,-60 -66,-44 -80,-6 -72,40 -46,78! -44,30 -32,-10')
      paper.inlay(food.butter, '-56,-22 -44,-36 -38,-30 -50,-8 -52,10 -60,4')
      paper.strip(food.cocoa, 8, '0,-46 2,-70 14,-92')
      paper.piece(food.leaf, leaf([6, -66], 62, 68, 36))
      paper.inlay(food.leafDeep, halfLeaf([6, -66], 62, 68, 36))
    },
  },
  pear: {
    habit: 'upright',
    tone: 'yellow',
    size: 1.05,
    draw: (paper) => {
      paper.piece(
        food.lime,
        '-4,-74 20,-66 28,-34 38,-6 66,30 62,70 30,92 -8,94 -46,86 -66,54 -58,18 -34,-10 -28,-40 -24,-66',
      )
      paper.inlay(
        food.pistachio,
        '-6,-68! -22,-60 -26,-34 -32,-6 -54,22 -60,54 -42,80! -24,40 -10,0',
      )
      paper.dots(food.leaf, 5, '20,30 34,50 12,58 30,74 4,80 40,34')
      paper.strip(food.cocoa, 8, '-2,-70 2,-86 12,-99')
      paper.piece(food.leafDeep, leaf([2, -80], -66, 62, 30))
    },
  },
  banana: {
    habit: 'round',
    tone: 'yellow',
    size: 1.05,
    draw: (paper) => {
      paper.piece(
        food.lemonDeep,
        '-64,-88! -50,-90! -34,-30 10,16 70,32 96,44! 90,60! 40,78 -20,60 -60,6',
      )
      paper.piece(
        food.lemon,
        '-66,-86! -52,-90! -48,-30 -18,34 40,70 76,80! 74,94! 20,98 -44,66 -72,0',
      )
      paper.strip(food.lemonDeep, 5, '-58,-60 -54,-10 -26,44 24,78')
      paper.inlay(food.cocoa, '-70,-84! -64,-99! -48,-98! -48,-84!')
      paper.inlay(food.cocoa, '76,80! 84,84! 82,94! 74,94!')
    },
    bit: (paper) => {
      paper.piece(food.butter, round(0, 0, 18))
      paper.dots(food.toast, 4, ring(0, 0, 6, 3))
    },
  },
  peach: {
    habit: 'round',
    tone: 'orange',
    size: 0.95,
    draw: (paper) => {
      paper.piece(
        food.peach,
        '4,-62 44,-70 78,-44 90,4 74,52 36,82 0,90 -38,82 -76,52 -90,4 -76,-44 -40,-68',
      )
      paper.inlay(food.salmon, '-36,-66! -76,-44 -88,4 -74,50 -40,78! -56,30 -58,-20')
      paper.inlay(food.rose, '-66,-34 -80,4 -66,40! -70,4')
      paper.strip(food.salmonDeep, 6, '4,-60 22,-20 22,24 8,58')
      paper.strip(food.cocoa, 8, '4,-58 4,-80')
      paper.piece(food.leaf, leaf([4, -66], 66, 84, 34))
      paper.inlay(food.leafDeep, halfLeaf([4, -66], 66, 84, 34))
    },
  },
  plum: {
    habit: 'round',
    tone: 'purple',
    size: 0.85,
    draw: (paper) => {
      paper.piece(
        food.plum,
        '-6,-62 40,-60 76,-30 84,14 64,62 20,86 -30,82 -70,54 -84,10 -72,-34 -40,-62',
      )
      paper.inlay(food.plumDeep, '76,-30! 84,14 64,62 20,86 -30,82! 30,62 62,18')
      paper.strip(food.plumDeep, 6, '-6,-60 8,-24 4,18 -12,48')
      paper.inlay(food.blueberryLight, '-58,-14 -46,-34 -38,-30 -50,-4 -52,14 -60,8')
      paper.strip(food.cocoa, 7, '-6,-58 0,-78 12,-90')
      paper.piece(food.leafLight, leaf([0, -74], -70, 66, 30))
    },
  },
  mango: {
    habit: 'round',
    tone: 'orange',
    size: 1,
    draw: (paper) => {
      paper.piece(food.orange, '-24,-72 24,-74 70,-44 90,6 76,56 30,82 -24,76 -70,46 -88,0 -66,-46')
      paper.inlay(food.salmonDeep, '-24,-72! -66,-46 -88,0 -70,46 -40,68! -60,10 -52,-36')
      paper.inlay(food.leafLight, '24,-74! 70,-44 90,6! 66,-16 44,-46')
      paper.strip(food.cocoa, 8, '-22,-70 -28,-90')
      paper.piece(food.leafDeep, leaf([-26, -84], 74, 92, 28))
    },
    bit: (paper) => paper.piece(food.orange, '-14,-13! 13,-14! 14,13! -13,14!'),
  },
  pineapple: {
    habit: 'upright',
    tone: 'yellow',
    size: 1.25,
    single: true,
    draw: (paper) => {
      for (const [angle, length] of pairs('-52,66 50,66 -26,76 26,76 0,78')) {
        const outer = Math.abs(angle) > 30 ? food.leafDeep : food.leaf
        const fill = angle === 0 ? food.leafLight : outer
        paper.piece(fill, leaf([0, -20], angle, length, 30))
      }
      paper.piece(
        food.lemonDeep,
        '-26,-28 26,-28 48,0 54,38 42,78 14,96 -14,96 -42,78 -54,38 -48,0',
      )
      paper.strip(
        food.crust,
        4,
        '-46,4 -10,40 36,84|-20,-24 20,16 52,46|-52,40 -14,76 6,94|46,4 10,40 -36,84|20,-24 -20,16 -52,46|52,40 14,76 -6,94',
      )
      paper.dots(food.lemon, 9, '0,-6 -24,16 0,28 24,16 -30,48 0,54 30,48 -20,68 20,68 0,78')
    },
    bit: (paper) => paper.piece(food.lemon, '0,16! -16,-8 -6,-14 6,-14 16,-8'),
  },
  coconut: {
    habit: 'round',
    tone: 'brown',
    size: 0.95,
    draw: (paper) => {
      paper.piece(food.cocoa, round(0, 0, 92, 88, 11))
      paper.strip(
        food.crust,
        4,
        '-80,-30 -92,-38|-50,-70 -58,-80|60,-62 70,-70|84,-14 94,-16|-84,20 -94,24|70,54 78,62|10,86 12,96|-44,74 -50,84',
      )
      paper.inlay(food.cream, round(0, 0, 78, 74, 10))
      paper.inlay(food.bone, round(4, 6, 54, 50, 9))
      paper.inlay(food.boneDeep, '52,-10! 58,20 34,50 0,56 -34,44! 10,40 38,22')
    },
    bit: (paper) => paper.strip(food.cream, 7, '-16,8 -6,-8 14,-10'),
  },
  kiwi: {
    habit: 'round',
    tone: 'green',
    size: 0.8,
    draw: (paper) => {
      paper.piece(food.crust, round(0, 0, 90, 84, 10))
      paper.inlay(food.leafLight, round(0, 0, 81, 75, 10))
      paper.inlay(food.lime, round(0, 0, 56, 50))
      paper.inlay(food.cream, round(0, 0, 24, 20))
      paper.dots(food.ink, 8, [...ring(0, 0, 40, 9), ...ring(0, 0, 54, 7, 24)])
    },
  },
  melon: {
    habit: 'upright',
    tone: 'red',
    size: 1.1,
    single: true,
    draw: (paper) => {
      paper.piece(food.leafDeep, '-94,-50! 94,-54! 84,10 48,60 0,76 -48,62 -84,12')
      paper.inlay(food.pistachio, '-82,-48! 82,-52! 72,6 42,48 0,62 -42,50 -72,8')
      paper.inlay(food.tomato, '-72,-48! 72,-51! 62,2 36,38 0,50 -36,40 -62,4')
      paper.dots(food.ink, 10, '-40,-26 -14,-32 14,-30 42,-28 -28,0 0,-4 28,-2 -12,24 14,22')
    },
  },
  fig: {
    habit: 'upright',
    tone: 'purple',
    size: 0.85,
    draw: (paper) => {
      paper.piece(
        food.plumDeep,
        '-10,-96! 10,-97! 18,-56 56,-14 76,32 56,74 0,90 -56,74 -76,32 -56,-14 -18,-56',
      )
      paper.inlay(
        food.pistachio,
        '0,-60 20,-36 48,-6 64,32 46,64 0,78 -46,64 -64,32 -48,-6 -20,-36',
      )
      paper.inlay(food.rose, '0,-30 24,-6 50,28 36,56 0,66 -36,56 -50,28 -24,-6')
      paper.inlay(food.beet, '0,0 16,18 14,38 0,48 -16,38 -16,16')
      paper.dots(food.butter, 6, [...ring(0, 26, 32, 9), ...ring(0, 24, 18, 6, 20)])
    },
  },
  pomegranate: {
    habit: 'round',
    tone: 'red',
    size: 0.95,
    draw: (paper) => {
      paper.piece(
        food.beet,
        '-24,-98! -10,-84 0,-96! 12,-84 26,-96! 20,-68 60,-54 88,-8 80,46 42,84 -8,88 -56,74 -86,30 -80,-22 -50,-58 -18,-68',
      )
      paper.inlay(food.blush, '0,-44 46,-36 66,2 54,46 10,64 -38,54 -62,14 -44,-30')
      paper.dots(
        food.chilli,
        19,
        '-30,-16 -8,-26 18,-22 40,-8 -42,8 -20,6 4,-2 26,4 46,18 -32,30 -8,26 16,26 36,36 -14,46 12,48',
      )
      paper.strip(food.cream, 5, '-2,-42 0,10 -34,48|0,10 52,34')
    },
    bit: (paper) => paper.dots(food.chilli, 13, '-8,4 8,-6 6,12'),
  },
} as const satisfies Record<string, Shape>
