import { useRef, useState } from 'react'

export type InTurn = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

/** Runs what it is given one after the other, whatever became of the one before. */
export function useTurns(): InTurn {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const [inTurn] = useState(() => <Answer>(work: () => Promise<Answer>) => {
    const turn = last.current.then(work, work)
    last.current = turn
    return turn
  })
  return inTurn
}
