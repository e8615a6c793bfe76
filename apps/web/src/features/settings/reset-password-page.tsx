import { Trans, useLingui } from '@lingui/react/macro'
import { ACCOUNT_SENTENCES, passwordProblem } from '@potluck/rules'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useForm, useWatch } from 'react-hook-form'
import { CallError } from '../../platform/call.ts'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { PasswordInput } from '../../ui/controls/inputs.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { ErrorState } from '../../ui/states.tsx'
import { openAuthDialog, useResetPassword } from '../auth/index.ts'
import { StrengthMeter } from './account/strength-meter.tsx'

/** The page of the link mailed to a member who forgot their password. */
export function ResetPasswordPage() {
  const token = useLocation({ select: ({ hash }) => hash })
  const reset = useResetPassword()
  const isSpent = reset.error instanceof CallError && reset.error.code === 'LINK_NOT_FOUND'
  if (token === '') return <NoLink />
  if (isSpent) return <SpentLink />
  return (
    <section className="mx-auto grid max-w-105 px-4 py-16">
      <h1 className="text-center font-display text-3xl font-semibold text-balance">
        <Trans>Choose a new password</Trans>
      </h1>
      <p className="mt-3 mb-6 text-center text-ink-soft">
        <Trans>It signs you in here, and out everywhere else.</Trans>
      </p>
      <NewPasswordForm token={token} reset={reset} />
    </section>
  )
}

/** For the mails about a changed account, which lead here without a link: it requests one. */
function NoLink() {
  return (
    <section className="mx-auto grid max-w-105 justify-items-center px-4 py-16 text-center">
      <h1 className="font-display text-3xl font-semibold text-balance">
        <Trans>Choose a new password</Trans>
      </h1>
      <p className="mt-3 mb-6 text-ink-soft">
        <Trans>
          We mail you a link to it. Whoever else is in your account is signed out by that.
        </Trans>
      </p>
      <Button variant="primary" onClick={() => openAuthDialog('forgot')}>
        <Trans>Mail me a link</Trans>
      </Button>
    </section>
  )
}

/** Only a new link helps: the old one has expired or was used. */
function SpentLink() {
  const { t } = useLingui()
  return (
    <div className="py-16">
      <h1 className="sr-only">
        <Trans>Choose a new password</Trans>
      </h1>
      <ErrorState
        title={t`This link does not work any more`}
        message={t`A link works once and for an hour, and the newest alone.`}
        action={
          <Button variant="primary" onClick={() => openAuthDialog('forgot')}>
            <Trans>Ask for a new link</Trans>
          </Button>
        }
      />
    </div>
  )
}

interface NewPasswordFormProps {
  token: string
  reset: ReturnType<typeof useResetPassword>
}

function NewPasswordForm({ token, reset }: NewPasswordFormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { register, handleSubmit, control, setError, formState } = useForm({
    defaultValues: { newPassword: '', confirmation: '' },
  })
  const { errors } = formState
  const newPassword = useWatch({ control, name: 'newPassword' })

  function send(fields: { newPassword: string }) {
    reset.mutate(
      { token, newPassword: fields.newPassword },
      {
        onSuccess: () => {
          toast.success(t`Your new password is set.`)
          void navigate({ to: '/explore', replace: true })
        },
        onError: (error) => {
          const message = serverMessage(error) ?? t`Failed to change password`
          setError('newPassword', { message })
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="grid gap-4">
      <Field label={t`New password`} error={errors.newPassword?.message}>
        <PasswordInput
          {...register('newPassword', {
            validate: (typed) => passwordProblem(typed) ?? true,
            deps: 'confirmation',
          })}
          autoComplete="new-password"
        />
      </Field>
      <StrengthMeter password={newPassword} />
      <Field label={t`Confirm new password`} error={errors.confirmation?.message}>
        <PasswordInput
          {...register('confirmation', {
            validate: (typed, fields) =>
              typed === fields.newPassword || ACCOUNT_SENTENCES.confirmationDiffers,
          })}
          autoComplete="new-password"
        />
      </Field>
      <Button type="submit" variant="primary" wide loading={reset.isPending}>
        <Trans>Set password and sign in</Trans>
      </Button>
    </form>
  )
}
