import { Trans, useLingui } from '@lingui/react/macro'
import { ACCOUNT_SENTENCES, isEmail, TEXT_LIMITS } from '@potluck/rules'
import { useForm } from 'react-hook-form'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/inputs.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { useSession } from '../auth/index.ts'
import { useSendMessage } from './api.ts'

interface ContactDialogProps {
  open: boolean
  onClose: () => void
}

/** A message to the operator. */
export function ContactDialog({ open, onClose }: ContactDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Contact Us</Trans>}
      description={<Trans>Questions, faults, praise: a person reads all of it.</Trans>}
    >
      <ContactForm onSent={onClose} />
    </Dialog>
  )
}

interface ContactFields {
  name: string
  email: string
  message: string
}

function ContactForm({ onSent }: { onSent: () => void }) {
  const { t } = useLingui()
  const user = useSession()
  const send = useSendMessage()
  const { register, handleSubmit, formState } = useForm<ContactFields>({
    defaultValues: {
      name: user?.fullName || user?.username || '',
      email: user?.email ?? '',
      message: '',
    },
  })
  const { errors } = formState
  const notBlank = (text: string) => text.trim() !== '' || ACCOUNT_SENTENCES.fillAll

  function handleSend({ name, email, message }: ContactFields) {
    send.mutate(
      { name: name.trim(), email: email.trim(), message },
      {
        onSuccess: (answer) => {
          toast.success(answer.message)
          onSent()
        },
        onError: (error) =>
          toast.error(serverMessage(error) ?? t`Your message could not be sent. Please try again.`),
      },
    )
  }

  return (
    <form noValidate onSubmit={handleSubmit(handleSend)} className="grid gap-4">
      <Field label={t`Name`} error={errors.name?.message}>
        <TextInput
          {...register('name', { validate: notBlank })}
          autoComplete="name"
          maxLength={80}
        />
      </Field>
      <Field label={t`Email`} error={errors.email?.message}>
        <TextInput
          {...register('email', {
            validate: (text) => isEmail(text.trim()) || ACCOUNT_SENTENCES.email,
          })}
          type="email"
          autoComplete="email"
        />
      </Field>
      <Field label={t`Message`} error={errors.message?.message}>
        <TextArea
          {...register('message', { validate: notBlank })}
          rows={5}
          maxLength={TEXT_LIMITS.contactMessage}
        />
      </Field>
      <Button type="submit" variant="primary" loading={send.isPending} className="justify-self-end">
        <Trans>Send message</Trans>
      </Button>
    </form>
  )
}
