import { Trans, useLingui } from '@lingui/react/macro'
import { PLANS } from '@potluck/rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { serverMessage } from '../../platform/server-message.ts'
import { Button, buttonStyles } from '../../ui/controls/button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { type Subscription, subscriptionQuery } from './api.ts'
import { usePlanActs } from './use-plan-acts.tsx'
import { usePrice } from './use-price.ts'
import { useUtcDay } from './use-utc-day.ts'

/** The member's plan in the settings, with buttons to change it. */
export function CurrentPlan() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(subscriptionQuery())
  if (data) return <Plan subscription={data} />
  if (error) {
    const message = serverMessage(error) ?? error.message
    return <ErrorState title={t`Failed to load settings`} message={message} onRetry={refetch} />
  }
  return (
    <Loading text={<Trans>Loading your plan...</Trans>} className="grid gap-3">
      <Skeleton className="h-8 w-24" />
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-11 w-72" />
    </Loading>
  )
}

function Plan({ subscription }: { subscription: Subscription }) {
  const [acts, dialog] = usePlanActs()
  const isBasic = subscription.plan === 'basic'
  return (
    <>
      <PlanFacts subscription={subscription} />
      <div className="flex flex-wrap gap-3">
        <Link to="/subscription" className={buttonStyles({ variant: 'primary' })}>
          <Trans>Change Plan</Trans>
        </Link>
        {subscription.endsAt === null ? (
          <Button
            disabled={isBasic}
            loading={acts.isPending}
            onClick={() => acts.cancel(subscription)}
          >
            <Trans>Cancel Subscription</Trans>
          </Button>
        ) : (
          <Button loading={acts.isPending} onClick={() => acts.resume(subscription)}>
            <Trans>Keep {PLANS[subscription.plan].name}</Trans>
          </Button>
        )}
      </div>
      {isBasic && (
        <p className="-mt-3 text-sm text-ink-soft">
          <Trans>Basic costs nothing: there is nothing to cancel.</Trans>
        </p>
      )}
      {dialog}
    </>
  )
}

function PlanFacts({ subscription }: { subscription: Subscription }) {
  const price = usePrice()
  const utcDay = useUtcDay()
  const { plan, interval, priceCents, coupon, since, endsAt } = subscription
  return (
    <div>
      <p className="font-display text-2xl font-semibold">
        <Trans>{PLANS[plan].name} Plan</Trans>
      </p>
      <p className="mt-1 text-ink-soft tabular-nums">
        {interval === 'year' ? (
          <Trans>{price(priceCents)}/year</Trans>
        ) : (
          <Trans>{price(priceCents)}/month</Trans>
        )}
        {coupon && (
          <>
            {' · '}
            <Trans>
              Coupon {coupon.code}, {coupon.percent}% off
            </Trans>
          </>
        )}
      </p>
      {since && (
        <p className="text-ink-soft">
          <Trans>Since {utcDay(since)}</Trans>
        </p>
      )}
      {endsAt && (
        <p role="status" className="mt-2 font-medium text-saffron">
          <Trans>Cancelled: you return to Basic on {utcDay(endsAt)} (UTC).</Trans>
        </p>
      )}
    </div>
  )
}
