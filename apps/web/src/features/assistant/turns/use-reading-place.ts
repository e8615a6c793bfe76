import { useEffect, useRef, useState } from 'react'

/** A reader this close to the bottom of the page, in pixels, counts as being at its end. */
const slack = 96

/**
 * Scrolls a chat for its reader. While an answer is being written its end stays in view as long as
 * the reader is there; a finished or newly opened one is shown from its beginning. A reader who
 * scrolled elsewhere is left there. `questions` is their number.
 */
export function useReadingPlace(questions: number, isWriting: boolean) {
  const place = useRef<'end' | 'title' | 'theirs'>('title')
  const wasWriting = useRef(false)
  const [isAway, setAway] = useState(false)

  useEffect(() => {
    if (questions === 0) return
    if (isWriting) place.current = 'end'
    else if (!wasWriting.current || place.current === 'end') place.current = 'title'
    wasWriting.current = isWriting

    let before = window.scrollY
    const observer = new ResizeObserver(keepPlace)
    observer.observe(document.body)
    window.addEventListener('scroll', followReader, { passive: true })
    for (const act of ['pointerdown', 'keydown']) window.addEventListener(act, settle)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', followReader)
      for (const act of ['pointerdown', 'keydown']) window.removeEventListener(act, settle)
    }

    /** Content that the reader opens or types makes the page grow, which must not scroll it. */
    function settle() {
      if (place.current === 'title') place.current = 'theirs'
    }

    function keepPlace() {
      if (place.current === 'end') scrollToEnd()
      if (place.current === 'title') lastAnswer()?.scrollIntoView({ behavior: 'instant' })
      before = window.scrollY
      setAway(pixelsToEnd() > slack)
    }

    function followReader() {
      const moved = window.scrollY - before
      before = window.scrollY
      const left = pixelsToEnd()
      // A page that becomes shorter scrolls by itself, but not to its end.
      if (place.current === 'end' && moved < 0 && left > 1) place.current = 'theirs'
      if (place.current === 'title' && Math.abs(moved) > 1) place.current = 'theirs'
      if (isWriting && moved > 0 && left <= slack) place.current = 'end'
      setAway(left > slack)
    }
  }, [questions, isWriting])

  function jumpToEnd() {
    place.current = isWriting ? 'end' : 'theirs'
    scrollToEnd()
  }

  return {
    /** Whether the latest turn is out of view, below. */
    isAway: isAway && questions > 0,
    jumpToEnd,
  }
}

function lastAnswer(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-answer]')].at(-1)
}

function scrollToEnd(): void {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
}

function pixelsToEnd(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight - clientHeight - window.scrollY
}
