import { Plural, Trans } from '@lingui/react/macro'
import { abbreviateCount } from '@potluck/rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { useSession } from '../auth/index.ts'
import { type Stats, statsQuery } from './api.ts'
import { useElapsed } from './use-elapsed.ts'

/** After this long the page says that the figures did not load. */
const PATIENCE_MS = 2000

/** The member: picture, names, and the numbers of recipes, followers and saved recipes. */
export function ProfilePanel() {
  const user = useSession()
  const stats = useQuery(statsQuery())
  if (!user) return null
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 pt-6 pb-2 md:px-8 xl:flex-col xl:items-start xl:gap-5 xl:px-3 xl:pt-0 xl:pb-6">
      <div className="flex min-w-0 items-center gap-3 xl:w-full xl:flex-col xl:items-start">
        <Avatar person={user} className="xl:size-16 xl:text-xl" />
        <div className="min-w-0 xl:w-full">
          {user.fullName && (
            <p className="truncate font-display text-lg leading-snug font-semibold xl:line-clamp-2 xl:whitespace-normal xl:wrap-anywhere">
              {user.fullName}
            </p>
          )}
          <p className="truncate text-ink-soft">@{user.username}</p>
        </div>
      </div>
      {stats.data ? <Counts stats={stats.data} /> : <NoCounts onRetry={stats.refetch} />}
    </div>
  )
}

function Counts({ stats: { recipesCount, followersCount, savedRecipesCount } }: { stats: Stats }) {
  return (
    <dl className="flex gap-5 xl:w-full xl:justify-between xl:gap-2">
      <Count
        label={<Plural value={recipesCount} one="Recipe" other="Recipes" />}
        to="/dashboard/myRecipes"
        value={recipesCount}
      />
      <Count
        label={<Plural value={followersCount} one="Follower" other="Followers" />}
        value={followersCount}
      />
      <Count label={<Trans>Saved</Trans>} to="/savedRecipes" value={savedRecipesCount} />
    </dl>
  )
}

interface CountProps {
  label: ReactNode
  value: number
  /** The page that lists what is counted. */
  to?: '/dashboard/myRecipes' | '/savedRecipes'
}

function Count({ label, value, to }: CountProps) {
  return (
    <div className="relative flex max-sm:flex-row-reverse max-sm:items-baseline max-sm:gap-1.5 sm:flex-col-reverse">
      <dt className="text-sm text-ink-soft">
        {to ? (
          <Link to={to} className="after:absolute after:inset-0 hover:text-ink hover:underline">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="font-display text-lg font-semibold tabular-nums sm:text-xl">
        {abbreviateCount(value)}
      </dd>
    </div>
  )
}

/**
 * Says that figures are loading, and after a while that they failed; late figures are still shown.
 */
function NoCounts({ onRetry }: { onRetry: () => void }) {
  const isLate = useElapsed(PATIENCE_MS)
  if (isLate) {
    return (
      <div role="alert" className="max-w-80 text-sm">
        <p>
          <Trans>Unable to load user data. Please try refreshing the page.</Trans>
        </p>
        <button
          type="button"
          onClick={onRetry}
          className={buttonStyles({ variant: 'quiet', className: '-ml-4' })}
        >
          <Trans>Try Again</Trans>
        </button>
      </div>
    )
  }
  return (
    <Loading text={<Trans>Loading dashboard...</Trans>} showText className="flex gap-5">
      <Skeleton className="h-11 w-14" />
      <Skeleton className="h-11 w-16" />
      <Skeleton className="h-11 w-12" />
    </Loading>
  )
}
