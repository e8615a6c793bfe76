import { Trans } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ItemEntry } from './api.ts'
import { ItemFields } from './item-fields.tsx'
import { EMPTY_VALUES } from './item-values.ts'
import { useItemForm } from './use-item-form.ts'

interface AddFormProps {
  today: string
  /** Answers whether it was added. */
  onAdd: (entry: ItemEntry) => Promise<boolean>
  className?: string
}

/** Adds an item field by field. If that fails, the values are put back into the fields. */
export function AddForm({ today, onAdd, className = '' }: AddFormProps) {
  const titleId = useId()
  const { fields, submit, change } = useItemForm(EMPTY_VALUES, add)

  async function add(entry: ItemEntry) {
    const typed = fields.values
    change({ name: '', qty: '', expiryDate: '' })
    if (!(await onAdd(entry))) change(typed)
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby={titleId}
      className={`grid gap-4 ${className}`}
    >
      <h2 id={titleId} className="font-display text-xl font-semibold">
        <Trans>Add Ingredient</Trans>
      </h2>
      <ItemFields
        {...fields}
        firstDay={today}
        className="grid grid-cols-2 gap-x-3 gap-y-4 *:last:col-span-full"
        nameClassName="col-span-full"
      />
      <Button type="submit" variant="outline" icon={<Icon of={Plus} />}>
        <Trans>Add Ingredient</Trans>
      </Button>
    </form>
  )
}
