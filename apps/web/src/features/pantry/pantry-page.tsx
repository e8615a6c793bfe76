import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { calendarDay } from '@potluck/rules'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyBasket } from '../../ui/drawings.tsx'
import { useConfirm } from '../../ui/overlays/confirm-dialog.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { AddPanel } from './add-panel.tsx'
import { type PantryItem, pantryQuery } from './api.ts'
import { PantryList } from './pantry-list.tsx'
import { SortSelect } from './sort-select.tsx'
import { UseItUp } from './use-it-up.tsx'
import { type PantryActs, usePantryActs } from './use-pantry-acts.ts'

/** The cook's pantry: list, add, change and delete. */
export function PantryPage() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(pantryQuery())
  const acts = usePantryActs()
  const [confirm, confirmDialog] = useConfirm()
  const today = calendarDay(new Date())
  const items = data?.inventory

  async function clear() {
    const isSure = await confirm({
      title: t`Clear the inventory?`,
      body: t`Are you sure you want to clear all inventory items? This action cannot be undone.`,
      confirmLabel: t`Clear All`,
      danger: true,
    })
    if (isSure) await acts.clear()
  }

  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8">
      <header className="mb-6 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h1 className="font-display text-3xl font-semibold">
          <Trans>Inventory</Trans>
        </h1>
        {items && items.length > 0 && (
          <p role="status" className="text-ink-soft tabular-nums">
            <Plural value={items.length} one="# ingredient" other="# ingredients" />
          </p>
        )}
      </header>
      <div className="grid gap-8 @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:gap-10">
        <AddPanel today={today} onAdd={acts.add} />
        <div className="min-w-0 @4xl:col-start-1 @4xl:row-start-1">
          <PantryContent
            items={items}
            problem={error && (serverMessage(error) ?? error.message)}
            onRetry={refetch}
            today={today}
            acts={acts}
            onClear={clear}
          />
        </div>
      </div>
      {confirmDialog}
    </div>
  )
}

interface PantryContentProps {
  items: PantryItem[] | undefined
  problem: string | null
  onRetry: () => void
  today: string
  acts: PantryActs
  onClear: () => void
}

function PantryContent(props: PantryContentProps) {
  const { items, problem, onRetry, today, acts, onClear } = props
  const { sort } = useSearch({ from: '/members/dashboard/inventory' })
  if (items?.length === 0) return <NothingThere />
  if (items) {
    return (
      <>
        <UseItUp items={items} today={today} />
        <div className="mb-4 flex items-center justify-between gap-3">
          <SortSelect sort={sort} />
          <Button variant="quiet" onClick={onClear} className="-mr-4">
            <Trans>Clear All</Trans>
          </Button>
        </div>
        <PantryList items={items} today={today} acts={acts} {...(sort && { sort })} />
      </>
    )
  }
  if (problem) {
    return (
      <ErrorState
        title={<Trans>Failed to load inventory items</Trans>}
        message={problem}
        onRetry={onRetry}
        retryLabel={<Trans>Try again</Trans>}
      />
    )
  }
  return (
    <Loading text={<Trans>Loading inventory...</Trans>} className="grid gap-4">
      <Skeleton className="h-22 rounded-card" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </Loading>
  )
}

function NothingThere() {
  return (
    <EmptyState
      drawing={<EmptyBasket />}
      title={<Trans>Nothing in the pantry yet</Trans>}
      hint={<Trans>Add what you have at home, and cook from it.</Trans>}
    />
  )
}
