import { lazy, Suspense } from 'react'
import { afterFirstPaint } from '../platform/first-paint.ts'

const loadAlerts = () => import('../features/notifications/live-alerts.tsx')
const LiveAlerts = lazy(afterFirstPaint(async () => ({ default: (await loadAlerts()).LiveAlerts })))
const Unread = lazy(afterFirstPaint(async () => ({ default: (await loadAlerts()).Unread })))

/** For the frame: listens for a member's alerts, by code that is no part of the first load. */
export function LiveAlertsHost() {
  return (
    <Suspense>
      <LiveAlerts />
    </Suspense>
  )
}

/** How many alerts wait, in a line of text; nothing while there are none. */
export function UnreadCount() {
  return (
    <Suspense>
      <Unread at="line" />
    </Suspense>
  )
}

/** The same at the upper right corner of a picture or an icon, whose box is `relative`. */
export function UnreadMark({ over = 'icon' }: { over?: 'icon' | 'picture' }) {
  return (
    <Suspense>
      <Unread at={over} />
    </Suspense>
  )
}
