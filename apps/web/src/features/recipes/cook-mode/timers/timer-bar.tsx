import { useLingui } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { tellTimerBarHeight } from '../../../../ui/overlays/foot-height.ts'
import { keptFocus } from '../../../../ui/overlays/kept-focus.ts'
import { timerName } from './timer-name.ts'
import { TimerFace, TimerRow } from './timer-row.tsx'
import { useTimers } from './timer-store.ts'
import { useNow } from './use-now.ts'
import { useRinging } from './use-ringing.ts'

/**
 * The running timers while the cook is elsewhere in the app, each with a link back to its step.
 * Drawn once for the whole app; it also rings.
 */
export function TimerBar() {
  const { t } = useLingui()
  const timers = useTimers()
  const now = useNow(timers)
  // Cook mode shows the timers itself.
  const isCooking = useSearch({ strict: false, select: ({ cook }) => cook !== undefined })
  useRinging(timers, now)
  if (isCooking || timers.length === 0) return null
  // Sticky, not fixed: at the end of a page it lies below the last line instead of covering it.
  return (
    <section
      ref={holdBar}
      aria-label={t`Timers`}
      data-screen-only
      className="sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-20 mx-3 mt-3 mb-3 max-h-48 overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-float sm:ml-auto sm:w-90"
    >
      <ul className="divide-y divide-line">
        {timers.map((timer) => (
          <li key={timer.id} className="pl-1">
            <TimerRow
              timer={timer}
              now={now}
              face={
                <Link
                  to="/recipe/$recipeId"
                  params={{ recipeId: timer.recipeId }}
                  search={{
                    cook: timer.step + 1,
                    ...(timer.portions !== undefined && { portions: timer.portions }),
                  }}
                  className="block rounded-field hover:text-tomato"
                >
                  <TimerFace
                    name={`${timerName(timer)} · ${timer.recipeTitle}`}
                    timer={timer}
                    now={now}
                  />
                </Link>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function holdBar(bar: HTMLElement): () => void {
  const releases = [keptFocus(bar), tellTimerBarHeight(bar, '0.75rem')]
  return () => {
    for (const release of releases) release?.()
  }
}
