import { Trans, useLingui } from '@lingui/react/macro'
import {
  ANNUAL_DISCOUNT_PERCENT,
  type BillingInterval,
  PLAN_IDS,
  PLANS,
  type PlanId,
  planPriceCents,
} from '@potluck/rules'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { usePrice } from '../use-price.ts'

interface PlanCardsProps {
  interval: BillingInterval
  current: PlanId
  /** The button for a plan. */
  action: (plan: PlanId) => ReactNode
}

/** The three plans side by side, on a phone one below the other. */
export function PlanCards({ interval, current, action }: PlanCardsProps) {
  return (
    <ul className="mt-8 grid gap-5 md:grid-cols-3">
      {PLAN_IDS.map((plan) => (
        <li
          key={plan}
          className={`flex flex-col rounded-card border bg-surface p-6 ${plan === current ? 'border-basil' : 'border-line'}`}
        >
          <div className="flex min-h-8 items-start justify-between gap-2">
            <h2 className="font-display text-2xl font-semibold">{PLANS[plan].name}</h2>
            {plan === current && (
              <Badge tone="basil">
                <Trans>Your plan</Trans>
              </Badge>
            )}
          </div>
          <Price plan={plan} interval={interval} />
          <ul className="mt-5 mb-6 grid gap-2.5">
            <Offers plan={plan} />
          </ul>
          <div className="mt-auto grid">{action(plan)}</div>
        </li>
      ))}
    </ul>
  )
}

function Price({ plan, interval }: { plan: PlanId; interval: BillingInterval }) {
  const price = usePrice()
  const aYear = planPriceCents(plan, 'year')
  const aMonth = interval === 'year' ? aYear / 12 : planPriceCents(plan, 'month')
  return (
    <div className="mt-2 md:min-h-24 lg:min-h-20">
      <p className="flex flex-wrap items-baseline tabular-nums">
        <span className="font-display text-4xl font-semibold">{price(aMonth)}</span>
        <span className="text-ink-soft">
          <Trans>/month</Trans>
        </span>
      </p>
      {aYear > 0 && (
        <p className="mt-1 text-sm text-ink-soft tabular-nums">
          {interval === 'year' && (
            <>
              <Trans>{price(aYear)} a year</Trans>
              {' · '}
            </>
          )}
          <Trans>Save {ANNUAL_DISCOUNT_PERCENT}% annually</Trans>
        </p>
      )}
    </div>
  )
}

function Offers({ plan }: { plan: PlanId }) {
  const { t } = useLingui()
  const { recipesAMonth, members } = PLANS[plan]
  const offers = {
    basic: [
      t`${recipesAMonth} recipes per month`,
      t`Search, cook, save and publish`,
      t`Diets and allergies checked`,
    ],
    pro: [t`Unlimited recipes`, t`Everything in Basic`],
    family: [t`Up to ${members} family members`, t`Unlimited recipes`, t`Everything in Pro`],
  }[plan]
  return offers.map((offer) => (
    <li key={offer} className="flex gap-2.5">
      <Icon of={Check} size={18} className="mt-1 text-basil" />
      {offer}
    </li>
  ))
}
