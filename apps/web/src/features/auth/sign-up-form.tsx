import { Trans, useLingui } from '@lingui/react/macro'
import { PASSWORD_LIMITS } from '@potluck/rules'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput, TextInput } from '../../ui/inputs.tsx'
import { toast } from '../../ui/toast.ts'
import { hasBlanks, showIssues, useAccountForm } from './account-form.ts'
import { useSignUp } from './api.ts'
import { FormProblem } from './form-problem.tsx'
import { findSignUpProblems, type SignUpFields } from './problems.ts'

const blank = { email: '', username: '', password: '', confirmation: '' }

/** Opens an account: email, username, password and the password once more. */
export function SignUpForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const signUp = useSignUp()
  const { register, handleSubmit, setError, formState } = useAccountForm(blank, findSignUpProblems)
  const { errors } = formState
  const failure =
    signUp.error && (serverMessage(signUp.error) ?? t`Registration failed. Please try again.`)

  function send({ email, username, password }: SignUpFields) {
    const body = { email: email.trim(), username: username.trim(), password }
    signUp.mutate(body, {
      onSuccess: () => {
        toast.success(t`Account created successfully!`)
        onDone()
      },
      onError: (error) => {
        toast.error(serverMessage(error) ?? t`Registration failed. Please try again.`)
        showIssues(error, setError, ['email', 'username', 'password'])
      },
    })
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="grid gap-4">
      <Field label={t`Email`} error={errors.email?.message}>
        <TextInput
          {...register('email')}
          type="email"
          autoComplete="email"
          aria-invalid={errors.email !== undefined}
        />
      </Field>
      <Field
        label={t`Username`}
        hint={t`How other cooks see you. It cannot be changed.`}
        error={errors.username?.message}
      >
        <TextInput
          {...register('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={errors.username !== undefined}
        />
      </Field>
      <Field
        label={t`Password`}
        hint={t`At least ${PASSWORD_LIMITS.min} characters.`}
        error={errors.password?.message}
      >
        <PasswordInput
          {...register('password')}
          autoComplete="new-password"
          aria-invalid={errors.password !== undefined}
        />
      </Field>
      <Field label={t`Confirm password`} error={errors.confirmation?.message}>
        <PasswordInput
          {...register('confirmation')}
          autoComplete="new-password"
          aria-invalid={errors.confirmation !== undefined}
        />
      </Field>
      <FormProblem blanks={hasBlanks(errors)} failure={failure} />
      <Button type="submit" variant="primary" wide loading={signUp.isPending}>
        <Trans>Create account</Trans>
      </Button>
    </form>
  )
}
