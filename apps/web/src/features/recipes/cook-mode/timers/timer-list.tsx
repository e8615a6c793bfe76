import { useLingui } from '@lingui/react/macro'
import { TimerRow } from './timer-row.tsx'
import { useTimers } from './timer-store.ts'
import { useNow } from './use-now.ts'

/** The timers that run, within cook mode. */
export function TimerList() {
  const { t } = useLingui()
  const timers = useTimers()
  const now = useNow(timers)
  if (timers.length === 0) return null
  return (
    <section aria-label={t`Timers`} className="border-t border-line bg-sunk px-4 md:px-8">
      <ul className="mx-auto grid max-h-[32dvh] max-w-page gap-x-6 overflow-y-auto py-1 sm:grid-cols-2 lg:grid-cols-3">
        {timers.map((timer) => (
          <li key={timer.id} className="-mx-2 min-w-0 text-lg">
            <TimerRow timer={timer} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}
