import { pairs } from '../forms.ts'
import type { Point } from '../outline.ts'
import type { Scene, Slot } from './vessel.ts'

/** Slots of one seat, from a text of `who:x,y,size,lean` parted by spaces. @throws when one is malformed */
export function slots(seat: Slot['seat'], text: string): Slot[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const figures = part.split(/[:,]/).map(Number)
      const [who, x, y, size, lean] = figures
      if (
        who === undefined ||
        x === undefined ||
        y === undefined ||
        size === undefined ||
        figures.some(Number.isNaN)
      ) {
        throw new Error(`Not a slot: ${part}`)
      }
      return { seat, who, x, y, size, lean: lean ?? 0 }
    })
}

/** A scene on a table before a wall. */
export function standing(inside: readonly Slot[], onTable: string, crumbs = TABLE_CRUMBS): Scene {
  return { inside, beside: slots('table', onTable), crumbs }
}

/** A scene seen from above. */
export function lying(inside: string, beside: string): Scene {
  return { inside: slots('flat', inside), beside: slots('flat', beside), crumbs: CORNER_CRUMBS }
}

/** On the table, before and beside a vessel seen from the side. */
const TABLE_CRUMBS: readonly Point[] = pairs(
  '92,548 196,566 304,556 506,562 618,552 712,558 748,500 56,494',
)

/** Round what is thrown over a wok. */
export const AIR_CRUMBS: readonly Point[] = pairs(
  '150,300 270,110 400,60 520,90 650,190 140,200 660,120 90,548 700,548',
)

/** Out of the way of plates and cutlery. */
const CORNER_CRUMBS: readonly Point[] = pairs('80,70 150,546 660,552 700,62 200,56 590,556')
