import { useEffect, useState } from 'react'

/** The latest of values that may change faster than frames, at most once per frame. */
export function usePerFrame<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState(value)
  useEffect(() => {
    if (value === drawn) return
    const frame = requestAnimationFrame(() => setDrawn(value))
    return () => cancelAnimationFrame(frame)
  }, [value, drawn])
  return drawn
}
