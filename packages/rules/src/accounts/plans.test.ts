import { expect, it } from 'vitest'
import { PAID_PLAN_IDS, PLAN_IDS, PLANS, planPriceCents, toCouponCode } from './plans.ts'

it('knows every plan, and those that cost something', () => {
  expect(Object.keys(PLANS)).toEqual(PLAN_IDS)
  expect(PLAN_IDS.filter((id) => PLANS[id].dollarsAMonth > 0)).toEqual(PAID_PLAN_IDS)
})

it.each([
  ['basic', 'year', 0, 0],
  ['pro', 'month', 0, 900],
  ['pro', 'year', 0, 8640],
  ['family', 'year', 0, 14_400],
  ['pro', 'month', 25, 675],
  ['pro', 'month', 33, 603],
  ['family', 'year', 100, 0],
] as const)('lets %s by the %s with %i %% off cost %i cents', (plan, interval, percent, cents) => {
  expect(planPriceCents(plan, interval, percent)).toBe(cents)
})

it.each([
  ['  summer-26 ', 'SUMMER-26'],
  ['ABC', 'ABC'],
  ['AB', undefined],
  ['-ABC', undefined],
  ['ABC-', undefined],
  ['A B C', undefined],
  ['ÄPFEL', undefined],
  ['A'.repeat(33), undefined],
])('reads %j as the coupon code %j', (typed, code) => {
  expect(toCouponCode(typed)).toBe(code)
})
