import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ownRecipesQuery, WaysIn } from '../recipes/index.ts'
import { statsQuery } from './api.ts'

/** The ways to a first recipe, for a cook who has none, not even a draft. */
export function FirstMinutes() {
  const { data: stats } = useQuery(statsQuery())
  const own = useInfiniteQuery({ ...ownRecipesQuery('draft'), enabled: stats?.recipesCount === 0 })
  if (own.data?.pages[0]?.counts.total !== 0) return null
  return (
    <section aria-labelledby="first-minutes" className="max-w-190">
      <h2 id="first-minutes" className="mb-4 font-display text-xl font-semibold md:text-2xl">
        <Trans>Begin your cookbook</Trans>
      </h2>
      <WaysIn />
    </section>
  )
}
