import { useLingui } from '@lingui/react/macro'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/inputs.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

interface LinkDialogProps {
  /** The link; undefined while the dialog is closed. */
  url: string | undefined
  onClose: () => void
}

/** Shows a link, selected, for copying by hand. */
export function LinkDialog({ url, onClose }: LinkDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open={url !== undefined}
      onClose={onClose}
      size="sm"
      title={t`Share Recipe`}
      description={t`Copy this link and send it to whom you like.`}
    >
      <Field label={t`Link`}>
        <TextInput readOnly value={url ?? ''} onFocus={(event) => event.target.select()} />
      </Field>
    </Dialog>
  )
}
