import { useEffect, useState } from 'react'

/** The time, in ms, anew each second while `runs`, and at once when one looks at the page again. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now)

  useEffect(() => {
    if (!runs) return
    const look = () => setNow(Date.now())
    look()
    const interval = setInterval(look, 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(interval)
      document.removeEventListener('visibilitychange', look)
    }
  }, [runs])

  return now
}
