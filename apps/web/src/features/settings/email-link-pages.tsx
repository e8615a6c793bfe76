import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/button.tsx'
import { BowlAndWhisk } from '../../ui/drawings.tsx'
import { FieldError } from '../../ui/field.tsx'
import { openAuthDialog, useSession } from '../auth/index.ts'
import { useConfirmEmail, useUndoEmail } from './api.ts'

/** Where the link leads that is mailed to a new address. Opening it changes nothing: mail programs open links. */
export function ConfirmEmailPage() {
  const token = useSecret()
  const { mutate, data, error, isPending } = useConfirmEmail()
  const email = data?.email
  return (
    <LinkPage
      title={<Trans>Confirm your address</Trans>}
      lead={
        email === undefined ? (
          <Trans>One press, and we know that mail for you arrives here.</Trans>
        ) : (
          <Trans>{email} is confirmed. Thank you!</Trans>
        )
      }
      error={error}
    >
      {email === undefined && (
        <Button variant="primary" loading={isPending} onClick={() => mutate(token)}>
          <Trans>Confirm address</Trans>
        </Button>
      )}
    </LinkPage>
  )
}

/** Where the link leads that is mailed to an address that is not the account's any more. */
export function UndoEmailPage() {
  const token = useSecret()
  const user = useSession()
  const { mutate, data, error, isPending } = useUndoEmail()
  const email = data?.email
  return (
    <LinkPage
      title={<Trans>Take the change back</Trans>}
      lead={
        email === undefined ? (
          <Trans>
            Your account gets its old address again and is signed out everywhere, whoever changed
            it.
          </Trans>
        ) : (
          <Trans>
            The address is {email} again. If it was not you who changed it, sign in and change your
            password.
          </Trans>
        )
      }
      error={error}
    >
      {email === undefined && (
        <Button variant="primary" loading={isPending} onClick={() => mutate(token)}>
          <Trans>Use the old address again</Trans>
        </Button>
      )}
      {email !== undefined && !user && (
        <Button variant="primary" onClick={() => openAuthDialog('sign-in')}>
          <Trans>Sign In</Trans>
        </Button>
      )}
    </LinkPage>
  )
}

/** What stands after the # of the link: it is in no log and in no Referer. */
function useSecret(): string {
  return useLocation({ select: ({ hash }) => hash })
}

interface LinkPageProps {
  title: ReactNode
  lead: ReactNode
  error: Error | null
  children: ReactNode
}

function LinkPage({ title, lead, error, children }: LinkPageProps) {
  const { t } = useLingui()
  return (
    <section className="mx-auto grid max-w-105 justify-items-center px-4 py-16 text-center">
      <BowlAndWhisk />
      <h1 className="mt-6 font-display text-3xl font-semibold text-balance">{title}</h1>
      <p role="status" className="mt-3 mb-6 wrap-anywhere text-ink-soft">
        {lead}
      </p>
      {children}
      <div role="alert" className="mt-4">
        <FieldError>
          {error && (serverMessage(error) ?? t`That did not work. Please try again.`)}
        </FieldError>
      </div>
    </section>
  )
}
