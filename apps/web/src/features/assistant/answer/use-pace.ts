import { useEffect, useRef, useState } from 'react'
import { nextShown } from './pace.ts'

/**
 * How many of `length` characters stand now. What is `live` is drawn at a pace one can follow;
 * anything else, and everything for who wants no motion, stands at once.
 */
export function usePace(length: number, live: boolean): number {
  const [shown, setShown] = useState(() =>
    live && !wantsNoMotion() ? 0 : Number.POSITIVE_INFINITY,
  )
  const end = useRef(length)
  useEffect(() => {
    end.current = length
  }, [length])

  const isBehind = shown < length
  useEffect(() => {
    if (!isBehind) return
    let before = performance.now()
    let frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)

    function draw(now: number) {
      const elapsedMs = Math.max(0, now - before)
      before = now
      setShown((stood) => nextShown({ shown: stood, length: end.current, elapsedMs }))
      frame = requestAnimationFrame(draw)
    }
  }, [isBehind])

  return shown
}

/** The newest of values that may come faster than frames, at most once a frame. */
export function usePerFrame<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState(value)
  useEffect(() => {
    if (value === drawn) return
    const frame = requestAnimationFrame(() => setDrawn(value))
    return () => cancelAnimationFrame(frame)
  }, [value, drawn])
  return drawn
}

function wantsNoMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
