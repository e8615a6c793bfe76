import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import type { ShownRecipe } from './shown-recipe.ts'
import { toStepParts } from './step-parts.ts'

interface MethodProps {
  steps: ShownRecipe['steps']
  /** Notes on what does not scale with the amounts. */
  notes: ShownRecipe['notes']
  /** Indexes of the steps that are done. */
  done: ReadonlySet<number>
  onToggle: (index: number) => void
}

/** What to do, step by step; pressing a step's number marks it as done. */
export function Method({ steps, notes, done, onToggle }: MethodProps) {
  if (steps.length === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>No steps are written down yet.</Trans>
      </p>
    )
  }
  return (
    <>
      <div role="status">
        {notes.length > 0 && (
          <ul className="mb-5 grid max-w-measure gap-1 text-ink-soft">
            {notes.map(({ about, text }) => (
              <li key={about}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      <ol className="grid gap-8">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name but their place
          <li key={index} className="grid grid-cols-[2.75rem_1fr] gap-3 sm:grid-cols-[3.25rem_1fr]">
            <StepNumber
              number={index + 1}
              done={done.has(index)}
              onToggle={() => onToggle(index)}
            />
            <p
              className={`max-w-measure pt-2 text-lg whitespace-pre-line ${done.has(index) ? 'text-ink-soft' : ''}`}
            >
              <StepText step={step} />
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

/** A step with its amounts and times in medium weight. */
export function StepText({ step }: { step: string }) {
  return toStepParts(step).map(({ text, isFigure, at }) =>
    isFigure ? (
      <b key={at} className="font-medium whitespace-nowrap tabular-nums">
        {text}
      </b>
    ) : (
      text
    ),
  )
}

interface StepNumberProps {
  number: number
  done: boolean
  onToggle: () => void
}

function StepNumber({ number, done, onToggle }: StepNumberProps) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      aria-pressed={done}
      aria-label={t`Step ${number} done`}
      data-tooltip={done ? t`Not done yet` : t`Mark as done`}
      onClick={onToggle}
      className={`-ml-3 grid size-14 cursor-pointer place-items-center rounded-full font-display text-4xl font-medium tabular-nums ${done ? 'bg-basil-wash text-basil' : 'text-tomato hover:bg-tomato-wash'}`}
    >
      {done ? <Icon of={Check} size={32} /> : number}
    </button>
  )
}
