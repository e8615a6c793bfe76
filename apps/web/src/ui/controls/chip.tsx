import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon.tsx'

const shape = 'inline-flex items-center gap-1.5 rounded-full border text-sm font-medium'

/** A small label: a tag, an ingredient; with `onRemove` it can be removed. */
export function Chip({ children, onRemove }: { children: string; onRemove?: () => void }) {
  const { t } = useLingui()
  if (!onRemove) {
    return <span className={`${shape} border-line bg-sunk px-3 py-1 text-ink`}>{children}</span>
  }
  return (
    <span className={`${shape} border-line bg-sunk py-1 pl-3 text-ink touch:min-h-11`}>
      {children}
      <button
        type="button"
        onClick={onRemove}
        aria-label={t`Remove ${children}`}
        className="-my-1 grid size-8 cursor-pointer place-items-center rounded-full text-ink-soft hover:text-ink touch:size-11"
      >
        <Icon of={X} size={16} />
      </button>
    </span>
  )
}

interface ToggleChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  pressed: boolean
  children: ReactNode
}

/** A chip that is switched on and off: filters, restrictions. */
export function ToggleChip({ pressed, className = '', children, ...rest }: ToggleChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={`${shape} min-h-9 cursor-pointer border-line-strong/60 bg-surface px-4 text-ink hover:border-line-strong aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper disabled:cursor-not-allowed disabled:opacity-55 touch:min-h-11 ${className}`}
    >
      {children}
    </button>
  )
}
