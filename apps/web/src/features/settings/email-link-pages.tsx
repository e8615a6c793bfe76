import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button, buttonStyles } from '../../ui/controls/button.tsx'
import { LinkPage, useLinkSecret } from '../../ui/link-page.tsx'
import { useConfirmEmail, useUndoEmail } from './api.ts'

/**
 * The page of the link mailed to a new address. Opening it changes nothing, since mail programs
 * open links too.
 */
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

/** The page of the link mailed to an address that the account no longer has. */
export function UndoEmailPage() {
  const token = useLinkSecret()
  const { mutate, data, error, isPending } = useUndoEmail()
  const email = data?.email
  return (
    <LinkPage
      title={<Trans>Take the change back</Trans>}
      lead={
        email === undefined ? (
          <Trans>
            Your account gets its old address again and is signed out everywhere. A password or
            another way of signing in that was added since goes too.
          </Trans>
        ) : (
          <Trans>
            The address is {email} again, and everybody was signed out. Choose a new password now:
            whoever changed the address may know the old one.
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
      {data && (
        <Link
          to="/auth/reset-password"
          hash={data.resetToken}
          className={buttonStyles({ variant: 'primary' })}
        >
          <Trans>Choose a new password</Trans>
        </Link>
      )}
    </LinkPage>
  )
}
