import { Trans } from '@lingui/react/macro'
import { abbreviateCount } from '@potluck/rules'
import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'

interface RecipeCountsProps {
  /** Undefined while they are not known. */
  counts: { published: number; drafts: number; total: number; views: number } | undefined
  isLoading: boolean
}

/** How many recipes the member has, and how often they were opened. */
export function RecipeCounts({ counts, isLoading }: RecipeCountsProps) {
  return (
    <dl className="grid grid-cols-2 gap-y-5 border-y border-line py-5 sm:grid-cols-4 sm:divide-x sm:divide-line">
      <Count label={<Trans>Published</Trans>} value={counts?.published} isLoading={isLoading} />
      <Count label={<Trans>Drafts</Trans>} value={counts?.drafts} isLoading={isLoading} />
      <Count label={<Trans>Total Recipes</Trans>} value={counts?.total} isLoading={isLoading} />
      <Count label={<Trans>Total Views</Trans>} value={counts?.views} isLoading={isLoading} />
    </dl>
  )
}

interface CountProps {
  label: ReactNode
  value: number | undefined
  isLoading: boolean
}

function Count({ label, value, isLoading }: CountProps) {
  return (
    <div className="flex flex-col-reverse gap-1 sm:px-6 sm:first:pl-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-display text-2xl font-semibold tabular-nums">
        {isLoading && <Skeleton className="h-8 w-14" />}
        {!isLoading && (value === undefined ? '–' : abbreviateCount(value))}
      </dd>
    </div>
  )
}
