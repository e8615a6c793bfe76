import { useEffect, useRef } from 'react'

/** Pixels from the foot of the page within which a reader counts as being at its end. */
const slack = 96

/**
 * Keeps the end of a growing page in view while the reader is there; who scrolled away is left in
 * peace until they ask again. `questions` is how many there are; without one nothing is followed.
 */
export function useFollowEnd(questions: number): void {
  const atEnd = useRef(true)

  useEffect(() => {
    if (questions === 0) return
    atEnd.current = true
    let before = window.scrollY
    const observer = new ResizeObserver(() => {
      if (atEnd.current) window.scrollTo({ top: document.documentElement.scrollHeight })
    })
    observer.observe(document.body)
    window.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure)
    }

    // Growth alone may leave the end behind: only who scrolls up has left it.
    function measure() {
      const { scrollHeight, clientHeight } = document.documentElement
      if (window.scrollY + clientHeight >= scrollHeight - slack) atEnd.current = true
      else if (window.scrollY < before) atEnd.current = false
      before = window.scrollY
    }
  }, [questions])
}
