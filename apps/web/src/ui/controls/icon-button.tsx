import { cva, type VariantProps } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import { Spinner } from '../spinner.tsx'

/**
 * The styles of a button with only an icon; a link with them needs its own aria-label and
 * data-tooltip.
 */
export const iconButtonStyles = cva(
  [
    'inline-grid shrink-0 cursor-pointer place-items-center rounded-full border',
    'active:translate-y-px disabled:cursor-not-allowed disabled:opacity-55',
  ],
  {
    variants: {
      variant: {
        quiet: 'border-transparent text-ink hover:bg-ink/7 aria-pressed:text-tomato',
        outline: 'border-line-strong/60 bg-surface text-ink hover:border-line-strong hover:bg-sunk',
        /** On top of a picture. */
        floating:
          'border-line bg-surface text-ink hover:border-ink-soft hover:bg-paper aria-pressed:text-tomato',
      },
      size: { sm: 'size-9 touch:size-11', md: 'size-11' },
    },
    defaultVariants: { variant: 'quiet', size: 'md' },
  },
)

interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>,
    VariantProps<typeof iconButtonStyles> {
  /** The name for screen readers and the tooltip: what pressing does. */
  label: string
  icon: LucideIcon
  loading?: boolean
}

/** A round button with an icon and a tooltip. A toggle sets `aria-pressed`, which fills the icon. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, loading = false, variant, size, className, disabled, ...rest } = props
  const filled = rest['aria-pressed'] === true ? 'fill-current' : ''
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || loading}
      aria-label={label}
      aria-busy={loading || undefined}
      data-tooltip={label}
      className={iconButtonStyles({ variant, size, className })}
    >
      {loading ? <Spinner /> : <Icon of={icon} className={filled} />}
    </button>
  )
}
