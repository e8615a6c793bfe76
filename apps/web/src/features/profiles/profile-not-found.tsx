import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { usePageTitle } from '../../platform/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useSession } from '../auth/index.ts'

interface ProfileNotFoundProps {
  message: string
  /** Left out where asking again would change nothing. */
  onRetry?: () => void
}

/** A profile that is not there, not to be seen or did not come. */
export function ProfileNotFound({ message, onRetry }: ProfileNotFoundProps) {
  const { t } = useLingui()
  const { history } = useRouter()
  const navigate = useNavigate()
  const user = useSession()
  usePageTitle(t`Profile Not Found`)

  function goBack() {
    if (history.canGoBack()) history.back()
    else void navigate({ to: user ? '/explore' : '/' })
  }

  return (
    <div className="py-8">
      <h1 className="sr-only">
        <Trans>Profile Not Found</Trans>
      </h1>
      <ErrorState
        title={t`Profile Not Found`}
        message={message}
        {...(onRetry && { onRetry })}
        action={
          <Button onClick={goBack}>
            <Trans>Go Back</Trans>
          </Button>
        }
      />
    </div>
  )
}
