import { Trans, useLingui } from '@lingui/react/macro'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmailField } from './account-fields.tsx'
import { hasBlanks, useAccountForm } from './account-form.ts'
import { useAskForReset } from './api.ts'
import { FormProblem } from './form-problem.tsx'
import { findForgotProblems } from './problems.ts'

/** Asks for the address to mail a link to a new password to; the answer replaces the form. */
export function ForgotForm() {
  const { t } = useLingui()
  const ask = useAskForReset()
  const { register, handleSubmit, formState } = useAccountForm({ email: '' }, findForgotProblems)
  const { errors } = formState
  return (
    <>
      <p
        role="status"
        className={ask.isSuccess ? 'rounded-field bg-basil-wash px-4 py-3 text-basil' : undefined}
      >
        {ask.isSuccess && (
          <Trans>
            If this address has an account, a link is on its way to it. It works for an hour.
          </Trans>
        )}
      </p>
      {!ask.isSuccess && (
        <form
          noValidate
          onSubmit={handleSubmit(({ email }) => ask.mutate(email.trim()))}
          className="grid gap-4"
        >
          <EmailField isFirst field={register('email')} error={errors.email} />
          <FormProblem
            blanks={hasBlanks(errors)}
            failure={
              ask.error && (serverMessage(ask.error) ?? t`That did not work. Please try again.`)
            }
          />
          <Button type="submit" variant="primary" wide loading={ask.isPending}>
            <Trans>Mail me a link</Trans>
          </Button>
        </form>
      )}
    </>
  )
}
