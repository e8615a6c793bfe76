import { Trans, useLingui } from '@lingui/react/macro'
import { ACCOUNT_SENTENCES, isEmail } from '@potluck/rules'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { serverMessage } from '../../../platform/server-message.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { TextInput } from '../../../ui/controls/inputs.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import type { Member } from '../../auth/index.ts'
import { useUpdateEmail } from '../api.ts'
import { isWrongPassword, ProofField, toProven, useProof } from './proof.tsx'
import { SettingRow } from './setting-row.tsx'

/** The address, whether it is confirmed, and a button to change it. */
export function EmailSetting({ user }: { user: Member }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SettingRow
        name={<Trans>Email</Trans>}
        value={
          <>
            {user.email}
            <EmailConfirmation user={user} />
          </>
        }
        action={
          <Button onClick={() => setOpen(true)} aria-label={t`Update email`}>
            <Trans>Update</Trans>
          </Button>
        }
      />
      <EmailDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** Whether the address is confirmed; if not, the link can be requested. */
export function EmailConfirmation({ user }: { user: Member }) {
  const { t } = useLingui()
  const update = useUpdateEmail()

  function sendLink() {
    update.mutate(
      { email: user.email },
      {
        onSuccess: () => toast.success(t`A confirmation link is on its way to ${user.email}`),
        onError: (error) => {
          toast.error(serverMessage(error) ?? t`That did not work. Please try again.`)
        },
      },
    )
  }

  if (user.emailConfirmed) return null
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2">
      <Badge tone="saffron">
        <Trans>Not confirmed</Trans>
      </Badge>
      <Button size="sm" onClick={sendLink} loading={update.isPending}>
        <Trans>Send a confirmation link</Trans>
      </Button>
    </div>
  )
}

/** Asks for a new address. */
export function EmailDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const update = useUpdateEmail()
  const { register, handleSubmit, reset, setError, formState } = useForm({
    defaultValues: { email: '', password: '' },
  })
  const proof = useProof()

  function close() {
    onClose()
    reset()
    proof.forget()
  }

  function send({ email, password }: { email: string; password: string }) {
    update.mutate(
      { email: email.trim(), ...toProven(password) },
      {
        onSuccess: () => {
          toast.success(t`Email updated successfully`)
          close()
        },
        onError: (error) => {
          if (proof.isWanted(error)) return
          const message = serverMessage(error) ?? t`Failed to update email`
          toast.error(message)
          setError(isWrongPassword(error) ? 'password' : 'email', { message })
        },
      },
    )
  }

  return (
    <FormDialog
      open={open}
      onClose={close}
      title={<Trans>Update Email</Trans>}
      description={
        <Trans>
          You sign in with the new address at once. It is mailed a link to confirm it, the old one a
          link to take the change back.
        </Trans>
      }
      submitLabel={<Trans>Update</Trans>}
      pending={update.isPending}
      onSubmit={handleSubmit(send)}
    >
      <Field label={t`New email`} error={formState.errors.email?.message}>
        <TextInput
          {...register('email', {
            validate: (email) => isEmail(email.trim()) || ACCOUNT_SENTENCES.invalidEmail,
          })}
          type="email"
          autoComplete="email"
        />
      </Field>
      <ProofField
        asked={proof.asked}
        field={register('password')}
        error={formState.errors.password?.message}
      />
    </FormDialog>
  )
}
