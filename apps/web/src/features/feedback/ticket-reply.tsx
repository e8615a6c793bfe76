import { Trans, useLingui } from '@lingui/react/macro'
import { TEXT_LIMITS } from '@potluck/rules'
import { type FormEvent, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { useConfirm } from '../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { type Ticket, useCloseTicket, useWriteToTicket } from './api.ts'

/** Adds a message to a ticket, or closes it; for a closed ticket it says so. */
export function TicketReply({ ticket }: { ticket: Ticket }) {
  const { t } = useLingui()
  const write = useWriteToTicket(ticket._id)
  const close = useCloseTicket(ticket._id)
  const [confirm, confirmDialog] = useConfirm()
  const [text, setText] = useState('')
  const say = (error: Error) =>
    toast.error(serverMessage(error) ?? t`That did not work. Please try again.`)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    write.mutate(text, { onSuccess: () => setText(''), onError: say })
  }

  async function end() {
    const isSure = await confirm({
      title: t`Close this ticket?`,
      body: t`What was written stays readable; nobody can add to it.`,
      confirmLabel: t`Close ticket`,
    })
    if (isSure) close.mutate(undefined, { onError: say })
  }

  if (ticket.status === 'closed') {
    return (
      <p role="status" className="mt-6 text-ink-soft">
        <Trans>This ticket is closed.</Trans>
      </p>
    )
  }
  return (
    <form noValidate onSubmit={handleSubmit} className="mt-8 grid gap-3">
      <Field label={t`Write more`}>
        <TextArea
          value={text}
          onChange={({ target }) => setText(target.value)}
          rows={3}
          maxLength={TEXT_LIMITS.ticketMessage}
        />
      </Field>
      <div className="flex flex-wrap justify-between gap-3">
        <Button
          type="submit"
          variant="primary"
          disabled={text.trim() === ''}
          loading={write.isPending}
        >
          <Trans>Send</Trans>
        </Button>
        <Button variant="quiet" onClick={end} loading={close.isPending}>
          <Trans>Close ticket</Trans>
        </Button>
      </div>
      {confirmDialog}
    </form>
  )
}
