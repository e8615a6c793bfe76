import { type RefCallback, useCallback, useState } from 'react'

/**
 * Whether an element is narrower than `width`, updated when that changes: for what a container
 * query cannot do, such as changing the reading order. Pass the second value to the element as its
 * ref.
 */
export function useNarrow(width: `${number}rem`): [boolean, RefCallback<HTMLElement>] {
  const [isNarrow, setNarrow] = useState(false)
  const measured = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const measure = () => setNarrow(element.clientWidth < toPixels(width))
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [width],
  )
  return [isNarrow, measured]
}

function toPixels(width: `${number}rem`): number {
  const { fontSize } = getComputedStyle(document.documentElement)
  return Number.parseFloat(width) * Number.parseFloat(fontSize)
}
