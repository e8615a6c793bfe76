import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button } from '../../ui/controls/button.tsx'
import { AddForm } from './add-form.tsx'
import type { ItemEntry } from './api.ts'
import { QuickAdd } from './quick-add.tsx'

interface AddPanelProps {
  today: string
  onAdd: (entry: ItemEntry) => Promise<boolean>
}

/** Both ways to add: a line, and below it the fields, which a narrow window shows on request. */
export function AddPanel({ today, onAdd }: AddPanelProps) {
  const formId = useId()
  const [isFormOpen, setFormOpen] = useState(false)
  return (
    <aside className="grid content-start self-start rounded-card border border-line bg-surface p-5 @max-4xl:pb-2 @4xl:sticky @4xl:top-22 @4xl:col-start-2">
      <QuickAdd today={today} onAdd={onAdd} />
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={isFormOpen}
        aria-controls={formId}
        onClick={() => setFormOpen(!isFormOpen)}
        className="-mx-3 justify-self-start @4xl:hidden"
      >
        {isFormOpen ? <Trans>Hide the form</Trans> : <Trans>Fill in a form instead</Trans>}
      </Button>
      <div
        id={formId}
        className={`pt-3 @max-4xl:pb-4 @4xl:mt-5 @4xl:border-t @4xl:border-line @4xl:pt-5 ${isFormOpen ? '' : '@max-4xl:hidden'}`}
      >
        <AddForm today={today} onAdd={onAdd} />
      </div>
    </aside>
  )
}
