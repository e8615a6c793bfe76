import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'

interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  /** A smaller sentence below the label. */
  hint?: ReactNode
}

/** A box to tick, with its label; takes `register(…)` or `checked` and `onChange`. */
export function Checkbox({ label, hint, className = '', ...props }: CheckProps) {
  const hintId = useId()
  return (
    <label className={`flex min-h-11 cursor-pointer items-start gap-3 py-2.5 ${className}`}>
      <span className="relative grid h-6 shrink-0 place-items-center">
        <input
          aria-describedby={hint === undefined ? undefined : hintId}
          {...props}
          type="checkbox"
          className="peer size-5 cursor-[inherit] appearance-none rounded-tick border border-line-strong bg-surface checked:border-tomato checked:bg-tomato disabled:opacity-55"
        />
        <Icon
          of={Check}
          size={16}
          className="pointer-events-none invisible absolute text-on-tomato peer-checked:visible"
        />
      </span>
      <CheckText label={label} hint={hint} hintId={hintId} />
    </label>
  )
}

/** A setting that applies at once, without a save button; the label comes before the switch. */
export function Switch({ label, hint, className = '', ...props }: CheckProps) {
  const hintId = useId()
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-start justify-between gap-4 py-2.5 ${className}`}
    >
      <CheckText label={label} hint={hint} hintId={hintId} />
      <input
        aria-describedby={hint === undefined ? undefined : hintId}
        {...props}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
        role="switch"
        className="relative h-6.5 w-11 shrink-0 cursor-[inherit] appearance-none rounded-full border border-line-strong bg-sunk before:absolute before:top-0.75 before:left-0.75 before:size-4.5 before:rounded-full before:bg-ink-soft before:transition-transform checked:border-tomato checked:bg-tomato checked:before:translate-x-4.5 checked:before:bg-on-tomato disabled:opacity-55"
      />
    </label>
  )
}

function CheckText({ label, hint, hintId }: { label: ReactNode; hint: ReactNode; hintId: string }) {
  return (
    <span className="grid">
      {label}
      {hint && (
        <span id={hintId} className="text-sm text-ink-soft">
          {hint}
        </span>
      )}
    </span>
  )
}
