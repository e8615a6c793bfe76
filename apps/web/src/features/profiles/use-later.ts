import { useCallback, useEffect, useRef } from 'react'

/** Does something after so many milliseconds, unless something else is to be done before or the page has gone. */
export function useLater(): (act: () => void, ms: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((act, ms) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }, [])
}
