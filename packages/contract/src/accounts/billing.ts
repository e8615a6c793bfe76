import { BILLING_INTERVALS, COUPON_CODE_MAX, PAID_PLAN_IDS, PLAN_IDS } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Id, IsoDate, paged, paging, text } from '../shared.ts'

const Coupon = z.object({ code: z.string(), percent: z.number().describe('Off the price') })

const Interval = z.enum(BILLING_INTERVALS)

/** The price of an interval of the plan; without a payment provider it is shown and never charged. */
const priceCents = z.number().describe('Cents of a US dollar an interval, less the coupon')

export const Subscription = z.object({
  plan: z.enum(PLAN_IDS),
  interval: Interval.nullable().describe('Null on Basic'),
  priceCents,
  coupon: Coupon.nullable(),
  since: IsoDate.nullable().describe('When the plan was chosen; null on Basic'),
  endsAt: IsoDate.nullable().describe('When a cancelled plan returns to Basic'),
})

export const PlanChange = z.object({
  _id: Id,
  kind: z.enum(['chosen', 'cancelled', 'resumed', 'ended']),
  fromPlan: z.enum(PLAN_IDS),
  plan: z.enum(PLAN_IDS).describe('The plan from then on; of a cancellation the plan that ends'),
  interval: Interval.nullable(),
  priceCents,
  coupon: Coupon.nullable(),
  endsAt: IsoDate.nullable().describe('Of a cancellation: when the plan ends'),
  createdAt: IsoDate,
})

const couponCode = text(COUPON_CODE_MAX)

const COUPON_ERRORS = [
  'COUPON_NOT_FOUND',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
  'COUPON_USED_BEFORE',
] as const

/** Choosing and cancelling plans. No endpoint accepts card data, which stays in the browser. */
export const billing = {
  'GET /billing/subscriptions/current': {
    summary: 'The plan the caller is on',
    access: 'member',
    response: Subscription,
  },
  'PUT /billing/subscriptions/current': {
    summary: 'Choose a plan that costs something; the same again changes nothing',
    access: 'member',
    // Strict, so that no client can send more than it should, card data least of all.
    body: z.strictObject({
      plan: z.enum(PAID_PLAN_IDS),
      interval: Interval.default('month'),
      coupon: couponCode.optional(),
    }),
    response: Subscription,
    errors: COUPON_ERRORS,
  },
  'POST /billing/cancellations': {
    summary: "Return to Basic at the month's end (UTC); until then the plan stays",
    access: 'member',
    response: Subscription,
  },
  'DELETE /billing/cancellations': {
    summary: 'Keep the plan after all; without a cancellation nothing changes',
    access: 'member',
    response: Subscription,
  },
  'GET /billing/plan-changes': {
    summary: "The caller's plan changes, newest first",
    access: 'member',
    query: z.object(paging(10)),
    response: paged('changes', PlanChange),
  },
  'POST /billing/coupon-checks': {
    summary: 'Whether the caller can use a coupon, and what it takes off',
    access: 'member',
    body: z.object({ code: couponCode }),
    response: Coupon,
    errors: COUPON_ERRORS,
  },
} satisfies Endpoints
