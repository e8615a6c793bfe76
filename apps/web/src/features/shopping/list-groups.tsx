import { Trans } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { useAisleNames, type WalkedList } from './aisles.ts'
import type { ShoppingItem } from './api.ts'
import { ItemRow } from './item-row.tsx'
import type { ShoppingActs } from './use-shopping-acts.ts'

const BoughtDialog = lazy(() =>
  import('./bought-dialog.tsx').then((it) => ({ default: it.BoughtDialog })),
)

interface ListGroupsProps {
  walked: WalkedList
  leavesOut: boolean
  acts: ShoppingActs
}

/** The list by aisle, then what is at home, and the basket with its buttons. */
export function ListGroups({ walked, leavesOut, acts }: ListGroupsProps) {
  const nameOf = useAisleNames()
  const [isPuttingAway, setPuttingAway] = useState(false)
  const { aisles, atHome, basket } = walked
  const rows = (items: readonly ShoppingItem[]) =>
    items.map((item) => <ItemRow key={item.key} item={item} leavesOut={leavesOut} acts={acts} />)
  return (
    <div className="grid gap-7">
      {aisles.map(({ aisle, items }) => (
        <Group key={aisle} title={nameOf(aisle)}>
          {rows(items)}
        </Group>
      ))}
      {basket.length > 0 && (
        <Group
          title={<Trans>In the basket</Trans>}
          acts={
            <>
              <Button size="sm" onClick={() => setPuttingAway(true)}>
                <Trans>Put into the pantry</Trans>
              </Button>
              <Button size="sm" variant="quiet" onClick={() => acts.clearTicked(basket)}>
                <Trans>Clear ticked</Trans>
              </Button>
            </>
          }
        >
          {rows(basket)}
        </Group>
      )}
      {atHome.length > 0 && (
        <Group title={<Trans>In your pantry already</Trans>}>{rows(atHome)}</Group>
      )}
      {isPuttingAway && (
        <Suspense>
          <BoughtDialog basket={basket} onBuy={acts.buy} onClose={() => setPuttingAway(false)} />
        </Suspense>
      )}
    </div>
  )
}

interface GroupProps {
  title: ReactNode
  acts?: ReactNode
  children: ReactNode
}

function Group({ title, acts, children }: GroupProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2 border-b border-line-strong pb-2">
        <h2 id={titleId} className="font-display text-xl font-semibold">
          {title}
        </h2>
        {acts && <div className="flex flex-wrap gap-1">{acts}</div>}
      </div>
      <ul>{children}</ul>
    </section>
  )
}
