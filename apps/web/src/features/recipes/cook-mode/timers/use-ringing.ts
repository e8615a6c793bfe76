import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { useTitleAlarm } from '../../../../platform/page-title.ts'
import { ring } from './bell.ts'
import { isRinging, type Timer } from './timer.ts'
import { timerName } from './timer-name.ts'
import { timerActs } from './timer-store.ts'
import { useBell } from './use-bell.ts'

/**
 * Ends the timers whose time is up and rings for them: in every tab's title, and in one tab by
 * sound and, if allowed, by a notification.
 */
export function useRinging(timers: readonly Timer[], now: number): void {
  const [first] = timers.filter((timer) => isRinging(timer, now))
  const text = first && t`Time is up: ${timerName(first)}`
  const hasBell = useBell()
  const rings = first !== undefined && hasBell
  useTitleAlarm(text)

  useEffect(() => {
    if (timers.some(({ state }) => state.kind === 'running' && state.endsAt <= now))
      timerActs.settle()
  }, [timers, now])

  useEffect(() => (rings ? ring() : undefined), [rings])

  useEffect(() => {
    if (!hasBell || text === undefined || !document.hidden || !mayNotify()) return
    const notice = new Notification(text)
    return () => notice.close()
  }, [hasBell, text])
}

function mayNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted'
}
