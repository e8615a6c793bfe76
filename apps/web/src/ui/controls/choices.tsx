import { type ReactNode, useId } from 'react'

interface Choice<Value extends string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

interface ChoicesProps<Value extends string> {
  /** The question; screen readers hear it with every answer. */
  legend: ReactNode
  hideLegend?: boolean
  options: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** One of a few answers, in a column. */
export function RadioGroup<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, hideLegend, options, value, onChange, className = '' } = props
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1 font-medium'}>{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed"
        >
          <span className="grid h-6 shrink-0 place-items-center">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="size-5 cursor-[inherit] appearance-none rounded-full border border-line-strong bg-surface checked:border-6 checked:border-tomato disabled:opacity-55"
            />
          </span>
          <span className="grid">
            {option.label}
            {option.hint && <span className="text-sm text-ink-soft">{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** One of two to four short answers, side by side in one control. */
export function SegmentedControl<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, hideLegend = true, options, value, onChange, className = '' } = props
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 font-medium'}>{legend}</legend>
      <div className="inline-flex max-w-full overflow-x-auto rounded-field border border-line bg-sunk p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-9 cursor-pointer items-center rounded-[7px] border border-transparent px-4 font-medium whitespace-nowrap text-ink-soft hover:text-ink has-checked:border-line has-checked:bg-surface has-checked:text-ink has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-tomato touch:min-h-11"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
