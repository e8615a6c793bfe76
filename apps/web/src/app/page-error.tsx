import { Trans } from '@lingui/react/macro'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { CallError } from '../platform/call.ts'
import { Button } from '../ui/controls/button.tsx'

/**
 * Replaces a page that crashed; the frame around it keeps working. Plain, because it must not
 * depend on loading anything.
 */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()

  function retry() {
    queries.reset()
    reset()
    void router.invalidate()
  }

  return (
    <div
      role="alert"
      className="mx-auto grid max-w-105 justify-items-center px-4 py-24 text-center"
    >
      <h1 className="font-display text-2xl font-semibold">
        <Trans>Something went wrong</Trans>
      </h1>
      <p className="mt-2 mb-6 text-ink-soft">
        {error instanceof CallError ? (
          error.message
        ) : (
          <Trans>This page could not be shown. What you saved is safe.</Trans>
        )}
      </p>
      <Button onClick={retry}>
        <Trans>Try Again</Trans>
      </Button>
    </div>
  )
}
