import { Trans } from '@lingui/react/macro'
import { TIMINGS } from '@potluck/rules'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { SpiltCup } from '../../ui/drawings.tsx'

/** The end of a failed third-party sign-in; leads home after 3 seconds. */
export function AuthFailurePage() {
  const navigate = useNavigate()

  useEffect(() => {
    const timer = setTimeout(() => navigate({ to: '/' }), TIMINGS.failureRedirectMs)
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    <section className="mx-auto grid max-w-105 justify-items-center px-4 py-16 text-center">
      <SpiltCup />
      <h1 className="mt-6 font-display text-3xl font-semibold">
        <Trans>Authentication Failed</Trans>
      </h1>
      <p className="mt-3 text-ink-soft">
        <Trans>The likely causes:</Trans>
      </p>
      <ul className="mt-2 list-disc pl-6 text-left">
        <li>
          <Trans>Cancelled authentication</Trans>
        </li>
        <li>
          <Trans>Network issues</Trans>
        </li>
        <li>
          <Trans>Server problems</Trans>
        </li>
      </ul>
      <Link to="/" className={buttonStyles({ variant: 'primary', className: 'mt-6' })}>
        <Trans>Go to Home</Trans>
      </Link>
    </section>
  )
}
