import { food } from '../colours.ts'
import { leaf, polar, round, wedge } from '../forms.ts'
import type { Paper } from '../paper.ts'
import type { Shape } from './shape.ts'

/** Citrus fruit, each with a cut half. */
export const citrus = {
  lemon: {
    habit: 'round',
    tone: 'yellow',
    size: 0.95,
    draw: (paper) => {
      paper.piece(food.leafDeep, leaf([-14, -58], -50, 62, 30))
      paper.piece(
        food.lemonDeep,
        '-98,-34! -78,-46 -50,-74 -6,-78 32,-58 52,-24 66,-6! 40,20 0,34 -44,24 -70,-4 -82,-22',
      )
      paper.inlay(food.lemon, '-92,-34 -76,-44 -50,-70 -8,-74 26,-54 40,-26 10,0 -40,4 -72,-16')
      citrusHalf(paper, { x: 22, y: 26, radius: 70 }, food.lemon, food.lemonDeep)
    },
    bit: (paper) => citrusWedge(paper, food.lemon, food.lemonDeep),
  },
  lime: {
    habit: 'round',
    tone: 'green',
    size: 0.8,
    draw: (paper) => {
      citrusHalf(paper, { x: -26, y: -26, radius: 68 }, food.lime, food.leaf)
      citrusHalf(paper, { x: 30, y: 32, radius: 64 }, food.lime, food.leafDeep)
    },
    bit: (paper) => citrusWedge(paper, food.lime, food.leaf),
  },
  orange: {
    habit: 'round',
    tone: 'orange',
    size: 1,
    draw: (paper) => {
      paper.piece(food.leaf, leaf([-30, -70], 60, 70, 34))
      paper.piece(food.orangeDeep, round(-18, -10, 76, 74, 10))
      paper.dots(food.orange, 6, '-60,-30 -40,-50 -70,0 -20,-60 -50,-10 -62,24')
      citrusHalf(paper, { x: 26, y: 28, radius: 68 }, food.orange, food.orangeDeep)
    },
    bit: (paper) => citrusWedge(paper, food.orange, food.orangeDeep),
  },
} as const satisfies Record<string, Shape>

type Disc = { x: number; y: number; radius: number }

/** Half a citrus fruit, seen on its cut. */
function citrusHalf(paper: Paper, { x, y, radius }: Disc, flesh: string, rind: string) {
  paper.piece(rind, round(x, y, radius, radius * 0.97, 11))
  paper.inlay(food.cream, round(x, y, radius * 0.9, radius * 0.87, 10))
  const segments = [8, 53, 98, 143, 188, 233, 278, 323]
  paper.inlay(
    flesh,
    segments.map((angle) => wedge([x, y], angle, 18, radius * 0.14, radius * 0.8)),
  )
  paper.dots(food.cream, radius * 0.1, [
    polar([x, y], 30, radius * 0.5),
    polar([x, y], 165, radius * 0.45),
  ])
}

function citrusWedge(paper: Paper, flesh: string, rind: string) {
  paper.piece(rind, '-20,-6! 20,-6! 12,10 0,15 -12,10')
  paper.inlay(flesh, '-14,-5! 14,-5! 8,6 0,10 -8,6')
}
