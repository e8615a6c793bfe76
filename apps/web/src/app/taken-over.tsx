import { type ReactNode, useEffect } from 'react'
import { redoEarlyActs } from '../start/early-acts.ts'

/** Wraps a page that the server drew: replays what its reader did before hydration. */
export function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    // A task of its own, so that React can hydrate the part that an event is for at once.
    const task = setTimeout(redoEarlyActs)
    return () => clearTimeout(task)
  }, [])
  return children
}
