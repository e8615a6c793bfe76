import { Trans, useLingui } from '@lingui/react/macro'
import { PLANS } from '@potluck/rules'
import { useQuery } from '@tanstack/react-query'
import { serverMessage } from '../../platform/server-message.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useSession } from '../auth/index.ts'
import { usageQuery } from './api.ts'
import { SettingsFrame, SettingsSection } from './settings-frame.tsx'
import { UsageOfMonth } from './usage-of-month.tsx'

/** The plan one is on, and what was used of it this month. */
export function SubscriptionPage() {
  const user = useSession()
  if (!user) return null
  const plan = PLANS[user.plan]
  return (
    <SettingsFrame>
      <SettingsSection title={<Trans>Your plan</Trans>}>
        <div>
          <p className="font-display text-2xl font-semibold">{plan.name}</p>
          <p className="mt-1 text-ink-soft tabular-nums">
            <Trans>${plan.dollarsAMonth}/month</Trans>
          </p>
        </div>
      </SettingsSection>
      <SettingsSection
        title={<Trans>The assistant</Trans>}
        hint={
          <Trans>Recipes it finished for you. What you stop or what fails is not counted.</Trans>
        }
      >
        <Usage />
      </SettingsSection>
    </SettingsFrame>
  )
}

function Usage() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(usageQuery())
  if (data) return <UsageOfMonth usage={data} />
  if (error) {
    const message = serverMessage(error) ?? error.message
    return <ErrorState title={t`Failed to load settings`} message={message} onRetry={refetch} />
  }
  return (
    <Loading text={<Trans>Loading this month's use...</Trans>} className="grid gap-3">
      <Skeleton className="h-7 w-64" />
      <Skeleton className="h-2 w-full" />
      <Skeleton className="h-4 w-48" />
    </Loading>
  )
}
