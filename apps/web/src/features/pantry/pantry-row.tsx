import { useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { type ItemEntry, isUnsaved, type PantryItem } from './api.ts'
import { ExpiryLabel } from './expiry-label.tsx'
import { ItemEditor } from './item-editor.tsx'
import type { PantryActs } from './use-pantry-acts.ts'
import { useUnits } from './use-units.ts'

interface PantryRowProps {
  item: PantryItem
  today: string
  acts: PantryActs
}

/** One item: what, how much, until when; edited in place. */
export function PantryRow({ item, today, acts }: PantryRowProps) {
  const { t } = useLingui()
  const units = useUnits()
  const [isEditing, setEditing] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const { name } = item

  function closeEditor() {
    flushSync(() => setEditing(false))
    editButton.current?.focus()
  }

  async function save(entry: ItemEntry) {
    closeEditor()
    await acts.change(item, entry)
    // A new date may have moved it to another group.
    if (document.activeElement === document.body) document.getElementById(rowId(item))?.focus()
  }

  function remove() {
    focusNeighbour(row.current)
    void acts.remove(item)
  }

  return (
    <li
      ref={row}
      id={rowId(item)}
      tabIndex={-1}
      className="border-b border-line last:border-0 data-unsaved:opacity-60"
      data-pantry-row
      data-unsaved={isUnsaved(item) || undefined}
    >
      {isEditing ? (
        <ItemEditor item={item} onSave={save} onCancel={closeEditor} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 @2xl:grid-cols-[minmax(0,1fr)_7rem_11rem_auto]">
          <span className="font-medium wrap-anywhere">{name}</span>
          <span className="flex flex-wrap gap-x-3 @max-2xl:row-start-2 @max-2xl:text-sm @2xl:contents">
            <span className="text-ink-soft wrap-anywhere tabular-nums">{units.amount(item)}</span>
            <span className="text-sm">
              <ExpiryLabel expiryDate={item.expiryDate} today={today} />
            </span>
          </span>
          <span className="flex @max-2xl:col-start-2 @max-2xl:row-span-2 @max-2xl:row-start-1">
            <IconButton
              ref={editButton}
              label={t`Edit ${name}`}
              icon={Pencil}
              disabled={isUnsaved(item)}
              onClick={() => setEditing(true)}
            />
            <IconButton
              label={t`Delete ${name}`}
              icon={Trash2}
              disabled={isUnsaved(item)}
              onClick={remove}
            />
          </span>
        </div>
      )}
    </li>
  )
}

function rowId({ _id }: PantryItem): string {
  return `pantry-${_id}`
}

/**
 * Focuses the next row, else the previous one, else the page's heading, since this row is about to
 * be removed.
 */
function focusNeighbour(row: HTMLElement | null): void {
  if (!row) return
  const rows = [...document.querySelectorAll<HTMLElement>('[data-pantry-row]')]
  const at = rows.indexOf(row)
  const next = rows[at + 1] ?? rows[at - 1] ?? document.querySelector<HTMLElement>('main h1')
  next?.focus()
}
