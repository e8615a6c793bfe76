import type { AnyRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { redoEarlyActs } from '../start/early-acts.ts'
import { isStillThere } from '../start/started-at.ts'

interface TakenOverProps {
  router: AnyRouter
  children: ReactNode
}

/**
 * Wraps a page that the server rendered: follows a reader who went elsewhere before hydration, and
 * replays what they did.
 */
export function TakenOver({ router, children }: TakenOverProps) {
  useEffect(() => {
    // The router listens from here on, so it has missed a press on 'back'.
    if (!isStillThere()) void router.load()
    // In a task of its own, so that React can hydrate at once the part that an event is for.
    const task = setTimeout(redoEarlyActs)
    return () => clearTimeout(task)
  }, [router])
  return children
}
