import { Trans, useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { type CookedRecipe, useChangeCooking } from './api.ts'
import { type CookedDraft, CookedFields, readDraft } from './cooked-fields.tsx'

interface ChangeDialogProps {
  open: boolean
  onClose: () => void
  entry: CookedRecipe
  /** The day of the cooking, formatted. */
  date: string
}

/** Changes a cooking record; what it took out of the pantry stays out. */
export function ChangeDialog({ open, onClose, entry, date }: ChangeDialogProps) {
  const { t } = useLingui()
  const changing = useChangeCooking()
  const [draft, setDraft] = useState<CookedDraft>({
    portions: entry.portions === null ? '' : String(entry.portions),
    note: entry.note,
    photo: entry.photo,
  })

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    const changes = readDraft(draft)
    if (!changes) return
    try {
      await changing.mutateAsync({ id: entry._id, ...changes })
      toast.success(t`Your cooking was changed`)
      onClose()
    } catch (error) {
      toast.error(serverMessage(error) ?? t`Your cooking could not be changed. Please try again.`)
    }
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={<Trans>Change this cooking</Trans>}
      description={date}
      submitLabel={<Trans>Save</Trans>}
      pending={changing.isPending}
      onSubmit={submit}
    >
      <CookedFields draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
    </FormDialog>
  )
}
