import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CookingPot } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { keptFocus } from '../../ui/overlays/kept-focus.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { cookedQuery } from './api.ts'
import { CookedEntry } from './cooked-entry.tsx'
import { useOpenings } from './use-openings.ts'

const CookedDialog = lazy(() =>
  import('./cooked-dialog.tsx').then((it) => ({ default: it.CookedDialog })),
)

interface CookedSectionProps {
  recipe: { _id: string; title: string }
  /** The number of portions shown; undefined if it is not known. */
  portions: number | undefined
}

/** The member's cooking records of this recipe, with their notes, and a button to add one. */
export function CookedSection({ recipe, portions }: CookedSectionProps) {
  const { isOpen, opening, open, close } = useOpenings()

  return (
    <section
      ref={keptFocus}
      aria-labelledby="cooked-title"
      className="mt-14 border-t border-line pt-10"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="cooked-title" className="font-display text-2xl font-semibold">
          <Trans>Your cooking</Trans>
        </h2>
        <Button icon={<Icon of={CookingPot} />} onClick={open}>
          <Trans>I cooked this</Trans>
        </Button>
      </div>
      <Cookings recipeId={recipe._id} />
      {opening > 0 && (
        <Suspense>
          <CookedDialog
            key={opening}
            open={isOpen}
            onClose={close}
            recipe={recipe}
            portions={portions}
          />
        </Suspense>
      )}
    </section>
  )
}

function Cookings({ recipeId }: { recipeId: string }) {
  const { i18n } = useLingui()
  const cooked = useInfiniteQuery(cookedQuery(recipeId))
  const { data, error } = cooked
  const entries = data?.pages.flatMap(({ cookedRecipes }) => cookedRecipes)
  const [latest] = entries ?? []
  if (data && !latest) {
    return (
      <p className="mt-3 text-ink-soft">
        <Trans>You have not cooked this yet. Afterwards, note here how it went.</Trans>
      </p>
    )
  }
  if (entries && latest) {
    const total = data?.pages.at(-1)?.total ?? 0
    const day = i18n.date(latest.day, { dateStyle: 'medium', timeZone: 'UTC' })
    return (
      <>
        <p className="mt-3 text-ink-soft">
          <Plural
            value={total}
            one={`You cooked this once, on ${day}.`}
            other={`You cooked this # times, last on ${day}.`}
          />
        </p>
        <ul className="mt-4 divide-y divide-line">
          {entries.map((entry) => (
            <li key={entry._id}>
              <CookedEntry entry={entry} />
            </li>
          ))}
        </ul>
        {cooked.hasNextPage && (
          <LoadMore onLoad={() => cooked.fetchNextPage()} pending={cooked.isFetchingNextPage}>
            <Trans>Show earlier</Trans>
          </LoadMore>
        )}
      </>
    )
  }
  if (error) {
    return (
      <ErrorState
        title={<Trans>What you cooked could not be loaded</Trans>}
        message={serverMessage(error) ?? error.message}
        onRetry={cooked.refetch}
      />
    )
  }
  return (
    <Loading text={<Trans>Loading what you cooked</Trans>} className="mt-3">
      <Skeleton className="h-6 w-72 max-w-full" />
    </Loading>
  )
}
