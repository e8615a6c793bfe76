import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { LinkPage, useLinkSecret } from '../../ui/link-page.tsx'
import { openAuthDialog, useSession } from '../auth/index.ts'
import { useConfirmEmail, useUndoEmail } from './api.ts'

/** Where the link leads that is mailed to a new address. Opening it changes nothing: mail programs open links. */
export function ConfirmEmailPage() {
  const token = useLinkSecret()
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
  const token = useLinkSecret()
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
