import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { findShift, findTarget, type RowBox } from './drag-order.ts'

/** So near to the window's edge the page scrolls along, in pixels. */
const SCROLL_ZONE = 96
const FASTEST_SCROLL = 14

interface Drag {
  from: number
  to: number
  rows: HTMLElement[]
  boxes: RowBox[]
  /** Where the pointer took hold, in pixels from the list's upper edge. */
  startY: number
  pointerY: number
  frame: number
  end: AbortController
}

/**
 * Lets a row be dragged by its handle, with mouse, pen or finger; the others make room meanwhile, and
 * Escape puts everything back.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): (event: PointerEvent, index: number) => void {
  const drag = useRef<Drag>(undefined)

  const abandon = useEffectEvent(() => stop())

  useEffect(() => () => abandon(), [])

  function start(event: PointerEvent, index: number) {
    const element = list.current
    if (!element || event.button !== 0 || drag.current) return
    event.preventDefault()
    const { top } = element.getBoundingClientRect()
    const rows = [...element.children].filter((row) => row instanceof HTMLElement)
    const boxes = rows.map((row) => {
      const box = row.getBoundingClientRect()
      return { top: box.top - top, height: box.height }
    })
    const end = new AbortController()
    const { clientY } = event
    drag.current = {
      rows,
      boxes,
      end,
      from: index,
      to: index,
      startY: clientY - top,
      pointerY: clientY,
      frame: requestAnimationFrame(follow),
    }
    rows[index]?.setAttribute('data-dragged', '')
    element.setAttribute('data-dragging', '')
    const { signal } = end
    window.addEventListener('pointermove', (moved) => see(moved), { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', () => stop(), { signal })
    window.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && stop(), { signal })
  }

  function see({ clientY }: { clientY: number }) {
    if (drag.current) drag.current.pointerY = clientY
  }

  /** Every frame: the page may scroll under a pointer that stands still. */
  function follow() {
    const now = drag.current
    const element = list.current
    if (!now || !element) return
    window.scrollBy({ top: scrollSpeed(now.pointerY), behavior: 'instant' })
    place(now, element)
    now.frame = requestAnimationFrame(follow)
  }

  function drop() {
    const now = drag.current
    if (now && list.current) place(now, list.current)
    const moved = now && { from: now.from, to: now.to }
    stop()
    if (moved && moved.from !== moved.to) onMove(moved.from, moved.to)
  }

  function stop() {
    const now = drag.current
    if (!now) return
    drag.current = undefined
    now.end.abort()
    cancelAnimationFrame(now.frame)
    list.current?.removeAttribute('data-dragging')
    for (const row of now.rows) {
      row.removeAttribute('data-dragged')
      row.style.translate = ''
    }
  }

  return start
}

function place(drag: Drag, list: HTMLElement) {
  const { rows, boxes, from, startY, pointerY } = drag
  const by = pointerY - list.getBoundingClientRect().top - startY
  drag.to = findTarget(boxes, from, by)
  for (const [index, row] of rows.entries()) {
    row.style.translate = `0 ${index === from ? by : findShift(boxes, drag, index)}px`
  }
}

/** Pixels a frame: none in the middle of the window, more the nearer the edge. */
function scrollSpeed(pointerY: number): number {
  const below = pointerY - (window.innerHeight - SCROLL_ZONE)
  const above = SCROLL_ZONE - pointerY
  const share = Math.min(1, Math.max(below, above, 0) / SCROLL_ZONE)
  return Math.round(share * FASTEST_SCROLL) * (below > 0 ? 1 : -1)
}
