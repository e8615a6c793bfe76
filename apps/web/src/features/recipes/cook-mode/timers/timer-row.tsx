import { Trans, useLingui } from '@lingui/react/macro'
import { Pause, Play, Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'
import { IconButton } from '../../../../ui/controls/icon-button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { formatLeft, isRinging, leftOf, type Timer } from './timer.ts'
import { timerName } from './timer-name.ts'
import { timerActs } from './timer-store.ts'

interface TimerRowProps {
  timer: Timer
  now: number
  /** Replaces the plain name and time, for example by a link around them. */
  face?: ReactNode
}

/** One timer: its name, the time left, and its buttons. */
export function TimerRow({ timer, now, face }: TimerRowProps) {
  const { t } = useLingui()
  const { id, state } = timer
  const called = timerName(timer)
  const hasEnded = state.kind === 'ended'
  return (
    <fieldset
      aria-label={called}
      className={`flex min-w-0 items-center gap-1 rounded-field py-1 pr-1 pl-2 ${isRinging(timer, now) ? 'bg-saffron-fill text-on-saffron-fill' : ''}`}
    >
      <div className="min-w-0 flex-1">
        {face ?? <TimerFace name={called} timer={timer} now={now} />}
      </div>
      {state.kind === 'running' && (
        <IconButton label={t`Pause ${called}`} icon={Pause} onClick={() => timerActs.pause(id)} />
      )}
      {state.kind === 'paused' && (
        <IconButton label={t`Go on: ${called}`} icon={Play} onClick={() => timerActs.resume(id)} />
      )}
      <Button
        variant="quiet"
        icon={<Icon of={Plus} size={16} />}
        aria-label={t`1 min more for ${called}`}
        className="px-2 text-current!"
        onClick={() => timerActs.addMinute(id)}
      >
        <Trans>1 min</Trans>
      </Button>
      <IconButton
        label={hasEnded ? t`Stop ${called}` : t`Dismiss ${called}`}
        icon={X}
        className="text-current!"
        onClick={() => timerActs.dismiss(id)}
      />
    </fieldset>
  )
}

/** A timer's name above the time left. */
export function TimerFace({ name, timer, now }: Omit<TimerRowProps, 'face'> & { name: string }) {
  const { kind } = timer.state
  return (
    <>
      <span className="block truncate text-sm">{name}</span>
      <span role="timer" className="block font-display text-2xl font-semibold tabular-nums">
        {kind === 'ended' ? <Trans>Time is up</Trans> : formatLeft(leftOf(timer, now))}
        {kind === 'paused' && (
          <span className="ml-2 font-sans text-sm font-normal text-ink-soft">
            <Trans>paused</Trans>
          </span>
        )}
      </span>
    </>
  )
}
