import { Trans } from '@lingui/react/macro'
import { calendarDay } from '@potluck/rules'
import { type SyntheticEvent, useState } from 'react'
import { Checkbox } from '../../ui/controls/checks.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { useUnits } from '../pantry/index.ts'
import type { Purchase, ShoppingItem } from './api.ts'
import { type ReadPurchase, toPurchase } from './to-purchase.ts'

interface BoughtDialogProps {
  basket: readonly ShoppingItem[]
  /** Answers whether it worked. */
  onBuy: (purchase: Purchase) => Promise<boolean>
  onClose: () => void
}

/** Shows what the pantry will store of the items bought; each can be left out. */
export function BoughtDialog({ basket, onBuy, onClose }: BoughtDialogProps) {
  const today = calendarDay(new Date())
  const rows = basket.map((item) => ({ item, read: toPurchase(item, today) }))
  // Napkins are bought, but are not food.
  const [kept, setKept] = useState(
    () => new Set(rows.flatMap(({ item, read }) => (read && isFood(item) ? item.key : []))),
  )
  const [isPending, setPending] = useState(false)

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    setPending(true)
    const items = rows.flatMap(({ item, read }) =>
      read && kept.has(item.key) ? { ...read.entry, lines: item.lines } : [],
    )
    const isDone = await onBuy({ lines: basket.flatMap(({ lines }) => lines), items })
    setPending(false)
    if (isDone) onClose()
  }

  function toggle(key: string) {
    setKept((before) => {
      const after = new Set(before)
      if (!after.delete(key)) after.add(key)
      return after
    })
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={<Trans>Put into the pantry</Trans>}
      description={
        <Trans>Everything in the basket leaves the list; what is ticked here is stored.</Trans>
      }
      submitLabel={<Trans>Put away</Trans>}
      pending={isPending}
      onSubmit={submit}
    >
      <ul className="divide-y divide-line">
        {rows.map(({ item, read }) => (
          <li key={item.key}>
            <Checkbox
              checked={kept.has(item.key)}
              disabled={!read}
              onChange={() => toggle(item.key)}
              label={read ? <Stored read={read} /> : item.name}
              hint={read ? <Note note={read.note} /> : <Trans>The pantry cannot hold this.</Trans>}
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}

function Stored({ read }: { read: ReadPurchase }) {
  const units = useUnits()
  return (
    <span className="wrap-anywhere">
      <span className="font-medium tabular-nums">{units.amount(read.entry)}</span> {read.entry.name}
    </span>
  )
}

function Note({ note }: Pick<ReadPurchase, 'note'>) {
  if (note === 'rounded') return <Trans>the pantry counts in whole numbers</Trans>
  if (note === 'assumed') return <Trans>no amount was named</Trans>
  return null
}

function isFood({ aisle }: ShoppingItem): boolean {
  return aisle !== 'other'
}
