import { useLingui } from '@lingui/react/macro'
import { keptFocus } from '../../../../ui/overlays/kept-focus.ts'
import { TimerRow } from './timer-row.tsx'
import { useTimers } from './timer-store.ts'
import { useNow } from './use-now.ts'

/** The running timers, as cook mode shows them. */
export function TimerList() {
  const { t } = useLingui()
  const timers = useTimers()
  const now = useNow(timers)
  if (timers.length === 0) return null
  return (
    <section
      ref={keptFocus}
      aria-label={t`Timers`}
      className="border-t border-line bg-sunk px-2 md:px-6"
    >
      <ul className="mx-auto grid max-h-[32dvh] max-w-[calc(var(--container-page)+1rem)] gap-x-6 overflow-y-auto py-1 sm:grid-cols-2 lg:grid-cols-3">
        {timers.map((timer) => (
          <li key={timer.id} className="min-w-0">
            <TimerRow timer={timer} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}
