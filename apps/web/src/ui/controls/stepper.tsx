import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { Icon } from '../icon.tsx'

interface Step {
  label: string
  /** Done and available steps can be opened. */
  state: 'done' | 'current' | 'available' | 'disabled'
}

interface StepperProps {
  /** What the steps belong to. */
  label: string
  steps: readonly Step[]
  /** Called with the index of a step. */
  onSelect: (index: number) => void
}

const circleStyles = {
  done: 'border-basil bg-basil text-paper',
  current: 'border-tomato bg-tomato text-on-tomato',
  available: 'border-line-strong bg-surface text-ink group-hover:border-ink',
  disabled: 'border-line bg-transparent text-ink-soft',
}

/** Numbered steps in a row; on a phone their names are left to the page's heading. */
export function Stepper({ label, steps, onSelect }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex">
        {steps.map((step, index) => (
          <li
            key={step.label}
            className="relative flex-1 not-last:after:absolute not-last:after:top-5.5 not-last:after:left-[calc(50%+26px)] not-last:after:h-px not-last:after:w-[calc(100%-52px)] not-last:after:bg-line-strong/60"
          >
            <StepButton step={step} number={index + 1} onSelect={() => onSelect(index)} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepButton({
  step,
  number,
  onSelect,
}: {
  step: Step
  number: number
  onSelect: () => void
}) {
  const { t } = useLingui()
  const { state, label } = step
  return (
    <button
      type="button"
      disabled={state === 'disabled'}
      aria-current={state === 'current' ? 'step' : undefined}
      onClick={onSelect}
      className="group flex min-h-11 w-full cursor-pointer flex-col items-center gap-1.5 disabled:cursor-not-allowed"
    >
      <span
        className={`grid size-9 place-items-center rounded-full border font-display font-semibold tabular-nums my-1 ${circleStyles[state]}`}
      >
        {state === 'done' ? <Icon of={Check} label={t`Done`} /> : number}
      </span>
      <span
        className={`sr-only sm:not-sr-only ${state === 'current' ? 'font-medium' : 'text-ink-soft'}`}
      >
        {label}
      </span>
    </button>
  )
}
