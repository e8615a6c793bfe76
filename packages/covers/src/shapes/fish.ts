import { food } from '../colours.ts'
import { round } from '../forms.ts'
import type { Shape } from './shape.ts'

/** Fish and seafood. */
export const fish = {
  fish: {
    habit: 'long',
    tone: 'blue',
    size: 1.3,
    draw: (paper) => {
      paper.piece(food.seaDeep, '0,54! -20,70 -48,96! -10,88 0,80 10,88 46,98! 20,70')
      paper.piece(food.seaDeep, '-36,-20! -58,10 -52,30! -30,24|36,-10! 54,14 46,30! 28,24')
      paper.piece(
        food.sea,
        '0,-98 22,-80 40,-44 42,-6 28,30 8,64 -8,64 -28,30 -42,-6 -40,-44 -22,-80',
      )
      paper.inlay(food.seaLight, '0,-98! -22,-80 -40,-44 -42,-6 -28,30 -8,64! -12,20 -14,-40')
      paper.strip(food.seaDeep, 6, '-34,-54 -8,-46 8,-46 34,-54')
      paper.strip(
        food.cream,
        5,
        '-20,-24 -10,-16 0,-24|2,-24 12,-16 22,-24|-14,-4 -4,4 6,-4|8,-4 16,2 24,-6|-8,16 2,24 12,16|-4,36 2,42 8,36',
      )
      paper.dots(food.cream, 17, '16,-68')
      paper.dots(food.ink, 9, '16,-68')
    },
  },
  salmon: {
    habit: 'round',
    tone: 'orange',
    size: 1.05,
    draw: (paper) => {
      paper.piece(
        food.seaDeep,
        '0,-74 40,-70 76,-42 86,4 74,58 60,92 40,96 34,60 18,26 0,16 -18,26 -34,60 -40,96 -60,92 -76,58 -86,4 -76,-42 -40,-70',
      )
      paper.inlay(
        food.salmon,
        '0,-64 38,-60 66,-36 76,4 66,54 54,84 46,84 42,56 26,18 0,6 -26,18 -42,56 -46,84 -54,84 -66,54 -76,4 -66,-36 -38,-60',
      )
      paper.strip(
        food.blush,
        6,
        '-6,-50 -40,-40 -56,-6 -52,44|-8,-30 -32,-20 -40,10|6,-50 40,-40 56,-6 52,44|8,-30 32,-20 40,10',
      )
      paper.inlay(food.cream, round(0, -18, 12, 13))
    },
  },
  shrimp: {
    habit: 'round',
    tone: 'pink',
    size: 0.95,
    draw: (paper) => {
      paper.strip(food.salmonDeep, 4, '-50,-58 -84,-80 -96,-60|-48,-64 -72,-96 -94,-94', 'round')
      paper.strip(
        food.salmonDeep,
        7,
        '-30,-22 -44,-8|-6,-22 -14,-6|16,-10 8,4|28,12 14,20|24,36 10,36',
        'round',
      )
      paper.piece(food.salmonDeep, '-22,62! -60,58 -86,72! -62,80 -78,98! -40,92 -12,80!')
      paper.piece(
        food.salmon,
        '-74,-44! -40,-76 10,-80 58,-54 80,-6 70,46 32,80 -20,88! -26,58! 8,50 28,24 24,-6 0,-26 -34,-28 -58,-30',
      )
      paper.strip(
        food.blush,
        8,
        '-14,-78 -12,-54 -18,-30|30,-70 20,-46 8,-26|64,-44 46,-24 26,-10|78,2 56,6 30,14|62,54 44,42 24,30|20,82 12,66 2,54',
      )
      paper.dots(food.ink, 11, '-46,-52')
    },
    bit: (paper) => paper.strip(food.salmon, 12, '-14,-8 4,-13 15,0 6,14', 'round'),
  },
  mussels: {
    habit: 'loose',
    tone: 'blue',
    size: 0.9,
    draw: (paper) => {
      paper.piece(food.blueberry, '-84,-64! -50,-84 0,-72 24,-30 14,6 -26,10 -62,-18')
      paper.inlay(food.seaLight, '-72,-60! -46,-72 -4,-60 12,-28 4,-6 -24,-2 -54,-26')
      paper.piece(food.orange, '-44,-50 -18,-54 -4,-34 -12,-18 -34,-26')
      paper.piece(food.plumDeep, '84,-30! 86,10 60,60 12,84 -24,70 -22,32 20,-6')
      paper.inlay(food.blueberry, '76,-22! 74,10 50,50 14,70! 34,30 56,2')
      paper.strip(food.blueberryLight, 4, '70,-12 40,20 6,66|62,-12 24,16 -10,50')
    },
  },
} as const satisfies Record<string, Shape>
