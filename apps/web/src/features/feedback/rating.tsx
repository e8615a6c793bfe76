import { Trans, useLingui } from '@lingui/react/macro'
import { FEEDBACK_RATINGS } from '@potluck/rules'
import { useId } from 'react'

interface RatingProps {
  /** 1 to 5; 0 if nothing is chosen. */
  value: number
  onChange: (rating: number) => void
  error: boolean
}

/** Five faces to choose one from. */
export function Rating({ value, onChange, error }: RatingProps) {
  const { t } = useLingui()
  const name = useId()
  const words = [t`Terrible`, t`Bad`, t`Okay`, t`Good`, t`Great`]
  return (
    <fieldset aria-invalid={error || undefined}>
      <legend className="mb-3 font-medium">
        <Trans>How do you like Potluck?</Trans>
      </legend>
      <div className="grid grid-cols-5 gap-1.5 sm:max-w-120 sm:gap-3">
        {FEEDBACK_RATINGS.map((face, index) => (
          <label
            key={face}
            className="relative grid cursor-pointer justify-items-center gap-1 rounded-card border border-line bg-surface px-1 py-3 text-sm text-ink-soft hover:border-line-strong has-checked:border-ink has-checked:bg-sunk has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-tomato"
          >
            <input
              type="radio"
              name={name}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
              className="sr-only"
            />
            <span aria-hidden="true" className="font-emoji text-3xl leading-none">
              {face}
            </span>
            {words[index]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
