import { Trans, useLingui } from '@lingui/react/macro'
import { ACCOUNT_SENTENCES, passwordProblem } from '@potluck/rules'
import { useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { serverMessage } from '../../../platform/server-message.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { PasswordInput } from '../../../ui/controls/inputs.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import type { Member } from '../../auth/index.ts'
import { useChangePassword } from '../api.ts'
import { isWrongPassword, ProofField, useProof } from './proof.tsx'
import { SettingRow } from './setting-row.tsx'
import { StrengthMeter } from './strength-meter.tsx'

interface PasswordFields {
  oldPassword: string
  newPassword: string
  confirmation: string
}

const blank: PasswordFields = { oldPassword: '', newPassword: '', confirmation: '' }

interface PasswordSettingProps {
  user: Member
  /** When the password was set. */
  since?: string | undefined
  /** Asks before removing it; undefined if nothing else opens the account. */
  onRemove?: (() => void) | undefined
}

/** The password, or a button to set a first one for a member who signed in with a third party. */
export function PasswordSetting({ user, since, onRemove }: PasswordSettingProps) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const day = since && i18n.date(since, { dateStyle: 'medium' })
  return (
    <>
      <SettingRow
        name={<Trans>Password</Trans>}
        value={
          user.hasPassword ? (
            <>
              {day && (
                <p>
                  <Trans>Set on {day}</Trans>
                </p>
              )}
              <Trans>Changing it signs you out everywhere else.</Trans>
            </>
          ) : (
            <Trans>None yet: you sign in with another service.</Trans>
          )
        }
        action={
          <div className="flex flex-wrap gap-3">
            {onRemove && (
              <Button onClick={onRemove} aria-label={t`Remove the password`}>
                <Trans>Remove</Trans>
              </Button>
            )}
            <Button onClick={() => setOpen(true)}>
              {user.hasPassword ? <Trans>Change Password</Trans> : <Trans>Set a password</Trans>}
            </Button>
          </div>
        }
      />
      <PasswordDialog user={user} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

interface PasswordDialogProps {
  user: Member
  open: boolean
  onClose: () => void
}

function PasswordDialog({ user, open, onClose }: PasswordDialogProps) {
  const { t } = useLingui()
  const change = useChangePassword()
  const form = useForm({ defaultValues: blank })
  const proof = useProof()

  function close() {
    onClose()
    form.reset()
    proof.forget()
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
          if (proof.isWanted(error)) return
          const message = serverMessage(error) ?? t`Failed to change password`
          toast.error(message)
          form.setError(isWrongPassword(error) ? 'oldPassword' : 'newPassword', { message })
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
      <ProofField asked={proof.asked} field={form.register('oldPassword')} error={undefined} />
    </FormDialog>
  )
}

function PasswordFieldset({ user, form }: { user: Member; form: UseFormReturn<PasswordFields> }) {
  const { t } = useLingui()
  const { register, control, formState } = form
  const { errors } = formState
  const newPassword = useWatch({ control, name: 'newPassword' })
  return (
    <>
      {/* Tells password managers whose password it is. */}
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
