import { useRef, useState } from 'react'

export type SerialQueue = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

/** A serial queue: runs each call once the one before has settled, whether or not that failed. */
export function useSerialQueue(): SerialQueue {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const [inTurn] = useState(() => <Answer>(work: () => Promise<Answer>) => {
    const turn = last.current.then(work, work)
    last.current = turn
    return turn
  })
  return inTurn
}
