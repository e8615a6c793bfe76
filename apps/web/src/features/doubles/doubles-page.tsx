import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { serverMessage } from '../../platform/server-message.ts'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { EmptyPlate } from '../../ui/drawings.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { keptFocus } from '../../ui/overlays/kept-focus.ts'
import { Loading, Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { doublesQuery } from './api.ts'
import { DoublePairCard } from './double-pair-card.tsx'
import { useDoubleActs } from './use-double-acts.tsx'

/** Those of the cook's recipes that seem to be one, in pairs, each to be decided. */
export function DoublesPage() {
  const [acts, dialog] = useDoubleActs()
  const list = useInfiniteQuery(doublesQuery())
  const pages = list.data?.pages ?? []
  const pairs = pages.flatMap((page) => page.pairs)
  const [newest] = pages
  return (
    <div ref={keptFocus} className="mx-auto max-w-page px-4 py-8 md:px-8">
      <header className="mb-6 max-w-190">
        <h1 className="font-display text-3xl font-semibold">
          <Trans>Find doubles</Trans>
        </h1>
        <p className="mt-3 text-lg text-ink-soft">
          <Trans>
            Recipes of yours that are near each other in title, foods and steps, or from one page.
            Another language, other units or twice as much change nothing.
          </Trans>
        </p>
      </header>
      {newest && <Progress {...newest} />}
      {pairs.map((pair) => (
        <DoublePairCard
          key={pair.recipes.map(({ _id }) => _id).join(' ')}
          pair={pair}
          onKeep={acts.keep}
          onTwo={() => acts.setTwo(pair)}
        />
      ))}
      {list.hasNextPage && (
        <LoadMore onLoad={() => void list.fetchNextPage()} pending={list.isFetchingNextPage} />
      )}
      {newest && pairs.length === 0 && newest.total === 0 && newest.pending === 0 && (
        <NoDoubles recipeCount={newest.recipeCount} />
      )}
      {list.isPending && <Comparing />}
      {list.error && !newest && <Failed error={list.error} onRetry={() => void list.refetch()} />}
      {dialog}
    </div>
  )
}

interface ProgressProps {
  recipeCount: number
  pending: number
  total: number
}

/** How many pairs there are, and how far the comparing has come; told as it changes. */
function Progress({ recipeCount, pending, total }: ProgressProps) {
  const done = recipeCount - pending
  return (
    <p role="status" className="mb-6 text-ink-soft tabular-nums">
      {total > 0 && (
        <Plural
          value={total}
          one="# pair that may be one recipe."
          other="# pairs that may be one recipe each."
        />
      )}{' '}
      {pending > 0 && (
        <Trans>
          Comparing your recipes: {done} of {recipeCount}. More may be found.
        </Trans>
      )}
    </p>
  )
}

function NoDoubles({ recipeCount }: Pick<ProgressProps, 'recipeCount'>) {
  return (
    <EmptyState
      drawing={<EmptyPlate />}
      title={<Trans>No two of your recipes seem to be one</Trans>}
      hint={
        <Plural
          value={recipeCount}
          _0="You have no recipes yet."
          one="There is only one."
          other="All # were compared with each other."
        />
      }
      action={
        <Link to="/dashboard/myRecipes" className={buttonStyles()}>
          <Trans>My Recipes</Trans>
        </Link>
      }
    />
  )
}

function Comparing() {
  return (
    <Loading text={<Trans>Looking for doubles...</Trans>} className="grid gap-6">
      <Skeleton className="h-7 w-2/5 max-w-80" />
      <div className="grid grid-cols-2 gap-4">
        <SkeletonText lines={8} />
        <SkeletonText lines={8} />
      </div>
    </Loading>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <ErrorState
      title={<Trans>Your recipes could not be compared</Trans>}
      message={serverMessage(error) ?? t`Check your connection, then try again.`}
      onRetry={onRetry}
    />
  )
}
