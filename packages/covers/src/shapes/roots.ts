import { food } from '../colours.ts'
import { halfLeaf, leaf, pairs, round } from '../forms.ts'
import type { Shape } from './shape.ts'

/** Root vegetables and bulbs. */
export const roots = {
  carrot: {
    habit: 'long',
    tone: 'orange',
    size: 1.1,
    draw: (paper) => {
      paper.piece(
        food.leafDeep,
        '-2,-34! -30,-48 -52,-46 -46,-60 -60,-76 -42,-78 -38,-94 -22,-80 -8,-70',
      )
      paper.piece(food.leafDeep, '2,-34! 30,-46 54,-42 48,-58 62,-72 42,-76 38,-92 22,-80 8,-70')
      paper.piece(
        food.leaf,
        '0,-34! -18,-56 -14,-68 -22,-82 -8,-86 0,-99 10,-86 22,-84 14,-68 18,-56',
      )
      paper.piece(food.carrot, '-34,-34 0,-46 34,-34 38,-4 24,44 4,98! -18,44 -38,-4')
      paper.inlay(food.orange, '-32,-30 -12,-38 -16,0 -6,60! -26,20 -36,-4')
      paper.strip(food.orangeDeep, 5, '37,-12 14,-9|-33,12 -12,16|26,32 10,34|-15,52 -3,54')
    },
    bit: (paper) => {
      paper.piece(food.carrot, round(0, 0, 16))
      paper.inlay(food.orange, round(0, 0, 9))
    },
  },
  potato: {
    habit: 'round',
    tone: 'brown',
    size: 0.95,
    draw: (paper) => {
      paper.piece(food.toast, '-30,-70 20,-78 64,-50 70,-8 30,16 -24,10 -60,-14 -62,-48')
      paper.dots(food.crust, 7, '-6,-56 34,-44 48,-14')
      paper.piece(food.sand, '-60,-8 -10,-24 50,-10 90,22 84,66 38,86 -30,84 -80,64 -90,26')
      paper.inlay(food.butter, '-70,20 -48,2 -20,-6 -24,4 -48,18 -60,38')
      paper.strip(
        food.crust,
        5,
        '-22,34 -14,30 -8,36|34,20 42,16 50,22|20,60 28,56 36,62|-52,56 -46,52 -40,58',
      )
    },
  },
  'sweet-potato': {
    habit: 'long',
    tone: 'orange',
    size: 1,
    draw: (paper) => {
      paper.piece(
        food.salmonDeep,
        '0,-98! 24,-70 46,-30 48,14 30,54 6,80 -8,98! -24,70 -46,30 -44,-20 -22,-64',
      )
      paper.strip(food.beet, 4, '-28,-24 -16,-28|14,-50 24,-46|-36,10 -24,8')
      paper.piece(food.salmonDeep, round(20, 44, 46, 44))
      paper.inlay(food.orange, round(20, 44, 38, 36))
      paper.inlay(food.yolk, round(20, 44, 20, 18))
    },
  },
  onion: {
    habit: 'round',
    tone: 'brown',
    size: 0.95,
    draw: (paper) => {
      paper.strip(food.boneDeep, 4, '-6,82 -14,98|2,84 2,99|10,82 18,97')
      paper.piece(
        food.toast,
        '0,-98! 10,-68 46,-46 80,-10 84,34 54,74 0,86 -54,74 -84,34 -80,-10 -46,-46 -10,-68',
      )
      paper.inlay(food.crust, '4,-80! 10,-68 46,-46 80,-10 84,34 54,74 14,85! 48,40 48,-4 20,-48')
      paper.strip(food.crustDeep, 4, '-2,-70 -40,-20 -46,30 -20,78|0,-66 -8,-20 -6,40 2,80')
      paper.inlay(food.sand, '-64,24 -62,-4 -46,-22 -46,-10 -54,20 -52,42')
    },
  },
  'red-onion': {
    habit: 'round',
    tone: 'purple',
    size: 0.9,
    draw: (paper) => {
      paper.piece(food.plum, round(0, 0, 90, 86, 10))
      paper.inlay(food.blush, round(0, 0, 79, 75))
      paper.inlay(food.beet, round(1, 0, 63, 60))
      paper.inlay(food.cream, round(1, 1, 56, 53))
      paper.inlay(food.beet, round(2, 2, 41, 39))
      paper.inlay(food.blush, round(2, 2, 35, 33))
      paper.inlay(food.beet, round(3, 3, 20, 18))
      paper.inlay(food.cream, round(3, 3, 13, 12))
    },
    bit: (paper) => paper.strip(food.beet, 7, '-18,8 -12,-10 6,-14 18,2'),
  },
  garlic: {
    habit: 'round',
    tone: 'pale',
    size: 0.8,
    draw: (paper) => {
      paper.piece(
        food.cream,
        '-4,-98! 12,-96! 14,-60 48,-36 80,6 78,48 46,78 0,84 -46,78 -80,48 -80,4 -46,-38 -12,-60',
      )
      paper.inlay(food.bone, '14,-60! 48,-36 80,6 78,48 46,78! 52,40 40,-6')
      paper.strip(food.boneDeep, 5, '-4,-58 -38,-10 -40,40 -22,76|6,-58 18,-10 20,40 12,78')
      paper.strip(food.rose, 4, '-58,-6 -64,20 -58,46|-6,-30 -12,10 -8,44')
      paper.strip(food.boneDeep, 4, '-18,84 -22,92|0,86 0,95|18,84 22,92')
    },
    bit: (paper) => {
      paper.piece(food.cream, '0,-18! 12,-4 12,12 -2,17 -13,8 -9,-6')
      paper.strip(food.rose, 3, '-3,-8 -5,4')
    },
  },
  beet: {
    habit: 'upright',
    tone: 'purple',
    size: 1,
    draw: (paper) => {
      for (const [angle, length] of pairs('-34,96 30,92 -4,104')) {
        paper.piece(angle === -4 ? food.leaf : food.leafDeep, leaf([0, 2], angle, length, 54))
        paper.strip(food.beet, 5, [
          [0, 4],
          [
            Math.sin((angle * Math.PI) / 180) * length * 0.8,
            4 - Math.cos((angle * Math.PI) / 180) * length * 0.8,
          ],
        ])
      }
      paper.piece(
        food.beet,
        '-20,-14 20,-14 56,2 62,38 36,66 8,78 -4,99! -12,78 -40,64 -62,36 -54,2',
      )
      paper.inlay(food.beetDeep, '20,-14! 56,2 62,38 36,66 8,78 -4,99! 16,64 38,38 36,4')
      paper.inlay(food.rose, '-46,24 -40,6 -28,0 -32,14 -38,32')
    },
    bit: (paper) => paper.piece(food.beet, '-14,-13! 14,-14! 13,14! -14,13!'),
  },
  radish: {
    habit: 'upright',
    tone: 'pink',
    size: 0.8,
    draw: (paper) => {
      for (const angle of [-32, 28]) {
        paper.piece(food.leaf, leaf([0, 0], angle, 100, 46))
        paper.inlay(food.leafDeep, halfLeaf([0, 0], angle, 100, 46))
      }
      paper.strip(food.cream, 6, '0,66 -2,84 8,98')
      paper.piece(food.rose, '-16,-12 16,-12 48,4 54,34 30,60 0,74 -30,60 -54,34 -48,4')
      paper.inlay(food.cream, '30,60! 0,76 -30,60! -10,54 12,54')
      paper.inlay(food.blush, '-38,24 -34,6 -22,0 -26,14 -30,30')
    },
    bit: (paper) => {
      paper.piece(food.rose, round(0, 0, 17))
      paper.inlay(food.cream, round(0, 0, 13))
    },
  },
  ginger: {
    habit: 'round',
    tone: 'brown',
    size: 0.9,
    draw: (paper) => {
      paper.piece(
        food.sand,
        '-88,20 -94,-12 -66,-26 -50,-6 -30,-18 -40,-52 -26,-80 2,-74 6,-40 18,-20 44,-34 56,-66 84,-62 86,-28 64,-4 70,26 92,44 78,74 44,66 22,40 -4,48 -16,80 -48,82 -52,50 -60,32',
      )
      paper.inlay(food.butter, round(-10, -66, 14, 10))
      paper.inlay(food.butter, round(72, -48, 10, 13))
      paper.strip(
        food.toast,
        5,
        '-76,-10 -70,4 -74,18|-24,-34 -8,-32|-18,16 -4,22 -2,38|40,-18 50,-8|52,28 42,40|-40,56 -24,56',
      )
    },
  },
} as const satisfies Record<string, Shape>
