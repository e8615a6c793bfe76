import { Trans, useLingui } from '@lingui/react/macro'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput, TextInput } from '../../ui/inputs.tsx'
import { toast } from '../../ui/toast.ts'
import { hasBlanks, useAccountForm } from './account-form.ts'
import { useSignIn } from './api.ts'
import { FormProblem } from './form-problem.tsx'
import { findSignInProblems, type SignInFields } from './problems.ts'

const blank = { email: '', username: '', password: '' }

/** Email, username and password, all three of one account. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const signIn = useSignIn()
  const { register, handleSubmit, formState } = useAccountForm(blank, findSignInProblems)
  const { errors } = formState
  const failure =
    signIn.error && (serverMessage(signIn.error) ?? t`Login failed. Please try again.`)

  function send({ email, username, password }: SignInFields) {
    const body = { email: email.trim(), username: username.trim(), password }
    signIn.mutate(body, {
      onSuccess: () => {
        toast.success(t`Logged in successfully!`)
        onDone()
      },
      onError: (error) => toast.error(serverMessage(error) ?? t`Login failed. Please try again.`),
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
      <Field label={t`Username`} error={errors.username?.message}>
        <TextInput
          {...register('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={errors.username !== undefined}
        />
      </Field>
      <Field label={t`Password`} error={errors.password?.message}>
        <PasswordInput
          {...register('password')}
          autoComplete="current-password"
          aria-invalid={errors.password !== undefined}
        />
      </Field>
      <FormProblem blanks={hasBlanks(errors)} failure={failure} />
      <Button type="submit" variant="primary" wide loading={signIn.isPending}>
        <Trans>Sign In</Trans>
      </Button>
    </form>
  )
}
