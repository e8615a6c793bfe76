import { Trans } from '@lingui/react/macro'
import { type BillingInterval, type PaidPlanId, PLANS, type PlanId } from '@potluck/rules'
import { Button } from '../../../ui/controls/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { PlanChoice, Subscription } from '../api.ts'
import type { PlanActs } from '../use-plan-acts.tsx'

interface PlanActionProps {
  plan: PlanId
  interval: BillingInterval
  /** Undefined while it loads. */
  subscription: Subscription | undefined
  acts: PlanActs
  onChoose: (choice: PlanChoice) => void
}

/** The button on a plan's card, depending on the member's plan. */
export function PlanAction(props: PlanActionProps) {
  const { plan, interval, subscription, acts } = props
  if (!subscription) return <Skeleton className="h-11 w-full" />
  const isCancelled = subscription.endsAt !== null
  if (plan === 'basic') return <BasicAction subscription={subscription} acts={acts} />
  if (plan !== subscription.plan) return <Choose {...props} plan={plan} />
  if (isCancelled) {
    return (
      <Button loading={acts.isPending} onClick={() => acts.resume(subscription)}>
        <Trans>Keep {PLANS[plan].name}</Trans>
      </Button>
    )
  }
  if (interval === subscription.interval) return <YourPlan />
  return (
    <Button onClick={() => props.onChoose({ plan, interval })}>
      {interval === 'year' ? <Trans>Pay annually</Trans> : <Trans>Pay monthly</Trans>}
    </Button>
  )
}

function BasicAction({ subscription, acts }: { subscription: Subscription; acts: PlanActs }) {
  if (subscription.plan === 'basic') return <YourPlan />
  if (subscription.endsAt !== null) {
    return (
      <Button disabled>
        <Trans>You return with the month</Trans>
      </Button>
    )
  }
  return (
    <Button loading={acts.isPending} onClick={() => acts.cancel(subscription)}>
      <Trans>Return to Basic</Trans>
    </Button>
  )
}

function Choose({ plan, interval, onChoose }: PlanActionProps & { plan: PaidPlanId }) {
  const { name } = PLANS[plan]
  return (
    <Button
      variant={plan === 'pro' ? 'primary' : 'outline'}
      onClick={() => onChoose({ plan, interval })}
    >
      <Trans>Choose {name}</Trans>
    </Button>
  )
}

function YourPlan() {
  return (
    <Button disabled>
      <Trans>Current plan</Trans>
    </Button>
  )
}
