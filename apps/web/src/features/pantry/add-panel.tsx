import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { AddForm } from './add-form.tsx'
import type { ItemEntry } from './api.ts'
import { QuickAdd } from './quick-add.tsx'

interface AddPanelProps {
  today: string
  onAdd: (entry: ItemEntry) => Promise<boolean>
}

/** Both ways to add: a line, and under it the fields, which a narrow window shows when asked to. */
export function AddPanel({ today, onAdd }: AddPanelProps) {
  const formId = useId()
  const [isFormOpen, setFormOpen] = useState(false)
  return (
    <aside className="grid content-start self-start rounded-card border border-line bg-surface p-5 max-lg:pb-2 lg:sticky lg:top-22 lg:col-start-2">
      <QuickAdd today={today} onAdd={onAdd} />
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={isFormOpen}
        aria-controls={formId}
        onClick={() => setFormOpen(!isFormOpen)}
        className="-mx-3 justify-self-start lg:hidden"
      >
        {isFormOpen ? <Trans>Hide the form</Trans> : <Trans>Fill in a form instead</Trans>}
      </Button>
      <div id={formId} className={`pt-3 max-lg:pb-4 ${isFormOpen ? '' : 'max-lg:hidden'}`}>
        <AddForm today={today} onAdd={onAdd} />
      </div>
    </aside>
  )
}
