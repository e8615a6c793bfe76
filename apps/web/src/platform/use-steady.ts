import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A callback that always calls the function of the latest render, and is itself the same in every
 * render, so that components that get it need not render again. Call it in event handlers: during a
 * render it may still call the previous function.
 */
export function useSteady<Given extends unknown[], Answer>(
  act: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(act)
  useInsertionEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
