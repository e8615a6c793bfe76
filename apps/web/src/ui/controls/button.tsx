import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../spinner.tsx'

/**
 * The styles of a button, also for links: `<Link className={buttonStyles({ variant: 'primary'
 * })}>`. One primary per view; outline beside it; quiet in rows and bars; danger for what cannot be
 * undone.
 */
export const buttonStyles = cva(
  [
    'relative inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-field border',
    'text-center font-medium select-none active:translate-y-px',
    'disabled:cursor-not-allowed disabled:opacity-55 disabled:active:translate-y-0',
    'aria-disabled:cursor-not-allowed aria-disabled:active:translate-y-0',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-tomato text-on-tomato hover:bg-tomato-deep disabled:hover:bg-tomato',
        outline: 'border-line-strong/60 bg-surface text-ink hover:border-line-strong hover:bg-sunk',
        quiet: 'border-transparent text-ink hover:bg-ink/7',
        danger: 'border-transparent bg-beet text-on-beet hover:bg-beet-deep disabled:hover:bg-beet',
      },
      size: {
        sm: 'min-h-9 px-3 py-1.5 text-sm touch:min-h-11',
        md: 'min-h-11 px-4 py-2 text-base',
        lg: 'min-h-13 px-6 py-3 text-lg',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'outline', size: 'md' },
  },
)

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyles> {
  /** Shows a spinner over the label, keeps width and focus, and ignores presses. */
  loading?: boolean
  /** An icon before the label. */
  icon?: ReactNode
}

/** A native button; by default `type="button"`. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    loading = false,
    icon,
    className,
    children,
    onClick,
    ...rest
  } = props

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...rest}
      onClick={handleClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={buttonStyles({ variant, size, wide, className })}
    >
      <span className={`inline-flex items-center gap-2 ${loading ? 'opacity-0' : ''}`}>
        {icon}
        {children}
      </span>
      {loading && <Spinner className="absolute" />}
    </button>
  )
}
