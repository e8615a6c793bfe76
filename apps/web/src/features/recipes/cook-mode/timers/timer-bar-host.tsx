import { lazy, Suspense } from 'react'
import { useTimers } from './timer-store.ts'

const TimerBar = lazy(() => import('./timer-bar.tsx').then((it) => ({ default: it.TimerBar })))

/** For the frame: the bar of timers, loaded with the first of them. */
export function TimerBarHost() {
  const timers = useTimers()
  if (timers.length === 0) return null
  return (
    <Suspense>
      <TimerBar />
    </Suspense>
  )
}
