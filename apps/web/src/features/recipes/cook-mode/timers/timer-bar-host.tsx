import { lazy, Suspense } from 'react'
import { useTimers } from './timer-store.ts'

const TimerBar = lazy(() => import('./timer-bar.tsx').then((it) => ({ default: it.TimerBar })))

/** The page frame's place for the timer bar, whose code is loaded with the first timer. */
export function TimerBarHost() {
  const timers = useTimers()
  if (timers.length === 0) return null
  return (
    <Suspense>
      <TimerBar />
    </Suspense>
  )
}
