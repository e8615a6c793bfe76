import { type ReactNode, useEffect } from 'react'
import { redoEarlyActs } from '../start/early-acts.ts'

/** Wraps a page that the server rendered: replays what the reader did before hydration. */
export function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    // In a task of its own, so that React can hydrate at once the part that an event is for.
    const task = setTimeout(redoEarlyActs)
    return () => clearTimeout(task)
  }, [])
  return children
}
