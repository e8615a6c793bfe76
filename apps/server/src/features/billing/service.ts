import type { BodyOf, contract } from '@potluck/contract'
import type { Database, Db } from '../../platform/database/index.ts'
import type { Member } from '../../platform/http/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import type { Coupons } from './coupons.ts'
import { createPlanChanges } from './plan-changes.ts'
import { keepPlanEnds } from './plan-ends.ts'
import * as queries from './queries.ts'
import { type Coupon, couponOf, known, type Subscription, toSubscription } from './subscription.ts'

type BillingDeps = { database: Database; jobs: Jobs; coupons: Coupons; now: () => Date }

type Choice = BodyOf<(typeof contract.billing)['PUT /billing/subscriptions/current']>

/**
 * Members' plans. Without a payment provider nothing is charged: prices are shown and recorded. A
 * cancelled plan runs until the month's end, when a job moves the member to Basic.
 */
export function createBilling({ database, jobs, coupons, now }: BillingDeps) {
  const changes = createPlanChanges({ database, now })
  keepPlanEnds({ database, jobs, changes, now })

  return {
    getCurrent: async (member: Member): Promise<Subscription> =>
      toSubscription(known(await queries.findSubscription(database.db, member.id))),

    /**
     * Puts the member on a plan at once. Choosing the same again changes nothing; a coupon stays
     * with the subscription until that ends or another coupon replaces it.
     * @throws COUPON_NOT_FOUND, COUPON_EXPIRED, COUPON_USED_UP, COUPON_USED_BEFORE
     */
    choose: (member: Member, choice: Choice): Promise<Subscription> =>
      change(member, async (tx, before) => {
        const kept = couponOf(before)
        const coupon = await couponFor(tx, member, choice, kept)
        const { plan, interval } = choice
        const isSame =
          before.plan === plan && before.interval === interval && coupon?.code === kept?.code
        if (isSame && before.ends_at === null) return
        const since = before.plan === plan && before.since ? new Date(before.since) : now()
        await queries.startSubscription(tx, member.id, { plan, interval, coupon, since })
        await changes.note(tx, member.id, isSame ? 'resumed' : 'chosen', before)
      }),

    /** Cancels the plan for the end of the month. A second call, or one on Basic, changes nothing. */
    cancel: (member: Member): Promise<Subscription> =>
      change(member, async (tx, before) => {
        if (before.plan === 'basic' || before.ends_at !== null) return
        await queries.setEnd(tx, member.id, endOfMonth(now()))
        await changes.note(tx, member.id, 'cancelled', before)
      }),

    /** Takes back a cancellation; changes nothing if there is none. */
    resume: (member: Member): Promise<Subscription> =>
      change(member, async (tx, before) => {
        if (before.ends_at === null) return
        await queries.setEnd(tx, member.id, null)
        await changes.note(tx, member.id, 'resumed', before)
      }),

    listChanges: changes.list,

    checkCoupon: (member: Member, code: string) => coupons.check(member, code),
  }

  /** Reads under a lock, lets `act` write, and answers the new state. */
  function change(
    member: Member,
    act: (tx: Db, before: queries.SubscriptionRow) => Promise<void>,
  ): Promise<Subscription> {
    return database.transaction(async (tx) => {
      await act(tx, known(await queries.findSubscriptionForUpdate(tx, member.id)))
      return toSubscription(known(await queries.findSubscription(tx, member.id)))
    })
  }

  async function couponFor(tx: Db, member: Member, { coupon }: Choice, kept: Coupon | null) {
    const isNew = coupon !== undefined && coupon.trim().toUpperCase() !== kept?.code
    return isNew ? coupons.redeem(tx, member, coupon) : kept
  }
}

export type Billing = ReturnType<typeof createBilling>

/** The start of the next month, UTC: the assistant counts its recipes by the same months. */
function endOfMonth(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1))
}
