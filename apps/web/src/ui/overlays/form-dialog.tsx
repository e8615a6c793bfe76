import { Trans } from '@lingui/react/macro'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** The verb of the action. */
  submitLabel: ReactNode
  danger?: boolean
  /** While the action runs. */
  pending: boolean
  onSubmit: (event: SyntheticEvent) => unknown
  children: ReactNode
}

/** A small form in a dialog. */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, description, submitLabel, danger, pending, onSubmit } = props
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} loading={pending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="grid gap-4">
        {props.children}
      </form>
    </Dialog>
  )
}
