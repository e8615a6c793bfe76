import { Trans, useLingui } from '@lingui/react/macro'
import { ACCOUNT_SENTENCES, passwordProblem } from '@potluck/rules'
import { useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { CallError } from '../../platform/call.ts'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PasswordInput } from '../../ui/inputs.tsx'
import { toast } from '../../ui/toast.ts'
import type { SessionUser } from '../auth/index.ts'
import { useChangePassword } from './api.ts'
import { SettingRow } from './setting-row.tsx'
import { StrengthMeter } from './strength-meter.tsx'

interface PasswordFields {
  oldPassword: string
  newPassword: string
  confirmation: string
}

const blank: PasswordFields = { oldPassword: '', newPassword: '', confirmation: '' }

/** The password, or the way to a first one for who signed in with a third party. */
export function PasswordSetting({ user }: { user: SessionUser }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SettingRow
        name={<Trans>Password</Trans>}
        value={
          user.hasPassword ? (
            <Trans>Changing it signs you out everywhere else.</Trans>
          ) : (
            <Trans>None yet: you sign in with another service.</Trans>
          )
        }
        action={
          <Button onClick={() => setOpen(true)}>
            {user.hasPassword ? <Trans>Change Password</Trans> : <Trans>Set a password</Trans>}
          </Button>
        }
      />
      <PasswordDialog user={user} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

interface PasswordDialogProps {
  user: SessionUser
  open: boolean
  onClose: () => void
}

function PasswordDialog({ user, open, onClose }: PasswordDialogProps) {
  const { t } = useLingui()
  const change = useChangePassword()
  const form = useForm({ defaultValues: blank })

  function close() {
    onClose()
    form.reset()
  }

  function send({ oldPassword, newPassword }: PasswordFields) {
    change.mutate(
      { oldPassword, newPassword },
      {
        onSuccess: () => {
          toast.success(t`Password changed successfully`)
          close()
        },
        onError: (error) => {
          const message = serverMessage(error) ?? t`Failed to change password`
          toast.error(message)
          form.setError(isAboutOld(error) ? 'oldPassword' : 'newPassword', { message })
        },
      },
    )
  }

  return (
    <FormDialog
      open={open}
      onClose={close}
      title={<Trans>Change Password</Trans>}
      submitLabel={<Trans>Change Password</Trans>}
      pending={change.isPending}
      onSubmit={form.handleSubmit(send)}
    >
      <PasswordFieldset user={user} form={form} />
    </FormDialog>
  )
}

function PasswordFieldset({
  user,
  form,
}: {
  user: SessionUser
  form: UseFormReturn<PasswordFields>
}) {
  const { t } = useLingui()
  const { register, control, formState } = form
  const { errors } = formState
  const newPassword = useWatch({ control, name: 'newPassword' })
  return (
    <>
      {/* Tells password managers whose it is. */}
      <input type="text" autoComplete="username" value={user.username} readOnly hidden />
      {user.hasPassword && (
        <Field label={t`Current password`} error={errors.oldPassword?.message}>
          <PasswordInput
            {...register('oldPassword', {
              validate: (typed) => typed !== '' || ACCOUNT_SENTENCES.fillAll,
            })}
            autoComplete="current-password"
          />
        </Field>
      )}
      <Field label={t`New password`} error={errors.newPassword?.message}>
        <PasswordInput
          {...register('newPassword', {
            validate: (typed) => passwordProblem(typed, user) ?? true,
            deps: 'confirmation',
          })}
          autoComplete="new-password"
        />
      </Field>
      <StrengthMeter password={newPassword} user={user} />
      <Field label={t`Confirm new password`} error={errors.confirmation?.message}>
        <PasswordInput
          {...register('confirmation', {
            validate: (typed, fields) =>
              typed === fields.newPassword || ACCOUNT_SENTENCES.confirmationDiffers,
          })}
          autoComplete="new-password"
        />
      </Field>
    </>
  )
}

function isAboutOld(error: unknown): boolean {
  return error instanceof CallError && error.code === 'WRONG_PASSWORD'
}
