import { food } from '../colours.ts'
import { along, leaf, pairs, polar, round, triples } from '../forms.ts'
import type { Shape } from './shape.ts'

/** Grains and pulses. */
export const grains = {
  rice: {
    habit: 'loose',
    tone: 'pale',
    size: 1,
    draw: (paper) => {
      paper.piece(
        food.bone,
        '-94,56 -76,6 -44,-34 -10,-50 30,-44 64,-14 88,30 94,58 50,74 0,78 -50,74',
      )
      const grain = pairs(
        '-60,44 -30,52 4,44 38,54 70,44 -46,14 -14,20 20,12 52,18 -26,-14 8,-22 36,-10 -74,60 16,66',
      )
      const strokes = grain.map((at, index) => {
        const turn = 1 + index * 67
        return [polar(at, turn, 9), polar(at, turn + 180, 9)]
      })
      paper.strip(food.cream, 15, strokes, 'round')
    },
    bit: (paper) => paper.strip(food.cream, 9, '-10,8 -2,-4|8,6 14,-8', 'round'),
  },
  couscous: {
    habit: 'loose',
    tone: 'yellow',
    size: 1,
    draw: (paper) => {
      paper.piece(
        food.sand,
        '-94,56 -74,6 -40,-36 -4,-50 36,-42 68,-10 88,30 94,58 50,74 0,78 -50,74',
      )
      paper.dots(
        food.butter,
        11,
        '-60,50 -34,40 -10,56 16,44 42,58 66,44 -50,20 -24,14 4,22 30,14 56,24 -32,-12 -6,-8 22,-14 42,-4 6,-32',
      )
      paper.dots(food.toast, 7, '-70,40 -20,62 30,34 74,58 -40,4 10,4 46,8 -14,-28 26,-30 -2,38')
    },
    bit: (paper) => paper.dots(food.butter, 9, '-10,6 4,-8 12,8'),
  },
  wheat: {
    habit: 'sprig',
    tone: 'yellow',
    size: 1.1,
    draw: (paper) => {
      paper.strip(food.lemonDeep, 6, '0,98 4,40 0,-60')
      paper.strip(
        food.sand,
        3,
        '0,-60 -18,-99|0,-60 0,-99|0,-60 18,-99|-22,-34 -46,-80|22,-34 46,-80',
      )
      const rungs = [34, 8, -18, -44]
      paper.piece(
        food.yolk,
        rungs.map((y) => leaf([-2, y + 6], -48, 48, 25)),
      )
      paper.piece(food.lemonDeep, [
        ...rungs.map((y) => leaf([2, y + 6], 48, 48, 25)),
        leaf([0, -48], 0, 46, 24),
      ])
    },
    bit: (paper) => paper.piece(food.yolk, leaf([0, 18], 0, 36, 20)),
  },
  oats: {
    habit: 'loose',
    tone: 'brown',
    size: 0.85,
    draw: (paper) => {
      for (const [x, y, turn] of triples(
        '-48,-32,20 18,-46,-30 58,-2,60 -4,4,10 -52,42,-40 28,48,0',
      )) {
        paper.piece(turn > 15 ? food.sand : food.bone, along([x, y], turn, round(0, 0, 37, 26, 7)))
        paper.strip(food.toast, 5, along([x, y], turn, '-24,0 0,3 18,0'))
      }
    },
    bit: (paper) => {
      paper.piece(food.bone, round(0, 0, 16, 11))
      paper.strip(food.toast, 3, '-9,0 8,1')
    },
  },
  beans: {
    habit: 'loose',
    tone: 'red',
    size: 0.85,
    draw: (paper) => {
      for (const [x, y, turn, fill] of [
        [-44, -40, 20, food.tomatoDeep],
        [44, -44, 100, food.beetDeep],
        [-2, 4, -24, food.chilli],
        [-50, 48, 70, food.beetDeep],
        [48, 46, 10, food.tomatoDeep],
      ] as const) {
        paper.piece(
          fill,
          along([x, y], turn, '-42,0 -34,-24 0,-34 34,-24 42,0 32,22 16,20 0,10 -16,20 -32,22'),
        )
        paper.strip(food.blush, 6, along([x, y], turn, '-28,-8 -20,-17 -6,-22'), 'round')
      }
    },
    bit: (paper) =>
      paper.piece(food.tomatoDeep, '-18,0 -13,-11 0,-15 13,-11 18,0 12,10 0,4 -12,10'),
  },
  chickpeas: {
    habit: 'loose',
    tone: 'brown',
    size: 0.85,
    draw: (paper) => {
      for (const [x, y, turn] of triples(
        '-44,-36,0 14,-48,40 58,-10,90 -6,8,-30 -56,38,60 32,48,10',
      )) {
        paper.piece(
          turn > 30 ? food.sand : food.toast,
          along([x, y], turn, '0,-38! 24,-24 31,4 8,28 -24,20 -28,-14'),
        )
        paper.strip(food.crust, 5, along([x, y], turn, '2,-28 6,-8 0,10'))
      }
    },
    bit: (paper) => {
      paper.piece(food.sand, '0,-18! 12,-10 14,6 2,15 -12,10 -13,-6')
      paper.strip(food.crust, 3, '1,-12 2,2')
    },
  },
  lentils: {
    habit: 'loose',
    tone: 'orange',
    size: 0.9,
    draw: (paper) => {
      paper.piece(
        food.orangeDeep,
        '-94,56 -74,10 -40,-28 -4,-42 36,-34 68,-4 88,32 94,58 50,74 0,78 -50,74',
      )
      paper.dots(
        food.orange,
        20,
        '-64,48 -32,38 0,50 34,40 66,50 -46,14 -12,8 24,12 52,18 -24,-16 10,-22 38,-8',
      )
      paper.dots(food.yolk, 13, '-46,58 -16,28 18,62 48,60 -30,-2 6,-4 40,26 -60,30 -6,-32')
    },
    bit: (paper) => paper.dots(food.orange, 13, '-9,4 8,-5 8,10'),
  },
} as const satisfies Record<string, Shape>
