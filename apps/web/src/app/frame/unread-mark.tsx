import { lazyAfterPaint } from '../../platform/lazy-after-paint.tsx'

const loadAlerts = () => import('../../features/notifications/live-alerts.tsx')
const Unread = lazyAfterPaint(async () => (await loadAlerts()).Unread)

/** For the frame: listens for a member's alerts. Its code is not part of the first load. */
export const LiveAlertsHost = lazyAfterPaint(async () => (await loadAlerts()).LiveAlerts)

/** How many alerts are unread, in a line of text; nothing if there are none. */
export function UnreadCount() {
  return <Unread at="line" />
}

/** The same in the upper right corner of a picture or an icon, whose box is `relative`. */
export function UnreadMark({ over = 'icon' }: { over?: 'icon' | 'picture' }) {
  return <Unread at={over} />
}
