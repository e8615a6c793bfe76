import { Trans, useLingui } from '@lingui/react/macro'
import { ACCOUNT_SENTENCES, isEmail } from '@potluck/rules'
import { type FormEvent, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/inputs.tsx'
import { useSubscribe } from './api.ts'

/** An address and a button; the answer replaces the form. */
export function NewsletterForm() {
  const { t } = useLingui()
  const subscribe = useSubscribe()
  const [problem, setProblem] = useState<string>()

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    if (!isEmail(email)) return setProblem(ACCOUNT_SENTENCES.email)
    setProblem(undefined)
    subscribe.mutate(email, {
      onError: (error) =>
        setProblem(serverMessage(error) ?? t`That did not work. Please try again.`),
    })
  }

  return (
    <div role="status">
      {subscribe.isSuccess ? (
        <p className="rounded-field bg-basil-wash px-4 py-3 text-basil">{subscribe.data.message}</p>
      ) : (
        <form noValidate onSubmit={handleSubmit} className="flex items-start gap-2">
          <Field label={t`Email for the newsletter`} hideLabel error={problem} className="flex-1">
            <TextInput name="email" type="email" autoComplete="email" placeholder={t`Your email`} />
          </Field>
          <Button type="submit" loading={subscribe.isPending}>
            <Trans>Subscribe</Trans>
          </Button>
        </form>
      )}
    </div>
  )
}
