import { type TouchEvent, useRef } from 'react'

/** A shorter swipe is a tap, or a finger that slipped. */
const shortestPx = 60

/**
 * Handlers for a surface that can be swiped: `onSwipe(1)` for a swipe to the left (forward), -1 for
 * back.
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)

  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [touch, second] = Array.from(touches)
      start.current = touch && !second ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [touch] = Array.from(changedTouches)
      if (!touch || !start.current) return
      const [dx, dy] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      start.current = undefined
      if (Math.abs(dx) >= shortestPx && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1)
    },
  }
}
