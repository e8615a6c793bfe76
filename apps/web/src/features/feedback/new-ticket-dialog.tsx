import { Trans, useLingui } from '@lingui/react/macro'
import { ACCOUNT_SENTENCES, TEXT_LIMITS } from '@potluck/rules'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { serverMessage } from '../../platform/server-message.ts'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/inputs.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { useOpenTicket } from './api.ts'

interface NewTicketDialogProps {
  open: boolean
  onClose: () => void
}

/** Opens a ticket with a subject, and leads to it. */
export function NewTicketDialog({ open, onClose }: NewTicketDialogProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const create = useOpenTicket()
  const { register, handleSubmit, reset, formState } = useForm({
    defaultValues: { subject: '', text: '' },
  })
  const { errors } = formState
  const notBlank = (text: string) => text.trim() !== '' || ACCOUNT_SENTENCES.fillAll

  function send(fields: { subject: string; text: string }) {
    create.mutate(fields, {
      onSuccess: ({ _id }) => {
        onClose()
        reset()
        toast.success(t`Your ticket is open. We mail you when we have answered.`)
        void navigate({
          to: '/dashboard/settings/tickets/$ticketId',
          params: { ticketId: _id },
        })
      },
      onError: (error) =>
        toast.error(serverMessage(error) ?? t`Your ticket could not be sent. Please try again.`),
    })
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={<Trans>Open a ticket</Trans>}
      submitLabel={<Trans>Send</Trans>}
      pending={create.isPending}
      onSubmit={handleSubmit(send)}
    >
      <Field label={t`Subject`} error={errors.subject?.message}>
        <TextInput
          {...register('subject', { validate: notBlank })}
          maxLength={TEXT_LIMITS.ticketSubject}
          autoComplete="off"
        />
      </Field>
      <Field label={t`What is it?`} error={errors.text?.message}>
        <TextArea
          {...register('text', { validate: notBlank })}
          rows={5}
          maxLength={TEXT_LIMITS.ticketMessage}
        />
      </Field>
    </FormDialog>
  )
}
