import { Minus, Plus } from 'lucide-react'
import { IconButton } from '../../ui/controls/icon-button.tsx'

interface PortionsFieldProps {
  label: string
  hint?: string
  lessLabel: string
  moreLabel: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

/** A number with buttons for less and more. */
export function PortionsField(props: PortionsFieldProps) {
  const { label, hint, lessLabel, moreLabel, value, min, max, step, onChange } = props
  return (
    <fieldset className="flex flex-wrap items-center justify-between gap-3">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="grid">
        <span className="font-medium">{label}</span>
        {hint && <span className="text-sm text-ink-soft">{hint}</span>}
      </span>
      <span className="flex items-center gap-1">
        <IconButton
          variant="outline"
          label={lessLabel}
          icon={Minus}
          disabled={value <= min}
          onClick={() => onChange(Math.max(min, value - step))}
        />
        <output className="min-w-12 text-center font-display text-xl font-semibold tabular-nums">
          {value}
        </output>
        <IconButton
          variant="outline"
          label={moreLabel}
          icon={Plus}
          disabled={value >= max}
          onClick={() => onChange(Math.min(max, value + step))}
        />
      </span>
    </fieldset>
  )
}
