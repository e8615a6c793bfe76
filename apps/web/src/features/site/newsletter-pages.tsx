import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button, buttonStyles } from '../../ui/controls/button.tsx'
import { LinkPage, useLinkSecret } from '../../ui/link-page.tsx'
import { useSession } from '../auth/index.ts'
import { useConfirmSubscription, useUnsubscribe } from './api.ts'

/** The page of the link mailed to somebody who asked for the newsletter. */
export function ConfirmNewsletterPage() {
  const token = useLinkSecret()
  const { mutate, data, error, isPending } = useConfirmSubscription()
  const email = data?.email
  return (
    <LinkPage
      title={<Trans>Confirm your subscription</Trans>}
      lead={
        email === undefined ? (
          <Trans>One press, and the newsletter comes to you every Monday.</Trans>
        ) : (
          <Trans>{email} is subscribed. Thank you!</Trans>
        )
      }
      error={error}
    >
      {email === undefined && (
        <Button variant="primary" loading={isPending} onClick={() => mutate(token)}>
          <Trans>Subscribe</Trans>
        </Button>
      )}
    </LinkPage>
  )
}

/** The page of the unsubscribe link at the end of every mail to many. */
export function UnsubscribePage() {
  const token = useLinkSecret()
  const user = useSession()
  const { mutate, data, error, isPending } = useUnsubscribe()
  return (
    <LinkPage
      title={<Trans>Unsubscribe</Trans>}
      lead={
        data ? <Trans>Done. These mails will not come any more.</Trans> : <ListLeft token={token} />
      }
      error={error}
    >
      {!data && (
        <Button variant="primary" loading={isPending} onClick={() => mutate(token)}>
          <Trans>Unsubscribe</Trans>
        </Button>
      )}
      {data && user && (
        <Link to="/settings/notifications" className={buttonStyles()}>
          <Trans>Choose what you hear of</Trans>
        </Link>
      )}
    </LinkPage>
  )
}

/** Names the mails that the button ends: a link's token starts with the name of its list. */
function ListLeft({ token }: { token: string }) {
  if (token.startsWith('recipe-alerts.')) {
    return <Trans>One press, and no mail tells you what cooks you follow publish.</Trans>
  }
  if (token.startsWith('offers.')) return <Trans>One press, and no special offers come.</Trans>
  return <Trans>One press, and the weekly newsletter comes no more.</Trans>
}
