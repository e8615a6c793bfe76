import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonStyles } from '../ui/controls/button.tsx'
import { EmptyPlate } from '../ui/drawings.tsx'

/** For an unknown address. */
export function NotFoundPage() {
  return (
    <div className="mx-auto grid max-w-105 justify-items-center px-4 py-16 text-center">
      <EmptyPlate />
      <h1 className="mt-6 font-display text-3xl font-semibold">
        <Trans>Nothing on this plate</Trans>
      </h1>
      <p className="mt-3 text-ink-soft">
        <Trans>This page does not exist, or it has moved.</Trans>
      </p>
      <Link to="/" className={buttonStyles({ variant: 'primary', className: 'mt-6' })}>
        <Trans>Go to Home</Trans>
      </Link>
    </div>
  )
}
