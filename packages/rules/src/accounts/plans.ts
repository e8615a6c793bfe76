/** The plans with their names, prices in US dollars a month, and limits. */
export const PLANS = {
  /** `recipesAMonth` are the assistant's, null without a limit; `members` is marketing text so far. */
  basic: { name: 'Basic', dollarsAMonth: 0, recipesAMonth: 100, members: 1 },
  pro: { name: 'Pro', dollarsAMonth: 9, recipesAMonth: null, members: 1 },
  family: { name: 'Family', dollarsAMonth: 15, recipesAMonth: null, members: 6 },
} as const
export type PlanId = keyof typeof PLANS
export const PLAN_IDS = ['basic', 'pro', 'family'] as const satisfies readonly PlanId[]
export const PAID_PLAN_IDS = ['pro', 'family'] as const satisfies readonly PlanId[]
export type PaidPlanId = (typeof PAID_PLAN_IDS)[number]

/** How often a plan is paid. */
export const BILLING_INTERVALS = ['month', 'year'] as const
export type BillingInterval = (typeof BILLING_INTERVALS)[number]

/** How much less a year costs than twelve months. */
export const ANNUAL_DISCOUNT_PERCENT = 20
/** Marketing text. */
export const TRIAL_DAYS = 14

export const COUPON_CODE_MAX = 32
const COUPON_CODE = /^[A-Z0-9](?:[A-Z0-9-]{1,30}[A-Z0-9])$/

/** A code as it is stored ('  summer-26' → 'SUMMER-26'), or undefined if it is not a valid code. */
export function toCouponCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase()
  return COUPON_CODE.test(code) ? code : undefined
}

/** The price of an interval of a plan, in cents, less a coupon's percentage. */
export function planPriceCents(plan: PlanId, interval: BillingInterval, couponPercent = 0): number {
  const month = PLANS[plan].dollarsAMonth * 100
  const full = interval === 'month' ? month : lessPercent(month * 12, ANNUAL_DISCOUNT_PERCENT)
  return lessPercent(full, couponPercent)
}

function lessPercent(cents: number, percent: number): number {
  return Math.round((cents * (100 - percent)) / 100)
}
