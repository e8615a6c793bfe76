import { Trans } from '@lingui/react/macro'
import { ANNUAL_DISCOUNT_PERCENT, PLANS, planPriceCents } from '@potluck/rules'
import type { ReactNode } from 'react'
import type { Coupon, PlanChoice } from '../api.ts'
import { usePrice } from '../use-price.ts'

interface PlanSummaryProps {
  choice: PlanChoice
  coupon: Coupon | null
}

/** The plan's price, the discount and the total. */
export function PlanSummary({ choice: { plan, interval }, coupon }: PlanSummaryProps) {
  const price = usePrice()
  const { name, dollarsAMonth } = PLANS[plan]
  const isYear = interval === 'year'
  const full = dollarsAMonth * 100 * (isYear ? 12 : 1)
  const asked = planPriceCents(plan, interval)
  const total = planPriceCents(plan, interval, coupon?.percent)
  return (
    <dl className="grid gap-1.5 rounded-field bg-sunk px-4 py-3 tabular-nums">
      <Line
        name={isYear ? <Trans>{name} plan, a year</Trans> : <Trans>{name} plan, a month</Trans>}
        amount={price(full)}
      />
      {isYear && (
        <Line
          name={<Trans>Paid annually, {ANNUAL_DISCOUNT_PERCENT}% off</Trans>}
          amount={`−${price(full - asked)}`}
        />
      )}
      {coupon && (
        <Line
          name={
            <Trans>
              Coupon {coupon.code}, {coupon.percent}% off
            </Trans>
          }
          amount={`−${price(asked - total)}`}
        />
      )}
      <Line
        isTotal
        name={isYear ? <Trans>Total a year</Trans> : <Trans>Total a month</Trans>}
        amount={price(total)}
      />
    </dl>
  )
}

interface LineProps {
  name: ReactNode
  amount: string
  isTotal?: boolean
}

function Line({ name, amount, isTotal = false }: LineProps) {
  return (
    <div
      className={`flex justify-between gap-4 ${isTotal ? 'mt-1 border-t border-line pt-2 font-semibold' : ''}`}
    >
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
