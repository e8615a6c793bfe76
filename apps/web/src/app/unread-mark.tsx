import { lazy, Suspense } from 'react'

const LiveAlerts = lazy(() =>
  import('../features/notifications/live-alerts.tsx').then((it) => ({ default: it.LiveAlerts })),
)
const Unread = lazy(() =>
  import('../features/notifications/live-alerts.tsx').then((it) => ({ default: it.Unread })),
)

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
      <Unread />
    </Suspense>
  )
}

/** The same at the upper right corner of a picture or an icon, whose box is `relative`. */
export function UnreadMark() {
  return (
    <Suspense>
      <Unread corner />
    </Suspense>
  )
}
