import { findShift, findTarget, type RowBox } from './drag-order.ts'

/** This close to the window's edge, in pixels, the page scrolls while dragging. */
const SCROLL_ZONE = 96
const FASTEST_SCROLL = 14

/** A drag in progress: where the rows lie, and how far the pointer has moved. */
export interface Drag {
  from: number
  to: number
  rows: HTMLElement[]
  boxes: RowBox[]
  /** Where the pointer picked the row up, in pixels from the list's top. */
  startY: number
  pointerY: number
}

/** Picks up a row of a list. */
export function lift(list: HTMLElement, index: number, pointerY: number): Drag {
  const { top } = list.getBoundingClientRect()
  const rows = [...list.children].filter((row) => row instanceof HTMLElement)
  const boxes = rows.map((row) => {
    const box = row.getBoundingClientRect()
    return { top: box.top - top, height: box.height }
  })
  rows[index]?.setAttribute('data-dragged', '')
  list.setAttribute('data-dragging', '')
  return { rows, boxes, from: index, to: index, startY: pointerY - top, pointerY }
}

/** Moves the dragged row under the pointer and the others out of its way. */
export function place(drag: Drag, list: HTMLElement) {
  const { rows, boxes, from, startY, pointerY } = drag
  const by = pointerY - list.getBoundingClientRect().top - startY
  drag.to = findTarget(boxes, from, by)
  for (const [index, row] of rows.entries()) {
    row.style.translate = `0 ${index === from ? by : findShift(boxes, drag, index)}px`
  }
}

/** Pixels per frame: none in the middle of the window, more towards the edge. */
export function scrollSpeed(pointerY: number): number {
  const below = pointerY - (window.innerHeight - SCROLL_ZONE)
  const above = SCROLL_ZONE - pointerY
  const share = Math.min(1, Math.max(below, above, 0) / SCROLL_ZONE)
  return Math.round(share * FASTEST_SCROLL) * (below > 0 ? 1 : -1)
}

/** Puts every row back in its place. */
export function putBack({ rows }: Drag, list: HTMLElement | null): void {
  list?.removeAttribute('data-dragging')
  for (const row of rows) {
    row.removeAttribute('data-dragged')
    row.style.translate = ''
  }
}
