import { Trans, useLingui } from '@lingui/react/macro'
import { PASSWORD_LIMITS } from '@potluck/rules'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { EmailField, PasswordField, UsernameField } from './account-fields.tsx'
import { hasBlanks, showIssues, useAccountForm } from './account-form.ts'
import { useSignUp } from './api.ts'
import { FormProblem } from './form-problem.tsx'
import { findSignUpProblems, type SignUpFields } from './problems.ts'

const blank = { email: '', username: '', password: '', confirmation: '' }

/** Creates an account: email, username, password and the password repeated. */
export function SignUpForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const signUp = useSignUp()
  const { register, handleSubmit, setError, formState } = useAccountForm(blank, findSignUpProblems)
  const { errors } = formState
  const describe = (error: Error) =>
    serverMessage(error) ?? t`Registration failed. Please try again.`

  function send({ email, username, password }: SignUpFields) {
    const body = { email: email.trim(), username: username.trim(), password }
    signUp.mutate(body, {
      onSuccess: () => {
        toast.success(t`Account created successfully!`)
        onDone()
      },
      onError: (error) => {
        toast.error(describe(error))
        showIssues(error, setError, ['email', 'username', 'password'])
      },
    })
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="grid gap-4">
      <EmailField field={register('email')} error={errors.email} isFirst />
      <UsernameField
        field={register('username')}
        error={errors.username}
        hint={t`How other cooks see you. It cannot be changed.`}
      />
      <PasswordField
        field={register('password')}
        error={errors.password}
        label={t`Password`}
        hint={t`At least ${PASSWORD_LIMITS.min} characters.`}
        autoComplete="new-password"
      />
      <PasswordField
        field={register('confirmation')}
        error={errors.confirmation}
        label={t`Confirm password`}
        autoComplete="new-password"
      />
      <FormProblem blanks={hasBlanks(errors)} failure={signUp.error && describe(signUp.error)} />
      <Button type="submit" variant="primary" wide loading={signUp.isPending}>
        <Trans>Create account</Trans>
      </Button>
    </form>
  )
}
