import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { serverMessage } from '../../platform/server-message.ts'
import { Switch } from '../../ui/controls/checks.tsx'
import { EmptyBasket } from '../../ui/drawings.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { AddLine } from './add-line.tsx'
import { walk } from './aisles.ts'
import { type ShoppingItem, shoppingListQuery } from './api.ts'
import { ListActions } from './list-actions.tsx'
import { ListGroups } from './list-groups.tsx'
import { ListSheet } from './list-sheet.tsx'
import { type ShoppingActs, useShoppingActs } from './use-shopping-acts.ts'

interface ShoppingListProps {
  /** The first day of the shown week. */
  weekStart: string
}

/** What to buy, in the order of a shop; printed, it is one clean sheet. */
export function ShoppingList({ weekStart }: ShoppingListProps) {
  const { data, error, refetch } = useQuery(shoppingListQuery())
  const acts = useShoppingActs()
  const items = data?.items
  return (
    <div className="@container">
      {items && <ListContent items={items} acts={acts} weekStart={weekStart} />}
      {!items && error && (
        <ErrorState
          title={<Trans>Failed to load your shopping list</Trans>}
          message={serverMessage(error) ?? error.message}
          onRetry={refetch}
        />
      )}
      {!items && !error && (
        <Loading
          text={<Trans>Loading your shopping list...</Trans>}
          className="grid max-w-3xl gap-3"
        >
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </Loading>
      )}
    </div>
  )
}

interface ListContentProps {
  items: readonly ShoppingItem[]
  acts: ShoppingActs
  weekStart: string
}

function ListContent({ items, acts, weekStart }: ListContentProps) {
  const navigate = useNavigate({ from: '/dashboard/mealPlanner' })
  const { pantry } = useSearch({ from: '/members/dashboard/mealPlanner' })
  const leavesOut = pantry !== 'ignored'
  const walked = walk(items, leavesOut)

  function choose(leaveOut: boolean) {
    void navigate({
      search: ({ pantry: _before, ...search }) =>
        leaveOut ? search : { ...search, pantry: 'ignored' },
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <div className="grid items-start gap-x-12 gap-y-6 @3xl:grid-cols-[minmax(0,1fr)_21rem]">
      <aside className="grid gap-4 rounded-card border border-line bg-surface p-5 @3xl:sticky @3xl:top-22 @3xl:col-start-2">
        <AddLine onAdd={acts.write} />
        <ListActions walked={walked} leavesOut={leavesOut} weekStart={weekStart} />
        <Switch
          className="-mb-2"
          label={<Trans>Leave out what is in my pantry</Trans>}
          checked={leavesOut}
          onChange={(event) => choose(event.target.checked)}
        />
      </aside>
      <div className="min-w-0 @3xl:col-start-1 @3xl:row-start-1">
        {items.length === 0 ? (
          <EmptyState
            drawing={<EmptyBasket />}
            title={<Trans>Nothing to buy</Trans>}
            hint={<Trans>Write something down, or let your meal plan do it.</Trans>}
          />
        ) : (
          <ListGroups walked={walked} leavesOut={leavesOut} acts={acts} />
        )}
      </div>
      <ListSheet walked={walked} leavesOut={leavesOut} />
    </div>
  )
}
