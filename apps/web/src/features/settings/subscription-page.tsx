import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { serverMessage } from '../../platform/server-message.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { CurrentPlan, PaymentMethodButton, PlanHistoryButton } from '../billing/index.ts'
import { SettingRow } from './account/setting-row.tsx'
import { usageQuery } from './api.ts'
import { SettingsFrame, SettingsSection } from './settings-frame.tsx'
import { UsageOfMonth } from './usage-of-month.tsx'

/** The member's plan, how it is paid for, and this month's use. */
export function SubscriptionPage() {
  return (
    <SettingsFrame>
      <SettingsSection title={<Trans>Your plan</Trans>}>
        <CurrentPlan />
        <SettingRow
          name={<Trans>Payment method</Trans>}
          value={<Trans>None is stored, and nothing is billed.</Trans>}
          action={<PaymentMethodButton />}
        />
        <SettingRow
          name={<Trans>Billing history</Trans>}
          value={<Trans>Every change of your plan.</Trans>}
          action={<PlanHistoryButton />}
        />
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
