import { food } from '../colours.ts'
import { round, triples } from '../forms.ts'
import type { Shape } from './shape.ts'

/** Eggs and dairy products; tofu as well. */
export const eggsAndDairy = {
  egg: {
    habit: 'round',
    tone: 'pale',
    size: 0.85,
    draw: (paper) => {
      paper.piece(food.peach, '-34,-84 -2,-62 14,-20 10,20 -20,44 -56,38 -78,8 -76,-32 -60,-66')
      paper.inlay(food.salmon, '-72,-36 -58,-62 -44,-72 -54,-44 -60,-16! -66,-14')
      paper.piece(food.cream, '28,-58 62,-32 82,12 74,58 40,84 0,78 -26,44 -22,0 0,-40')
      paper.inlay(food.bone, '62,-32! 82,12 74,58 40,84 0,78! 46,60 60,14')
    },
  },
  'fried-egg': {
    habit: 'round',
    tone: 'pale',
    size: 1,
    draw: (paper) => {
      paper.piece(
        food.cream,
        '-10,-86 30,-82 46,-58 84,-48 92,-8 72,18 80,52 44,66 22,90 -14,76 -50,86 -66,56 -94,40 -82,4 -90,-32 -58,-48 -44,-78',
      )
      paper.inlay(
        food.bone,
        '92,-8! 72,18 80,52 44,66 22,90 -14,76 -50,86! -30,66 0,60 30,52 52,40 54,10',
      )
      paper.piece(food.yolk, round(-4, -6, 38, 37, 9))
      paper.inlay(food.lemon, '-28,-14 -18,-30 -2,-34 -8,-22 -18,-10 -22,0')
    },
  },
  'boiled-egg': {
    habit: 'round',
    tone: 'pale',
    size: 0.8,
    draw: (paper) => {
      paper.piece(food.cream, '0,-96 36,-70 62,-20 66,30 42,74 0,90 -42,74 -66,30 -62,-20 -36,-70')
      paper.inlay(food.bone, '36,-70! 62,-20 66,30 42,74 0,90 -20,86! 30,64 46,20 44,-30')
      paper.piece(food.yolk, round(-2, 22, 38, 40, 9))
      paper.inlay(food.lemon, round(-12, 12, 14, 13))
    },
  },
  cheese: {
    habit: 'upright',
    tone: 'yellow',
    size: 1,
    single: true,
    draw: (paper) => {
      paper.piece(food.butter, '-92,10! 30,-62! 66,-50 90,-14! -90,14!')
      paper.piece(food.lemon, '-92,12! 90,-14! 94,60! -88,74!')
      paper.inlay(food.lemonDeep, round(-44, 40, 20, 18))
      paper.inlay(food.lemonDeep, round(26, 20, 15, 13))
      paper.inlay(food.lemonDeep, round(50, 50, 13, 10))
      paper.inlay(food.lemonDeep, round(4, 58, 9, 8))
      paper.inlay(food.pasta, round(16, -28, 15, 7))
    },
    bit: (paper) => paper.piece(food.lemon, '-15,8! 14,-12! 15,8!'),
  },
  mozzarella: {
    habit: 'round',
    tone: 'pale',
    size: 0.9,
    draw: (paper) => {
      paper.piece(food.cream, '-50,-62 4,-74 50,-52 66,-6 46,40 -6,52 -58,36 -76,-14')
      paper.inlay(food.bone, '50,-52! 66,-6 46,40 -6,52 -58,36! 0,26 38,-4')
      paper.piece(food.cream, round(20, 36, 68, 50, 10))
      paper.inlay(food.bone, '88,30! 80,60 40,84 -10,78 -40,60! 20,66 66,52')
      paper.strip(food.boneDeep, 4, '-20,30 0,22 20,24')
    },
  },
  feta: {
    habit: 'loose',
    tone: 'pale',
    size: 0.85,
    draw: (paper) => {
      for (const [x, y, size] of triples('-34,-24,50 44,-6,40 -2,44,46')) {
        paper.piece(food.bone, [
          [x - size, y - size * 0.5, true],
          [x, y - size * 0.2, true],
          [x, y + size * 0.75, true],
          [x - size * 0.9, y + size * 0.4, true],
        ])
        paper.piece(food.boneDeep, [
          [x, y - size * 0.2, true],
          [x + size * 0.9, y - size * 0.55, true],
          [x + size * 0.85, y + size * 0.35, true],
          [x, y + size * 0.75, true],
        ])
        paper.piece(food.cream, [
          [x - size, y - size * 0.5, true],
          [x - size * 0.1, y - size * 0.85, true],
          [x + size * 0.9, y - size * 0.55, true],
          [x, y - size * 0.2, true],
        ])
      }
    },
    bit: (paper) => paper.piece(food.cream, '-14,-8! 4,-14! 15,-2! 8,13! -12,10!'),
  },
  butter: {
    habit: 'upright',
    tone: 'yellow',
    size: 0.8,
    single: true,
    draw: (paper) => {
      paper.piece(food.cream, '-98,50! -60,22! 98,30! 60,78!')
      paper.piece(food.butter, '-72,-6! -16,-38! 84,-20! 30,14!')
      paper.piece(food.pasta, '-72,-6! 30,14! 30,64! -72,42!')
      paper.piece(food.lemonDeep, '30,14! 84,-20! 84,26! 30,64!')
      paper.strip(food.butter, 5, '-36,4 -36,46|-2,10 -2,54')
    },
  },
  cream: {
    habit: 'upright',
    tone: 'pale',
    size: 0.9,
    single: true,
    draw: (paper) => {
      paper.piece(
        food.bone,
        '-84,56 -90,30 -66,14 -50,-10 -30,-24 -20,-54 4,-92! 14,-60 32,-44 36,-18 66,0 70,22 90,40 84,64 40,76 -40,76',
      )
      paper.inlay(
        food.cream,
        '-74,50 -76,34 -30,44 30,34 64,22 60,8 20,20 -40,16 -46,0 -10,2 28,-14 24,-30 -8,-16 -18,-28 2,-76! 4,-50 30,-40 44,-6 76,30 70,54 0,62',
      )
    },
  },
  milk: {
    habit: 'upright',
    tone: 'pale',
    size: 1.15,
    single: true,
    draw: (paper) => {
      paper.piece(
        food.seaLight,
        '-22,-78! 22,-78! 22,-46 46,-16 48,30 46,92! -46,92! -48,30 -46,-16 -22,-46',
      )
      paper.inlay(food.cream, '-42,4 -20,-2 0,6 22,-2 42,4 43,30 42,87! -42,87! -43,30')
      paper.inlay(food.bone, '20,0! 42,4 43,30 42,87! 18,87! 22,40')
      paper.piece(food.tomato, '-27,-98! 27,-98! 27,-76! -27,-76!')
      paper.strip(food.cream, 6, '-34,-16 -16,-40', 'round')
    },
  },
  tofu: {
    habit: 'loose',
    tone: 'pale',
    size: 0.9,
    draw: (paper) => {
      for (const [x, y, size] of triples('-36,-30,54 42,-20,46 0,40,54')) {
        const top = size * 0.42
        paper.piece(food.sand, [
          [x - size * 0.8, y - top, true],
          [x, y - top * 0.2, true],
          [x, y + size * 0.8, true],
          [x - size * 0.8, y + size * 0.45, true],
        ])
        paper.piece(food.toast, [
          [x, y - top * 0.2, true],
          [x + size * 0.8, y - top, true],
          [x + size * 0.8, y + size * 0.45, true],
          [x, y + size * 0.8, true],
        ])
        paper.piece(food.cream, [
          [x - size * 0.8, y - top, true],
          [x, y - size * 0.8, true],
          [x + size * 0.8, y - top, true],
          [x, y - top * 0.2, true],
        ])
      }
    },
    bit: (paper) => {
      paper.piece(food.sand, '-15,-8! 14,-10! 15,14! -14,15!')
      paper.inlay(food.cream, '-15,-8! 14,-10! 13,2! -14,4!')
    },
  },
} as const satisfies Record<string, Shape>
