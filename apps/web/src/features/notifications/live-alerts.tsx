import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { alertSentence } from './alert-sentence.ts'
import { unreadQuery } from './api.ts'
import { useAlertStream } from './use-alert-stream.ts'

/** Keeps the number of unread alerts current while the tab is visible, and announces new ones. */
export function LiveAlerts() {
  const latest = useAlertStream()
  return (
    <p role="status" className="sr-only">
      {latest && <Trans>New alert: {alertSentence(latest)}</Trans>}
    </p>
  )
}

const places = {
  line: 'ml-auto px-1.5',
  // Beside the icon's strokes and not over them, however wide the number is.
  icon: 'absolute bottom-1/2 left-full mb-0.5 px-0.5',
  // Over the edge of the circle, clear of letters and faces.
  picture: 'absolute -top-2.5 -right-3 px-0.5 ring-2 ring-paper',
}

/** How many alerts are unread, in words for screen readers; nothing if there are none. */
export function Unread({ at }: { at: keyof typeof places }) {
  const { data: unread = 0 } = useQuery({ ...unreadQuery(), enabled: false })
  if (unread === 0) return null
  const most = at === 'line' ? 99 : 9
  return (
    <span
      className={`grid h-5 min-w-5 place-items-center rounded-full bg-tomato text-sm leading-none font-semibold text-on-tomato tabular-nums ${places[at]}`}
    >
      <span aria-hidden="true">{unread > most ? `${most}+` : unread}</span>
      <span className="sr-only">
        {plural(unread, { one: '# unread alert', other: '# unread alerts' })}
      </span>
    </span>
  )
}
