import { useCallback, useEffect, useRef } from 'react'

/** Runs something after a delay; a newer call, or leaving the page, cancels it. */
export function useLater(): (act: () => void, ms: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((act, ms) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }, [])
}
