import { Trans, useLingui } from '@lingui/react/macro'
import { usePageTitle } from '../../platform/page-title.ts'
import { useGoBack } from '../../platform/use-go-back.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useSession } from '../auth/index.ts'

interface ProfileNotFoundProps {
  message: string
  /** Left out if trying again would change nothing. */
  onRetry?: () => void
}

/** A profile that does not exist, is private or could not be loaded. */
export function ProfileNotFound({ message, onRetry }: ProfileNotFoundProps) {
  const { t } = useLingui()
  const goBack = useGoBack(useSession() ? '/explore' : '/')
  usePageTitle(t`Profile Not Found`)

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
