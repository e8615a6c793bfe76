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
 * Who is on which plan. With no payment provider nothing is charged: prices are told and recorded.
 * A cancelled plan stays until the month's end, when a job returns the member to Basic.
 */
export function createBilling({ database, jobs, coupons, now }: BillingDeps) {
  const changes = createPlanChanges({ database, now })
  keepPlanEnds({ database, jobs, changes, now })

  return {
    getCurrent: async (member: Member): Promise<Subscription> =>
      toSubscription(known(await queries.findSubscription(database.db, member.id))),

    /**
     * Puts the member on a plan, at once. The same choice again changes nothing; a coupon stays with
     * the subscription until it ends or another takes its place.
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

    /** Ends the plan with the month. Again, or on Basic, changes nothing. */
    cancel: (member: Member): Promise<Subscription> =>
      change(member, async (tx, before) => {
        if (before.plan === 'basic' || before.ends_at !== null) return
        await queries.setEnd(tx, member.id, endOfMonth(now()))
        await changes.note(tx, member.id, 'cancelled', before)
      }),

    /** Takes a cancellation back. Where there is none, nothing changes. */
    resume: (member: Member): Promise<Subscription> =>
      change(member, async (tx, before) => {
        if (before.ends_at === null) return
        await queries.setEnd(tx, member.id, null)
        await changes.note(tx, member.id, 'resumed', before)
      }),

    listChanges: changes.list,

    checkCoupon: (member: Member, code: string) => coupons.check(member, code),
  }

  /** Reads under a lock, lets `act` write, and answers what is there then. */
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

/** The first moment of the next month, UTC: the assistant counts its recipes by the same months. */
function endOfMonth(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1))
}
