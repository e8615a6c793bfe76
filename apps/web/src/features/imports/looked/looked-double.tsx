import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ImportItem } from '../api.ts'

interface LookedDoubleProps {
  double: ImportItem['double']
  className?: string
}

/** Says that the cook has this recipe already, and leads to it. */
export function LookedDouble({ double, className = '' }: LookedDoubleProps) {
  if (!double) return null
  const link = (
    <Link to="/recipe/$recipeId" params={{ recipeId: double.recipeId }} className="link">
      {double.title}
    </Link>
  )
  return (
    <p className={`wrap-anywhere text-saffron ${className}`}>
      {double.why === 'address' ? (
        <Trans>You have this page already: {link}</Trans>
      ) : (
        <Trans>You may have this already: {link}</Trans>
      )}
    </p>
  )
}

/** Says that an earlier one of the same import seems to be the same. */
export function LikeEarlier({ title }: { title: string }) {
  return (
    <p className="min-w-0 wrap-anywhere text-saffron">
      <Trans>Like another one here: {title}</Trans>
    </p>
  )
}
