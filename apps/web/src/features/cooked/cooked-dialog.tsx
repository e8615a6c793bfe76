import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { proposalsQuery } from './api.ts'
import { type CookedDraft, CookedFields, readDraft, readPortions } from './cooked-fields.tsx'
import { DeductionList } from './deduction-list.tsx'
import { useRecord } from './use-record.ts'

interface CookedDialogProps {
  open: boolean
  onClose: () => void
  recipe: { _id: string; title: string }
  portions: number | undefined
}

/** Records a cooking: portions, a note, a photo, and what it used from the pantry. */
export function CookedDialog({ open, onClose, recipe, portions }: CookedDialogProps) {
  const { record, isPending } = useRecord()
  const [draft, setDraft] = useState<CookedDraft>({
    portions: portions === undefined ? '' : String(portions),
    note: '',
    photo: null,
  })
  /** Items that the cook ticked or unticked, whatever was proposed. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const count = readPortions(draft.portions)
  const { data: proposals = [] } = useQuery({
    ...proposalsQuery(recipe._id, count.ok ? count.portions : portions),
    enabled: open,
  })
  const used = proposals.filter(({ itemId, sure }) => chosen.get(itemId) ?? sure)

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    const cooking = readDraft(draft)
    if (!cooking) return
    if (await record({ ...cooking, recipeId: recipe._id, idempotencyKey }, used)) onClose()
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={<Trans>I cooked this</Trans>}
      description={recipe.title}
      submitLabel={<Trans>Save</Trans>}
      pending={isPending}
      onSubmit={submit}
    >
      <CookedFields draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
      <DeductionList
        proposals={proposals}
        isUsed={({ itemId }) => used.some((each) => each.itemId === itemId)}
        onToggle={({ itemId }, isUsed) => setChosen(new Map(chosen).set(itemId, isUsed))}
      />
    </FormDialog>
  )
}
