import { useEffect, useState } from 'react'

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
