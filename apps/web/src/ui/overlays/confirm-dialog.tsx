import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'

export interface Question {
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  body?: ReactNode
  /** The verb of the action: 'Delete recipe'. */
  confirmLabel: ReactNode
  cancelLabel?: ReactNode
  /** Red, for destructive actions. */
  danger?: boolean
}

interface ConfirmDialogProps extends Question {
  open: boolean
  onConfirm: () => void
  onCancel: () => void
  /** While the action runs: the dialog stays, its button shows a spinner. */
  pending?: boolean
}

/** Asks before an action. The focus starts on the safe answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, body, confirmLabel, cancelLabel, danger = false, pending = false } = props
  return (
    <Dialog
      open={open}
      onClose={props.onCancel}
      size="sm"
      title={title}
      description={body}
      footer={
        <>
          <Button variant="outline" onClick={props.onCancel} disabled={pending}>
            {cancelLabel ?? <Trans>Cancel</Trans>}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            onClick={props.onConfirm}
            loading={pending}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}

/**
 * The same as a promise: `const [confirm, confirmDialog] = useConfirm()`, draw `{confirmDialog}`
 * once, then `if (await confirm({ title, confirmLabel, danger: true })) …`.
 */
export function useConfirm(): [(question: Question) => Promise<boolean>, ReactNode] {
  const [asked, setAsked] = useState<Question & { answer: (yes: boolean) => void }>()
  const [open, setOpen] = useState(false)

  function confirm(question: Question): Promise<boolean> {
    return new Promise((resolve) => {
      setAsked({ ...question, answer: resolve })
      setOpen(true)
    })
  }

  function settle(yes: boolean) {
    asked?.answer(yes)
    setOpen(false)
  }

  const dialog = asked && (
    <ConfirmDialog
      {...asked}
      open={open}
      onConfirm={() => settle(true)}
      onCancel={() => settle(false)}
    />
  )
  return [confirm, dialog]
}
