import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import type { ItemEntry, PantryItem } from './api.ts'
import { ItemFields } from './item-fields.tsx'
import { toValues } from './item-values.ts'
import { useItemForm } from './use-item-form.ts'

interface ItemEditorProps {
  item: PantryItem
  onSave: (entry: ItemEntry) => void
  onCancel: () => void
}

/** An item's row while it is being edited; Escape cancels. */
export function ItemEditor({ item, onSave, onCancel }: ItemEditorProps) {
  const { t } = useLingui()
  const { fields, submit } = useItemForm(toValues(item), onSave)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onCancel()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={handleKey}
      aria-label={t`Edit ${item.name}`}
      className="grid gap-3 py-4"
    >
      <ItemFields
        {...fields}
        className="grid grid-cols-2 gap-3 @2xl:grid-cols-[minmax(0,1fr)_6rem_8rem_11rem] @max-2xl:*:last:col-span-full"
        nameClassName="@max-2xl:col-span-full"
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button size="sm" type="submit">
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  )
}
