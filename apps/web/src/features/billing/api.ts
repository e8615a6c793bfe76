import type { BillingInterval, PaidPlanId } from '@potluck/rules'
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type CallResponse, call } from '../../platform/call.ts'
import { sessionQuery } from '../auth/index.ts'

/** The member's plan, its price, and when it ends if it was cancelled. */
export type Subscription = CallResponse<'GET /billing/subscriptions/current'>
export type PlanChange = CallResponse<'GET /billing/plan-changes'>['changes'][number]
export type Coupon = CallResponse<'POST /billing/coupon-checks'>

/** The chosen plan; card data is never part of it. */
export interface PlanChoice {
  plan: PaidPlanId
  interval: BillingInterval
  coupon?: string
}

const billingKeys = {
  current: ['billing', 'current'] as const,
  changes: ['billing', 'changes'] as const,
}

export function subscriptionQuery() {
  return queryOptions({
    queryKey: billingKeys.current,
    queryFn: ({ signal }) => call('GET /billing/subscriptions/current', { signal }),
  })
}

/** The history of the member's plan, newest first. */
export function planChangesQuery() {
  return infiniteQueryOptions({
    queryKey: billingKeys.changes,
    queryFn: ({ pageParam, signal }) =>
      call('GET /billing/plan-changes', { query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  })
}

export function useChoosePlan() {
  return useSubscriptionChange((choice: PlanChoice) =>
    call('PUT /billing/subscriptions/current', { body: choice }),
  )
}

export function useCancelPlan() {
  return useSubscriptionChange(() => call('POST /billing/cancellations'))
}

export function useResumePlan() {
  return useSubscriptionChange(() => call('DELETE /billing/cancellations'))
}

/** Checks whether a coupon can be used, without using it. */
export function useCheckCoupon() {
  return useMutation({
    mutationFn: (code: string) => call('POST /billing/coupon-checks', { body: { code } }),
  })
}

function useSubscriptionChange<Input = void>(change: (input: Input) => Promise<Subscription>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (subscription) => showSubscription(queryClient, subscription),
  })
}

/** Stores the plan from the server's answer in the cache. */
function showSubscription(queryClient: QueryClient, subscription: Subscription): void {
  const { plan } = subscription
  queryClient.setQueryData(subscriptionQuery().queryKey, subscription)
  queryClient.setQueryData(sessionQuery().queryKey, (user) => user && { ...user, plan })
  void queryClient.invalidateQueries({ queryKey: billingKeys.changes })
}
