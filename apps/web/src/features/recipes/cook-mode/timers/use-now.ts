import { useEffect, useState } from 'react'
import type { Timer } from './timer.ts'

/**
 * The current time in ms: updated each second while there are timers, and at once when they change
 * or the page is shown again.
 */
export function useNow(timers: readonly Timer[]): number {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    if (timers.length === 0) return
    const look = () => setNow(Date.now())
    look()
    const interval = setInterval(look, 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(interval)
      document.removeEventListener('visibilitychange', look)
    }
  }, [timers])

  return now
}
