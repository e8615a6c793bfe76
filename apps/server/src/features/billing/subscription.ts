import type { contract, ResponseOf } from '@potluck/contract'
import { planPriceCents } from '@potluck/rules'
import { toIso } from '../../platform/database/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { SubscriptionRow } from './queries.ts'

export type Subscription = ResponseOf<
  (typeof contract.billing)['GET /billing/subscriptions/current']
>

export type Coupon = { code: string; percent: number }

/** @throws UNAUTHORIZED if the account was deleted */
export function known(row: SubscriptionRow | undefined): SubscriptionRow {
  if (!row) throw new AppError('UNAUTHORIZED')
  return row
}

type WithCoupon = Pick<SubscriptionRow, 'coupon_code' | 'coupon_percent'>

/** The coupon of a subscription, or of a recorded change. */
export function couponOf({
  coupon_code: code,
  coupon_percent: percent,
}: WithCoupon): Coupon | null {
  return code === null || percent === null ? null : { code, percent }
}

/** The price of a month or a year. */
export function priceOf({ plan, interval, coupon_percent }: SubscriptionRow): number {
  return interval === null ? 0 : planPriceCents(plan, interval, coupon_percent ?? 0)
}

export function toSubscription(row: SubscriptionRow): Subscription {
  return {
    plan: row.plan,
    interval: row.interval,
    priceCents: priceOf(row),
    coupon: couponOf(row),
    since: row.since && toIso(row.since),
    endsAt: row.ends_at && toIso(row.ends_at),
  }
}
