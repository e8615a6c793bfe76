import { Trans, useLingui } from '@lingui/react/macro'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { EmailField, PasswordField, UsernameField } from './account-fields.tsx'
import { hasBlanks, useAccountForm } from './account-form.ts'
import { useSignIn } from './api.ts'
import { openAuthDialog } from './auth-dialog-state.ts'
import { FormProblem } from './form-problem.tsx'
import { findSignInProblems, type SignInFields } from './problems.ts'

const blank = { email: '', username: '', password: '' }

/** Email, username and password, all of the same account. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const signIn = useSignIn()
  const { register, handleSubmit, formState } = useAccountForm(blank, findSignInProblems)
  const { errors } = formState
  const describe = (error: Error) => serverMessage(error) ?? t`Login failed. Please try again.`

  function send({ email, username, password }: SignInFields) {
    const body = { email: email.trim(), username: username.trim(), password }
    signIn.mutate(body, {
      onSuccess: () => {
        toast.success(t`Logged in successfully!`)
        onDone()
      },
      onError: (error) => toast.error(describe(error)),
    })
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="grid gap-4">
      <EmailField field={register('email')} error={errors.email} isFirst />
      <UsernameField field={register('username')} error={errors.username} />
      <PasswordField
        field={register('password')}
        error={errors.password}
        label={t`Password`}
        autoComplete="current-password"
      />
      <button
        type="button"
        onClick={() => openAuthDialog('forgot')}
        className="link -my-2.5 min-h-11 cursor-pointer justify-self-start text-sm font-medium"
      >
        <Trans>Forgot your password?</Trans>
      </button>
      <FormProblem blanks={hasBlanks(errors)} failure={signIn.error && describe(signIn.error)} />
      <Button type="submit" variant="primary" wide loading={signIn.isPending}>
        <Trans>Sign In</Trans>
      </Button>
    </form>
  )
}
