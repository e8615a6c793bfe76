import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { serverMessage } from '../../../platform/server-message.ts'
import { ToggleChip } from '../../../ui/controls/chip.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { type Import, type ItemsShown, itemsQuery } from '../api.ts'
import { ItemRow } from './item-row.tsx'

/** What was found, thing by thing, with what became of it. */
export function ItemList({ run }: { run: Import }) {
  const { t } = useLingui()
  const [show, setShow] = useState<ItemsShown>('all')
  const items = useInfiniteQuery(itemsQuery(run, show))
  const filters = useFilters(run)
  const found = items.data?.pages.flatMap((page) => page.items)
  return (
    <section aria-labelledby="items" className="mt-10 border-t border-line pt-8">
      <h2 id="items" className="font-display text-xl font-semibold">
        <Trans>One by one</Trans>
      </h2>
      <div className="mt-4 flex flex-wrap gap-2">
        {filters.map(({ value, label }) => (
          <ToggleChip key={value} pressed={value === show} onClick={() => setShow(value)}>
            {label}
          </ToggleChip>
        ))}
      </div>
      {items.error && !found && (
        <ErrorState
          title={<Trans>The list could not be loaded</Trans>}
          message={serverMessage(items.error) ?? t`Check your connection, then try again.`}
          onRetry={() => void items.refetch()}
        />
      )}
      {items.isPending && (
        <Loading text={<Trans>Loading the list...</Trans>} className="mt-5 grid gap-3">
          {['a', 'b', 'c', 'd'].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </Loading>
      )}
      {found?.length === 0 && (
        <p className="py-8 text-ink-soft">
          <Trans>None of them.</Trans>
        </p>
      )}
      {found && found.length > 0 && (
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {found.map((item) => (
            <li key={item.position} className="py-3">
              <ItemRow run={run} item={item} />
            </li>
          ))}
        </ul>
      )}
      {items.hasNextPage && (
        <LoadMore onLoad={() => void items.fetchNextPage()} pending={items.isFetchingNextPage} />
      )}
    </section>
  )
}

/** Those that would list something. */
function useFilters({ counts }: Import): { value: ItemsShown; label: ReactNode }[] {
  const filters = [
    { value: 'all', label: <Trans>All</Trans>, isOf: 1 },
    { value: 'doubts', label: <Trans>With doubts</Trans>, isOf: counts.withDoubts },
    { value: 'lost', label: <Trans>Something lost</Trans>, isOf: counts.recipes },
    { value: 'doubles', label: <Trans>Doubles</Trans>, isOf: counts.doubles },
    { value: 'refused', label: <Trans>Cannot come</Trans>, isOf: counts.refused },
    { value: 'brought-in', label: <Trans>Brought in</Trans>, isOf: counts.broughtIn },
    { value: 'here-already', label: <Trans>Here already</Trans>, isOf: counts.hereAlready },
    { value: 'skipped', label: <Trans>Left out</Trans>, isOf: counts.skipped },
  ] as const
  return filters.filter(({ isOf }) => isOf > 0)
}
