import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * An act of the latest rendering behind a function that stays the same, so that a row which is given it
 * need not be drawn again. It is for events: while rendering it may be the act of the rendering before.
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
