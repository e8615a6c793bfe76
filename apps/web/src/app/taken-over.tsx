import { type ReactNode, useEffect } from 'react'
import { redoEarlyActs } from '../start/early-acts.ts'

/** Around a page that came drawn: does what its reader did before the app had it. */
export function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    // A task of its own, in which React can take over at once whatever part of the page is meant.
    const task = setTimeout(redoEarlyActs)
    return () => clearTimeout(task)
  }, [])
  return children
}
