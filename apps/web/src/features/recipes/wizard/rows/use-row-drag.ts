import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type Drag, lift, place, putBack, scrollSpeed } from './row-drag.ts'

/** A drag in progress, with its next frame and what removes its listeners. */
type RunningDrag = Drag & { frame: number; end: AbortController }

/**
 * Lets a row be dragged by its handle, with mouse, pen or finger; the others make room, and Escape
 * puts everything back.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): (event: PointerEvent, index: number) => void {
  const drag = useRef<RunningDrag>(undefined)

  const abandon = useEffectEvent(() => stop())

  useEffect(() => () => abandon(), [])

  function start(event: PointerEvent, index: number) {
    if (!list.current || event.button !== 0 || drag.current) return
    event.preventDefault()
    const end = new AbortController()
    const lifted = lift(list.current, index, event.clientY)
    drag.current = { ...lifted, end, frame: requestAnimationFrame(follow) }
    const { signal } = end
    window.addEventListener('pointermove', (moved) => see(moved), { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', () => stop(), { signal })
    window.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && stop(), { signal })
  }

  function see({ clientY }: { clientY: number }) {
    if (drag.current) drag.current.pointerY = clientY
  }

  /** Runs each frame, since the page may scroll under a pointer that does not move. */
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
    putBack(now, list.current)
  }

  return start
}
