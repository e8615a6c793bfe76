import { Trans, useLingui } from '@lingui/react/macro'
import { ACCOUNT_SENTENCES } from '@potluck/rules'
import { useState } from 'react'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import { serverMessage } from '../../../platform/server-message.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { PasswordInput, TextInput } from '../../../ui/controls/inputs.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import type { Member } from '../../auth/index.ts'
import { useDeleteAccount } from '../api.ts'
import { SettingRow } from './setting-row.tsx'

/** Deletes the account: asks for the password or, if there is none, for the username. */
export function DeleteAccount({ user }: { user: Member }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const removal = useDeleteAccount()
  const { register, handleSubmit, reset, setError, formState } = useForm({
    defaultValues: { password: '' },
  })
  const problem = formState.errors.password?.message
  const field = register('password', {
    validate: (typed) => typed !== '' || ACCOUNT_SENTENCES.fillAll,
  })

  function close() {
    setOpen(false)
    reset()
  }

  async function send({ password }: { password: string }) {
    try {
      await removal.mutateAsync(password)
      toast.success(t`Account deleted`)
    } catch (error) {
      const message = serverMessage(error) ?? t`Failed to delete account`
      toast.error(message)
      setError('password', { message })
    }
  }

  return (
    <>
      <SettingRow
        name={<Trans>Delete Account</Trans>}
        value={<Trans>Your recipes, comments, chats and pictures go with it.</Trans>}
        action={
          <Button onClick={() => setOpen(true)}>
            <Trans>Delete Account</Trans>
          </Button>
        }
      />
      <FormDialog
        open={isOpen}
        onClose={close}
        danger
        title={<Trans>Delete Account</Trans>}
        description={
          <Trans>
            Everything of yours goes for good: recipes, comments, likes, follows, saved recipes,
            chats, pantry and pictures. This cannot be undone.
          </Trans>
        }
        submitLabel={<Trans>Delete Account</Trans>}
        pending={removal.isPending}
        onSubmit={handleSubmit(send)}
      >
        <ProofField user={user} problem={problem} input={field} />
      </FormDialog>
    </>
  )
}

interface ProofFieldProps {
  user: Member
  problem: string | undefined
  input: UseFormRegisterReturn
}

/** The member's password, or their username if they have none. */
function ProofField({ user, problem, input }: ProofFieldProps) {
  const { t } = useLingui()
  if (user.hasPassword) {
    return (
      <Field label={t`Your password`} error={problem}>
        <PasswordInput {...input} autoComplete="current-password" />
      </Field>
    )
  }
  return (
    <Field
      label={t`Your username`}
      hint={<Trans>Type {user.username} to confirm.</Trans>}
      error={problem}
    >
      <TextInput {...input} autoComplete="off" autoCapitalize="none" spellCheck={false} />
    </Field>
  )
}
