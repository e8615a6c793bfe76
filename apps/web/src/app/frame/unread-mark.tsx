import { lazyAfterPaint } from '../../platform/lazy-after-paint.tsx'

const loadAlerts = () => import('../../features/notifications/live-alerts.tsx')
const Unread = lazyAfterPaint(async () => (await loadAlerts()).Unread)

/** For the frame: listens for a member's alerts, by code that is no part of the first load. */
export const LiveAlertsHost = lazyAfterPaint(async () => (await loadAlerts()).LiveAlerts)

/** How many alerts wait, in a line of text; nothing while there are none. */
export function UnreadCount() {
  return <Unread at="line" />
}

/** The same at the upper right corner of a picture or an icon, whose box is `relative`. */
export function UnreadMark({ over = 'icon' }: { over?: 'icon' | 'picture' }) {
  return <Unread at={over} />
}
