import type { ArchivePart } from '../../platform/archive-part.ts'

export const billingParts: ArchivePart[] = [
  {
    file: 'plan.json',
    tables: ['subscriptions'],
    rows: `select s.user_id::text as _key, u.plan, s.billing_interval as interval,
        s.coupon_code as coupon, s.coupon_percent as "couponPercent", s.since, s.ends_at as "endsAt"
      from subscriptions s join users u on u.id = s.user_id where s.user_id = $1`,
  },
  {
    file: 'plan-changes.json',
    tables: ['plan_changes'],
    rows: `select c.id::text as _key, c.kind, c.from_plan as "fromPlan", c.plan,
        c.billing_interval as interval, c.price_cents as "priceCents", c.coupon_code as coupon,
        c.ends_at as "endsAt", c.created_at as "changedAt"
      from plan_changes c where c.user_id = $1`,
  },
]
