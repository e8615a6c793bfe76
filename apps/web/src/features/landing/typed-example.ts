import { TIMINGS } from '@potluck/rules'
import { useEffect, useState } from 'react'

interface Typed {
  /** Which example is being typed. */
  index: number
  /** The part typed so far. */
  text: string
}

/**
 * Types one text after the other for ever, 60 ms per character with a pause of 1200 ms. Starts with
 * the first one complete, and stands still while `running` is false.
 */
export function useTypedExample(texts: readonly string[], running: boolean): Typed {
  const [{ index, length }, setPlace] = useState({ index: 0, length: Number.POSITIVE_INFINITY })
  const text = texts[index] ?? ''
  const complete = length >= text.length

  useEffect(() => {
    if (!running) return
    const next = complete
      ? { index: (index + 1) % texts.length, length: 0 }
      : { index, length: length + 1 }
    const delayMs = complete ? TIMINGS.typingPauseMs : TIMINGS.typingMs
    const timer = setTimeout(() => setPlace(next), delayMs)
    return () => clearTimeout(timer)
  }, [running, complete, index, length, texts.length])

  return { index, text: text.slice(0, length) }
}
