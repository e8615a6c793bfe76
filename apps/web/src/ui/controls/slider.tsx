import { type ComponentProps, type ReactNode, useId } from 'react'

interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  label: ReactNode
  value: number
  onChange: (value: number) => void
}

/** A value on a line below its label; arrow keys move it by `step`. */
export function Slider({ label, value, onChange, className = '', ...props }: SliderProps) {
  const id = useId()
  return (
    <div className={`grid gap-1 ${className}`}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        {...props}
        id={id}
        type="range"
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-9 w-full cursor-pointer accent-tomato disabled:cursor-not-allowed disabled:opacity-55 touch:h-11"
      />
    </div>
  )
}
