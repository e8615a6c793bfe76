import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './controls/button.tsx'
import { SpiltCup } from './drawings.tsx'

interface EmptyStateProps {
  /** A small paper-cut drawing, from drawings.tsx. */
  drawing?: ReactNode
  /** One sentence. */
  title: ReactNode
  /** A smaller second sentence, if it helps. */
  hint?: ReactNode
  /** One button. */
  action?: ReactNode
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ drawing, title, hint, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-105 flex-col items-center px-4 py-12 text-center">
      {drawing && <div className="mb-5">{drawing}</div>}
      <p className="font-display text-xl font-medium text-balance">{title}</p>
      {hint && <p className="mt-2 text-ink-soft">{hint}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}

interface ErrorStateProps {
  /** What went wrong: 'Failed to load recipes'. */
  title: ReactNode
  /** The reason in words. */
  message?: ReactNode
  onRetry?: () => void
  retryLabel?: ReactNode
  /** A second button: 'Go Back'. */
  action?: ReactNode
}

/** What went wrong, with Try Again. */
export function ErrorState({ title, message, onRetry, retryLabel, action }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-105 flex-col items-center px-4 py-12 text-center"
    >
      <div className="mb-5">
        <SpiltCup />
      </div>
      <p className="font-display text-xl font-medium text-balance">{title}</p>
      {message && <p className="mt-2 text-ink-soft">{message}</p>}
      {(onRetry || action) && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          {onRetry && <Button onClick={onRetry}>{retryLabel ?? <Trans>Try Again</Trans>}</Button>}
          {action}
        </div>
      )}
    </div>
  )
}
