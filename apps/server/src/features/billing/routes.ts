import type { contract } from '@potluck/contract'
import type { Handlers } from '../../platform/http/index.ts'
import type { Billing } from './service.ts'

export function billingRoutes(billing: Billing): Handlers<typeof contract.billing> {
  return {
    'GET /billing/subscriptions/current': ({ member }) => billing.getCurrent(member),
    'PUT /billing/subscriptions/current': ({ member, body }) => billing.choose(member, body),
    'POST /billing/cancellations': ({ member }) => billing.cancel(member),
    'DELETE /billing/cancellations': ({ member }) => billing.resume(member),
    'GET /billing/plan-changes': ({ member, query }) => billing.listChanges(member, query),
    'POST /billing/coupon-checks': ({ member, body }) => billing.checkCoupon(member, body.code),
  }
}
