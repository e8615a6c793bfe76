import type { Paper } from '../paper.ts'

/**
 * How an ingredient behaves in a still life: `round` may roll a little; `long` has its head up and
 * may be laid down; `upright` keeps its head up; `sprig` leans and trims; `loose` is a handful.
 */
export type Habit = 'round' | 'long' | 'upright' | 'sprig' | 'loose'

/** The colour one remembers it by; keeps it off a ground of the same colour. */
export type Tone =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'purple'
  | 'blue'
  | 'pink'
  | 'brown'
  | 'pale'

/** An ingredient, drawn head up about (0, 0), within about 100 units on every side. */
export type Shape = {
  habit: Habit
  tone: Tone
  /** Its size among the others: 1 is a tomato's, in a picture's eye rather than a scale's. */
  size: number
  /** A dish has one of it: a whole bird, a cake. Others may come in twos and threes. */
  single?: true
  draw: (paper: Paper) => void
  /** A crumb of it, within about 20 units, strewn as rhythm. */
  bit?: (paper: Paper) => void
}
