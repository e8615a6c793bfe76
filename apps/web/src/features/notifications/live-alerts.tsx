import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { alertSentence } from './alert-sentence.ts'
import { unreadQuery } from './api.ts'
import { useAlertStream } from './use-alert-stream.ts'

/** Keeps the number of unread alerts true while the tab is seen, and reads new ones out. */
export function LiveAlerts() {
  const latest = useAlertStream()
  return (
    <p role="status" className="sr-only">
      {latest && <Trans>New alert: {alertSentence(latest)}</Trans>}
    </p>
  )
}

const MOST_SHOWN = 99

/** How many alerts are unread, in words for screen readers; nothing while none is. */
export function Unread({ corner = false }: { corner?: boolean }) {
  const { data: unread = 0 } = useQuery({ ...unreadQuery(), enabled: false })
  if (unread === 0) return null
  const place = corner ? 'absolute -top-2 -right-3.5 ring-2 ring-paper' : 'ml-auto'
  return (
    <span
      className={`grid h-5 min-w-5 place-items-center rounded-full bg-tomato px-1.5 text-sm leading-none font-semibold text-on-tomato tabular-nums ${place}`}
    >
      <span aria-hidden="true">{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>
      <span className="sr-only">
        {plural(unread, { one: '# unread alert', other: '# unread alerts' })}
      </span>
    </span>
  )
}
