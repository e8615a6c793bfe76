import { food } from '../colours.ts'
import { halfLeaf, leaf, pairs, polar, ring, round, star, triples } from '../forms.ts'
import type { Shape } from './shape.ts'

/** Berries, cherries and grapes. */
export const berries = {
  strawberry: {
    habit: 'upright',
    tone: 'red',
    size: 0.9,
    draw: (paper) => {
      paper.piece(
        food.tomato,
        '0,-54 44,-64 80,-38 76,6 48,56 6,96 -10,95 -48,56 -78,6 -80,-38 -44,-64',
      )
      paper.inlay(food.tomatoDeep, '80,-38! 76,6 48,56 6,96! 22,50 52,6')
      paper.strip(
        food.butter,
        7,
        '-50,-24 -50,-16|-24,-18 -24,-10|4,-22 4,-14|32,-20 32,-12|58,-24 58,-16|-40,10 -39,18|-12,14 -12,22|16,12 16,20|44,8 43,16|-24,42 -23,50|4,44 4,52|26,38 25,46|-4,70 -3,76',
        'round',
      )
      paper.piece(food.leaf, star([0, -56], 7, 54, 20, 6))
      paper.strip(food.leafDeep, 8, '0,-62 2,-82 12,-98')
    },
    bit: (paper) => {
      paper.piece(food.tomato, '0,-12 14,-12 12,4 0,17 -12,4 -14,-12')
      paper.inlay(food.leaf, '-12,-14! 0,-8 12,-14! 0,-19')
    },
  },
  cherry: {
    habit: 'upright',
    tone: 'red',
    size: 0.9,
    draw: (paper) => {
      paper.strip(food.leafDeep, 7, '-40,24 -26,-30 8,-88|44,36 34,-26 8,-88')
      paper.piece(food.leaf, leaf([8, -86], 78, 82, 40))
      paper.inlay(food.leafDeep, halfLeaf([8, -86], 78, 82, 40))
      for (const [x, y] of pairs('-42,50 46,58')) {
        paper.piece(food.beet, round(x, y, 42, 40, 9))
        paper.inlay(food.rose, round(x - 14, y - 14, 9, 11))
      }
    },
    bit: (paper) => {
      paper.piece(food.beet, round(0, 3, 14))
      paper.strip(food.leafDeep, 4, '0,-8 6,-20')
    },
  },
  blueberries: {
    habit: 'loose',
    tone: 'blue',
    size: 0.8,
    draw: (paper) => {
      paper.piece(food.leaf, leaf([-20, -30], -38, 78, 40))
      paper.piece(food.leafDeep, leaf([10, -34], 34, 74, 38))
      const spots = triples('-50,-18,38 36,-26,38 -6,-8,38 -34,46,40 44,42,40')
      spots.forEach(([x, y, size], index) => {
        paper.piece(
          index % 2 === 0 ? food.blueberry : food.blueberryLight,
          round(x, y, size, size, 7),
        )
        paper.inlay(food.plumDeep, star([x - 5, y - 8], 5, size * 0.4, size * 0.2, index * 20))
      })
    },
    bit: (paper) => {
      paper.piece(food.blueberry, round(0, 0, 15))
      paper.inlay(food.plumDeep, star([-2, -3], 5, 7, 3))
    },
  },
  raspberry: {
    habit: 'upright',
    tone: 'pink',
    size: 0.8,
    draw: (paper) => {
      paper.piece(
        food.beet,
        '0,-52 40,-56 68,-30 66,8 44,54 14,86 -14,86 -44,54 -66,8 -68,-30 -40,-56',
      )
      const drupes = pairs(
        '-42,-30 -14,-30 14,-30 42,-30 -50,-4 -22,-4 8,-4 36,-4 -40,22 -12,22 16,22 42,22 -26,48 2,48 28,48 -8,70 12,70',
      )
      paper.dots(food.rose, 24, drupes)
      paper.dots(
        food.blush,
        7,
        drupes.map(([x, y]) => [x - 4, y - 4] as const),
      )
      paper.piece(food.leafLight, star([0, -52], 6, 48, 17, 10))
      paper.strip(food.leaf, 7, '0,-56 -2,-78 -10,-92')
    },
    bit: (paper) => {
      paper.piece(food.beet, round(0, 2, 15, 17))
      paper.dots(food.rose, 8, '-6,-3 5,-4 -2,6 7,6')
    },
  },
  grapes: {
    habit: 'upright',
    tone: 'purple',
    size: 1.1,
    draw: (paper) => {
      paper.strip(food.crust, 7, '0,-40 2,-70 16,-98')
      paper.piece(food.leaf, '4,-62! 30,-92 40,-72 70,-78 62,-52 84,-34 52,-28 34,-14! 22,-40')
      const grapes = pairs(
        '-46,-40 -14,-40 18,-40 -58,-12 -28,-12 4,-12 36,-12 -42,16 -10,16 22,16 -26,44 6,44 -8,72',
      )
      grapes.forEach(([x, y], index) => {
        paper.piece((index * 7) % 5 < 2 ? food.beet : food.plum, round(x, y, 21))
      })
      paper.dots(food.blush, 7, '-52,-46 12,-46 -34,-18 30,-18 -16,10 0,38 -14,66')
    },
  },
  cranberries: {
    habit: 'loose',
    tone: 'red',
    size: 0.7,
    draw: (paper) => {
      paper.strip(
        food.crust,
        6,
        '-88,-56 -30,-26 30,-36 88,-72|-40,-30 -46,4|0,-30 0,10|40,-40 44,0',
      )
      for (const [x, y, angle] of triples('-50,-42,-20 -10,-34,30 36,-42,-30 60,-58,60')) {
        paper.piece(food.leafDeep, leaf([x, y], angle, 52, 24))
      }
      for (const [x, y] of pairs('-46,10 44,2 0,26 -30,62 34,64')) {
        paper.piece(food.chilli, round(x, y, 30, 28))
        paper.dots(food.blush, 9, [polar([x, y], -40, 14)])
      }
    },
    bit: (paper) => {
      paper.piece(food.chilli, round(0, 0, 14))
      paper.dots(food.blush, 5, ring(-3, -4, 1, 1))
    },
  },
} as const satisfies Record<string, Shape>
