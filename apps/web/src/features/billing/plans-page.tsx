import { Trans, useLingui } from '@lingui/react/macro'
import { type BillingInterval, TRIAL_DAYS } from '@potluck/rules'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { SegmentedControl } from '../../ui/controls/choices.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useSession } from '../auth/index.ts'
import { type PlanChoice, subscriptionQuery } from './api.ts'
import { ComparisonTable } from './plans/comparison-table.tsx'
import { PlanAction } from './plans/plan-action.tsx'
import { PlanCards } from './plans/plan-cards.tsx'
import { PlanFeatures } from './plans/plan-features.tsx'
import { PlanQuestions } from './plans/plan-questions.tsx'
import { PlanVoices } from './plans/plan-voices.tsx'
import { usePlanActs } from './use-plan-acts.tsx'

const PaymentDialog = lazy(async () => ({
  default: (await import('./payment/payment-dialog.tsx')).PaymentDialog,
}))

/** The plans with their features, and buttons to choose one. */
export function PlansPage() {
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8 md:py-12">
      <header className="mx-auto max-w-160 text-center">
        <h1 className="font-display text-3xl font-semibold md:text-4xl">
          <Trans>A plan for every table</Trans>
        </h1>
        <p className="mt-3 text-lg text-ink-soft">
          <Trans>Free trial: {TRIAL_DAYS} days, no card required.</Trans>
        </p>
        <p className="mt-1 text-ink-soft">
          <Trans>No payment provider is connected here, so nothing is charged.</Trans>
        </p>
      </header>
      <Plans />
      <ComparisonTable />
      <PlanFeatures />
      <PlanVoices />
      <PlanQuestions />
    </div>
  )
}

function Plans() {
  const { t } = useLingui()
  const user = useSession()
  const [interval, showInterval] = useInterval()
  const { data: subscription, error, refetch } = useQuery(subscriptionQuery())
  const [acts, dialog] = usePlanActs()
  const [choice, setChoice] = useState<PlanChoice>()
  const [isPaying, setPaying] = useState(false)
  // A new key, so that a closed form starts empty the next time.
  const [visit, setVisit] = useState(0)

  function pay(chosen: PlanChoice) {
    setChoice(chosen)
    setVisit(visit + 1)
    setPaying(true)
  }

  if (!user) return null
  return (
    <>
      <div className="mt-8 flex justify-center">
        <SegmentedControl
          legend={t`Paid`}
          options={[
            { value: 'month', label: <Trans>Monthly</Trans> },
            { value: 'year', label: <Trans>Annually</Trans> },
          ]}
          value={interval}
          onChange={showInterval}
        />
      </div>
      <PlanCards
        interval={interval}
        current={user.plan}
        action={(plan) =>
          !error && (
            <PlanAction
              plan={plan}
              interval={interval}
              subscription={subscription}
              acts={acts}
              onChoose={pay}
            />
          )
        }
      />
      {error && (
        <ErrorState
          title={<Trans>Failed to load your plan</Trans>}
          message={serverMessage(error) ?? t`Check your connection, then try again.`}
          onRetry={() => refetch()}
        />
      )}
      {dialog}
      {choice && subscription && (
        <Suspense>
          <PaymentDialog
            key={visit}
            choice={choice}
            subscription={subscription}
            user={user}
            open={isPaying}
            onClose={() => setPaying(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Kept in the address, so that a link can show yearly prices. */
function useInterval(): [BillingInterval, (interval: BillingInterval) => void] {
  const navigate = useNavigate()
  const { billing } = useSearch({ from: '/members/subscription' })
  return [
    billing === 'annual' ? 'year' : 'month',
    (interval) =>
      void navigate({
        to: '/subscription',
        search: interval === 'year' ? { billing: 'annual' } : {},
        replace: true,
        resetScroll: false,
      }),
  ]
}
